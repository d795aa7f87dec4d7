import { jsonPointer, type Effort } from "#templates/core";
import type { IssueCode } from "./issue_codes.js";
import { subjectOf } from "./messages.js";
import type { ValidationIssue } from "./validator_types.js";

/** One walk over a value that collects issues. */
export interface Walk {
  /** Whether known deviations of responses are warnings. */
  readonly tolerant: boolean;
  /** How many issues are kept at most. */
  readonly limit: number;
  /** Where the walk is; every issue gets a copy. */
  readonly path: (string | number)[];
  readonly issues: ValidationIssue[];
  /** The effort that is left for suggestions. */
  readonly effort: Effort;
  /** How many of the issues are errors. */
  errors: number;
}

/**
 * The pairs of letters that are compared for the suggestions of one walk: hundreds of suggestions, but the sender of a value must not
 * decide how long they take.
 */
const MAX_PAIRS = 1_000_000;

const DEFAULT_ISSUES = 100;
const MAX_ISSUES = 10_000;

/** A new walk. At least one issue is kept. */
export function startWalk(tolerant: boolean, maxIssues = DEFAULT_ISSUES): Walk {
  const limit = Math.min(Math.max(Math.floor(maxIssues), 1) || DEFAULT_ISSUES, MAX_ISSUES);
  return { tolerant, limit, path: [], issues: [], effort: { pairs: MAX_PAIRS }, errors: 0 };
}

/** Whether the walk keeps no further issue, not even an error. */
export function isFull({ errors, limit }: Walk): boolean {
  return errors >= limit;
}

/** Whether the walk keeps a further warning. */
export function keepsWarnings({ issues, limit }: Walk): boolean {
  return issues.length < limit;
}

/**
 * Adds an issue at the place where the walk is. `text` follows `subject`, the name of that place: "must be at most 100". Nothing is built
 * that nobody keeps: there may be as many issues as the sender likes.
 */
export function report(walk: Walk, code: IssueCode, text: string, expected?: unknown, hint = "", warning = false, subject?: string): void {
  if (warning ? !keepsWarnings(walk) : isFull(walk)) return;
  const { path } = walk;
  const severity = warning ? "warning" : "error";
  const message = `${subject ?? subjectOf(path)} ${text}`;
  const issue: ValidationIssue = { code, severity, path: path.slice(), pointer: jsonPointer(path), message };
  // Spread objects would take a third of the time.
  if (expected !== undefined) issue.expected = expected;
  if (hint !== "") issue.hint = hint;
  addIssue(walk, issue);
}

/** Adds an issue. If there is no room, an error replaces the last warning: no limit hides an error behind warnings. */
export function addIssue(walk: Walk, issue: ValidationIssue): void {
  const { issues } = walk;
  const isError = issue.severity === "error";
  if (!keepsWarnings(walk)) {
    if (!isError || isFull(walk)) return;
    issues.splice(
      issues.findLastIndex(({ severity }) => severity === "warning"),
      1,
    );
  }
  issues.push(issue);
  if (isError) walk.errors++;
}
