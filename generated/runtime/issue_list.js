// @generated from templates/runtime/issue_list.ts by connector-gateway-spec. Do not edit.
import { jsonPointer } from "../shared/json_values.js";
import { subjectOf } from "./messages.js";

export function startWalk(tolerant, limit, path = []) {
  return { tolerant, limit, path, issues: [], errors: 0 };
}

export function isFull({ errors, limit }) {
  return errors >= limit;
}

export function keepsWarnings({ issues, limit }) {
  return issues.length < limit;
}

export function report(
  walk,
  code,
  text,
  expected,
  hint = "",
  warning = false,
  subject = subjectOf(walk.path),
) {
  addIssue(walk, {
    code,
    severity: warning ? "warning" : "error",
    path: [...walk.path],
    pointer: jsonPointer(walk.path),
    message: `${subject} ${text}`,
    ...(expected !== undefined && { expected }),
    ...(hint !== "" && { hint }),
  });
}

export function at(walk, step, visit) {
  walk.path.push(step);
  visit();
  walk.path.pop();
}

export function addIssue(walk, issue) {
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
