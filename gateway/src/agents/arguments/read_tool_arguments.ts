import type { JsonObject, OperationEntry, RunRequest, ToolProblem } from "../agent_types.ts";
import { readConfirm } from "./argument_values.ts";
import { checkParams } from "./check_params.ts";
import { continueRead } from "./continued_read.ts";
import { isJsonObject } from "../json_shape.ts";
import { toProblem, type ArgumentIssue } from "./problems.ts";
import { nearestExample } from "./repair/nearest_example.ts";

/**
 * What a tool with one operation is to run, or why its arguments are refused. The arguments are the params of the operation; `confirm`
 * is beside them where the effect is permanent.
 */
export function readToolArguments(given: unknown, entry: OperationEntry): RunRequest | ToolProblem {
  const written = given ?? {};
  if (!isJsonObject(written)) return refuseAll("The arguments must be an object with the parameters of the operation.", entry, {});
  const { confirm, ...others } = written;
  const params = takesConfirm(entry) ? others : written;
  const inside = wrappedParams(entry, params);
  if (inside !== undefined) return refuseAll("The parameters are the arguments themselves: leave out `params` around them.", entry, inside);
  const issues: ArgumentIssue[] = [];
  const isConfirmed = takesConfirm(entry) && readConfirm(confirm ?? undefined, (issue) => issues.push(issue));
  const all = [...issues, ...checkParams(entry, params)];
  return all.length > 0 ? toProblem(all, nearestExample(entry, params)) : { entry, params, isConfirmed };
}

/** What `read_more` is to run: the rest of an answer, or its next page. */
export function readMoreArguments(given: unknown, entries: readonly OperationEntry[]): RunRequest | ToolProblem {
  const { cursor } = isJsonObject(given) ? given : {};
  return continueRead(cursor, entries);
}

/** Whether the tool of an operation has the argument `confirm`, which no param of such an operation is called. */
function takesConfirm({ operation }: OperationEntry): boolean {
  return operation.permanent && operation.params.fields.every(({ name }) => name !== "confirm");
}

/** The params, where they are inside of one argument, as the other way to offer the tools has them. */
function wrappedParams({ operation }: OperationEntry, given: JsonObject): JsonObject | undefined {
  const { params, ...others } = given;
  const isWrapped = Object.keys(others).length === 0 && operation.params.fields.every(({ name }) => name !== "params");
  return isWrapped && isJsonObject(params) ? params : undefined;
}

function refuseAll(message: string, entry: OperationEntry, params: JsonObject): ToolProblem {
  return toProblem([{ code: "arguments/type", path: "", message }], nearestExample(entry, params));
}
