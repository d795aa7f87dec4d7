import type { ToolDefinition } from "connector-gateway-spec/tools";
import type { OperationEntry, RunRequest, ServedTool, ToolProblem } from "../agent_types.ts";
import { readConfirm, readInstance } from "../arguments/argument_values.ts";
import { isJsonObject } from "../json_shape.ts";
import { isProblem, toProblem, type ArgumentIssue } from "../arguments/problems.ts";
import { readToolArguments } from "../arguments/read_tool_arguments.ts";

/** A tool with one operation: its arguments are the params of that operation and a few of its own. */
export interface OneOperation {
  readonly entry: OperationEntry;
  /** Whether the tool takes the instance to use, because there are several. */
  readonly takesInstance: boolean;
}

/** The definition of a tool with the arguments that are not params: `confirm` for a permanent effect, and the instance. */
export function withOwnArguments(definition: ToolDefinition, { entry, takesInstance }: OneOperation): ServedTool {
  const { inputSchema } = definition;
  const confirm = { type: "boolean", description: "true after the user has agreed" } as const;
  const instance = { type: "string", description: "Account to use" } as const;
  const own = {
    ...(entry.operation.permanent && { [confirmName(entry)]: confirm }),
    ...(takesInstance && { [instanceName(entry)]: instance }),
  };
  return { ...definition, inputSchema: { ...inputSchema, properties: { ...inputSchema.properties, ...own } } };
}

/** What a tool with one operation is to run, or why its arguments are refused. */
export function readOneOperation(given: unknown, { entry, takesInstance }: OneOperation): RunRequest | ToolProblem {
  if (!isJsonObject(given)) return readToolArguments(given, entry);
  const { [instanceName(entry)]: named, [confirmName(entry)]: confirm } = given;
  const issues: ArgumentIssue[] = [];
  const report = (issue: ArgumentIssue): void => void issues.push(issue);
  const instance = takesInstance ? readInstance(named ?? undefined, report) : undefined;
  const isConfirmed = renamesConfirm(entry) && readConfirm(confirm ?? undefined, report);
  if (issues.length > 0) return toProblem(issues);
  const taken = [...(takesInstance ? [instanceName(entry)] : []), ...(renamesConfirm(entry) ? [confirmName(entry)] : [])];
  const others = Object.fromEntries(Object.entries(given).filter(([name]) => !taken.includes(name)));
  const request = readToolArguments(others, entry);
  if (isProblem(request)) return request;
  return { ...request, ...(instance !== undefined && { instance }), isConfirmed: isConfirmed || request.isConfirmed };
}

function confirmName(entry: OperationEntry): string {
  return hasParam(entry, "confirm") ? "confirm_permanent" : "confirm";
}

/** Whether `confirm` is a param of the operation. */
function renamesConfirm(entry: OperationEntry): boolean {
  return entry.operation.permanent && confirmName(entry) !== "confirm";
}

function instanceName(entry: OperationEntry): string {
  return hasParam(entry, "instance") ? "gateway_instance" : "instance";
}

function hasParam({ operation }: OperationEntry, wanted: string): boolean {
  return operation.params.fields.some(({ name }) => name === wanted);
}
