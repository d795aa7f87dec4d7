import type { JsonObject, ToolProblem } from "../agent_types.ts";

/** One thing that is wrong, and where: a path in the params, or the name of an argument. */
export interface ArgumentIssue extends JsonObject {
  readonly code: string;
  readonly path: string;
  readonly message: string;
}

/** At most so many issues are listed. */
const MOST_ISSUES = 10;

/** Whether the arguments were refused. */
export function isProblem(read: object): read is ToolProblem {
  return "code" in read;
}

/** The problem that consists of these issues, of which there is at least one. Its code is theirs, if they all have the same. */
export function toProblem(issues: readonly ArgumentIssue[], example?: JsonObject): ToolProblem {
  const [first, ...others] = issues;
  return {
    code: first !== undefined && others.every((issue) => issue.code === first.code) ? first.code : "arguments/invalid",
    message: `${summaryOf(issues)} Nothing was sent.${example === undefined ? "" : " Params like `example` are valid."}`,
    issues: issues.slice(0, MOST_ISSUES),
    ...(example !== undefined && { example }),
  };
}

function summaryOf(issues: readonly ArgumentIssue[]): string {
  const [first] = issues;
  if (issues.length === 1 && first !== undefined) return first.message;
  const listed = issues.length > MOST_ISSUES ? ` The first ${MOST_ISSUES} are listed.` : "";
  return `There are ${issues.length} problems.${listed}`;
}
