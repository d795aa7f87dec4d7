import type { ValidationIssue } from "connector-gateway-spec";
import { printFieldPath } from "../../../../templates/shared/field_path.ts";
import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { paramsValidator } from "../catalog/params.ts";
import type { ArgumentIssue } from "./problems.ts";

/** What a validator reports for a param that is not documented: a warning where the operation is open. */
const UNKNOWN = "params/unknown";

/**
 * What keeps params from being sent. As in the client, a param that is not documented is refused also where the third party accepts
 * more than the documents show: a misspelt name would change what a write does.
 */
export function checkParams(entry: OperationEntry, params: JsonObject): readonly ArgumentIssue[] {
  const { issues } = paramsValidator(entry).check(params);
  const refused = issues.filter(({ code, severity }) => severity === "error" || code === UNKNOWN);
  return refused.map((issue, index) => toIssue(issue, refused.slice(0, index)));
}

/** The hint is a part of the message, unless an earlier issue has the same one. */
function toIssue({ code, path, message, hint }: ValidationIssue, earlier: readonly ValidationIssue[]): ArgumentIssue {
  const sentence = /[.?!]$/.test(message) ? message : `${message}.`;
  const isNew = hint !== undefined && earlier.every((issue) => issue.hint !== hint);
  return { code, path: printFieldPath(path.map(String)), message: isNew ? `${sentence} ${hint}` : sentence };
}
