import { nearestName } from "connector-gateway-templates/core";
import { operationOf } from "connector-gateway-spec/tools";
import type { OperationEntry, RunContext, RunRequest, ServedTool, ToolAnswer, ToolboxOptions, ToolProblem } from "../agent_types.ts";
import { toProblemAnswer } from "../answer_json.ts";
import { isProblem } from "../arguments/argument_values.ts";
import { runToolOf } from "../arguments/continued_read.ts";
import { findNamed, printName } from "../operation_names.ts";
import { runOperation } from "../run/run_operation.ts";

/** A tool, and what answers its calls. */
export interface ToolHandler {
  readonly tool: ServedTool;
  readonly call: (args: unknown, run: RunContext) => Promise<ToolAnswer>;
}

/** The tools of a toolbox, and what it says about the others. */
export interface ToolSet {
  readonly handlers: readonly ToolHandler[];
  readonly instructions: string;
  /** Why a tool is missing that a caller may expect; undefined for one that never existed. */
  readonly whyMissing: (name: string) => string | undefined;
}

/** The handler of a tool that runs operations: `read` checks its arguments. */
export function runWith(read: (args: unknown) => RunRequest | ToolProblem, { answerSize }: ToolboxOptions): ToolHandler["call"] {
  return async (args, run) => {
    const request = read(args);
    return isProblem(request) ? toProblemAnswer(request) : runOperation(request, run, { answerSize });
  };
}

/** The operations that the token of the target permits. */
export function permittedOf({ refusalOf }: ToolboxOptions, entries: readonly OperationEntry[]): readonly OperationEntry[] {
  return refusalOf === undefined ? entries : entries.filter(({ operation }) => refusalOf(operation) === undefined);
}

/** Why the token of the target does not permit an operation. */
export function limitProblem({ refusalOf }: ToolboxOptions, entry: OperationEntry | undefined): ToolProblem | undefined {
  const message = entry && refusalOf?.(entry.operation);
  return message === undefined ? undefined : { code: "arguments/not-permitted", message: `${message} Nothing was sent.` };
}

/** Why a server that only reads has no tool for an operation. */
export function whyNoWrite({ operation }: OperationEntry): string | undefined {
  return operation.effect === "read" ? undefined : "it changes records, and this server only reads.";
}

/** Refuses a call of a tool that is not there. */
export function refuseTool({ handlers, whyMissing }: ToolSet, entries: readonly OperationEntry[], name: string): ToolAnswer {
  const why = whyMissing(name);
  if (why !== undefined) return toProblemAnswer({ code: "tool/left-out", message: `${printName(name)} is not one of the tools: ${why}` });
  return toProblemAnswer(unknownTool(handlers, entries, name));
}

function unknownTool(handlers: readonly ToolHandler[], entries: readonly OperationEntry[], name: string): ToolProblem {
  const names = handlers.map(({ tool }) => tool.name);
  const entry = findNamed(entries, name);
  const code = "tool/unknown";
  const runner = entry && runToolOf(entry);
  if (entry !== undefined && runner !== undefined && names.includes(runner))
    return { code, message: `${entry.operation.id} is an operation and not a tool: call ${runner} with \`operation\` and \`params\`.` };
  const meant = entry === undefined ? nearestName(name, names) : names.find((each) => operationOf(each) === entry.operation.id);
  const hint = meant === undefined ? `The tools are ${list(names)}.` : `Did you mean ${meant}?`;
  return { code, message: `There is no tool "${printName(name)}". ${hint}` };
}

const MOST_NAMES = 10;

function list(names: readonly string[]): string {
  const others = names.length - MOST_NAMES;
  return others > 0 ? `${names.slice(0, MOST_NAMES).join(", ")} and ${others} others` : names.join(", ");
}
