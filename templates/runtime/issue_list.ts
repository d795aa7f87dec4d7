import type { IssueCode } from "./issue_codes.js";
import { pointerOf, subjectOf } from "./messages.js";
import type { ValidationIssue } from "./validator_types.js";

/** One walk over a value that collects issues. */
export interface Walk {
  /** Whether responses may deviate in the known ways. */
  readonly tolerant: boolean;
  /** At most so many issues are kept. */
  readonly limit: number;
  /** Where the walk is; every issue gets a copy. */
  readonly path: (string | number)[];
  readonly issues: ValidationIssue[];
  /** Nothing that may still come would be kept. */
  full: boolean;
}

/** A walk that has not begun; `path` leads to where it begins. */
export function startWalk(tolerant: boolean, limit: number, path: (string | number)[] = []): Walk {
  return { tolerant, limit, path, issues: [], full: false };
}

/** Adds what was found where the walk is. `text` goes on after the name of the place: "must be at most 100". */
export function report(walk: Walk, code: IssueCode, text: string, expected?: unknown, hint = "", warning = false): void {
  if (warning && walk.issues.length >= walk.limit) return;
  addIssue(walk, {
    code,
    severity: warning ? "warning" : "error",
    path: [...walk.path],
    pointer: pointerOf(walk.path),
    message: `${subjectOf(walk.path)} ${text}`,
    ...(expected === undefined ? {} : { expected }),
    ...(hint === "" ? {} : { hint }),
  });
}

/** Does something one step further down. */
export function at(walk: Walk, step: string | number, visit: () => void): void {
  walk.path.push(step);
  visit();
  walk.path.pop();
}

/** Adds an issue; when there is no room, the first error takes the place of the last warning: no limit hides a verdict. */
export function addIssue(walk: Walk, issue: ValidationIssue): void {
  const { issues, limit } = walk;
  if (issues.length < limit) issues.push(issue);
  else if (!walk.full && issue.severity === "error") issues[limit - 1] = issue;
  walk.full = issues[limit - 1]?.severity === "error";
}
