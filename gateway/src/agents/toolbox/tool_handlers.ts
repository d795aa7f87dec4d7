import { nearestName } from "../../../../templates/shared/nearest_names.ts";
import type { OperationEntry, RunContext, ServedTool, ToolAnswer, ToolProblem } from "../agent_types.ts";
import { toProblemAnswer } from "../answer_json.ts";
import { findNamed } from "../catalog/operation_names.ts";

/** A tool, and what answers its calls. */
export interface ToolHandler {
  readonly tool: ServedTool;
  readonly call: (given: unknown, run: RunContext) => Promise<ToolAnswer>;
}

/** The tools of a toolbox, and what it says about the others. */
export interface ToolSet {
  readonly handlers: readonly ToolHandler[];
  readonly instructions: string;
  /** Why a tool is missing that a caller may expect; undefined for one that never existed. */
  readonly whyMissing: (name: string) => string | undefined;
}

/** The longest name in a message. */
const LONGEST_NAME = 100;

/** Refuses a call of a tool that is not there. */
export function refuseTool({ handlers, whyMissing }: ToolSet, entries: readonly OperationEntry[], name: string): ToolAnswer {
  const why = whyMissing(name);
  if (why !== undefined) return toProblemAnswer({ code: "tool/left-out", message: `${name} is not one of the tools: ${why}` });
  return toProblemAnswer(unknownTool(handlers, entries, name));
}

function unknownTool(handlers: readonly ToolHandler[], entries: readonly OperationEntry[], name: string): ToolProblem {
  const names = handlers.map(({ tool }) => tool.name);
  const operation = findNamed(entries, name)?.operation;
  const code = "tool/unknown";
  const runner = operation?.effect === "read" ? "run_read" : "run_write";
  if (operation !== undefined && names.includes(runner))
    return { code, message: `${operation.id} is an operation and not a tool: call ${runner} with \`operation\` and \`params\`.` };
  const meant = operation === undefined ? nearestName(name, names) : operation.id.replaceAll(".", "_");
  const hint = meant === undefined ? `The tools are ${list(names)}.` : `Did you mean ${meant}?`;
  return { code, message: `There is no tool "${name.slice(0, LONGEST_NAME)}". ${hint}` };
}

const MOST_NAMES = 10;

function list(names: readonly string[]): string {
  const others = names.length - MOST_NAMES;
  return others > 0 ? `${names.slice(0, MOST_NAMES).join(", ")} and ${others} others` : names.join(", ");
}
