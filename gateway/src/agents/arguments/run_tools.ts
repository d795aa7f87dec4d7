import type { OperationEntry, ToolProblem } from "../agent_types.ts";
import { findNamed, unknownOperation } from "../catalog/operation_names.ts";

/** The tools that run any operation. */
export type RunTool = "run_read" | "run_write";

/** The arguments that each of them takes. */
export const RUN_ARGUMENTS: Readonly<Record<RunTool, readonly string[]>> = {
  run_read: ["operation", "params", "fields", "cursor", "instance"],
  run_write: ["operation", "params", "instance", "confirm", "fields"],
};

/** The tool that runs an operation. */
export function runToolOf({ operation }: OperationEntry): RunTool {
  return operation.effect === "read" ? "run_read" : "run_write";
}

/** What the tools can run. */
export interface Offered {
  /** All operations, also those that write if only reads are offered. */
  readonly entries: readonly OperationEntry[];
  readonly readOnly: boolean;
}

/** The operation that a tool is to run, or why it is refused. */
export function readOperation(given: unknown, tool: RunTool, { entries, readOnly }: Offered): OperationEntry | ToolProblem {
  if (typeof given !== "string" || given === "") {
    const message = "`operation` must be the id of an operation, such as the ones that search_operations finds. Nothing was sent.";
    return { code: "arguments/operation", message };
  }
  const entry = findNamed(entries, given);
  const meant = entries.filter((candidate) => !readOnly || runToolOf(candidate) === "run_read");
  if (entry === undefined) return unknownOperation(meant, given);
  return refusalOf(entry, tool, readOnly) ?? entry;
}

/** Why a write is not offered. `after` follows in the message. */
export function readOnlyProblem({ operation }: OperationEntry, after = ""): ToolProblem {
  return { code: "arguments/read-only", message: `${operation.id} changes records, and this server only reads.${after}` };
}

function refusalOf(entry: OperationEntry, tool: RunTool, readOnly: boolean): ToolProblem | undefined {
  const wanted = runToolOf(entry);
  const { id } = entry.operation;
  if (readOnly && wanted === "run_write") return readOnlyProblem(entry, " Nothing was sent.");
  if (wanted === tool) return undefined;
  const does = wanted === "run_write" ? "changes records" : "only reads";
  return { code: "arguments/wrong-tool", message: `${id} ${does}: call ${wanted} with the same arguments. Nothing was sent.` };
}
