import { isDeepStrictEqual } from "node:util";
import type { JsonObject, OperationEntry, RunRequest, ToolProblem } from "../agent_types.ts";
import { readCursor, type CursorContent } from "../run/fit_answer.ts";
import { checkParams } from "./argument_values.ts";
import { findNamed, unknownOperation, findEntry } from "../operation_names.ts";

/** The arguments that each of them takes. */
export const RUN_ARGUMENTS: Readonly<Record<RunTool, readonly string[]>> = {
  run_read: ["operation", "params", "fields", "cursor", "instance"],
  run_write: ["operation", "params", "instance", "confirm", "fields"],
};

/** Arguments beside a cursor. They may repeat what the cursor says, but not change it. */
export interface BesideCursor {
  readonly entry?: OperationEntry;
  readonly params?: JsonObject;
  readonly fields?: readonly string[] | undefined;
  readonly instance?: string | undefined;
}

/** The read that a cursor continues. Cursors are checked like all arguments, because a caller can write one. */
export function continueRead(cursor: unknown, entries: readonly OperationEntry[], beside: BesideCursor = {}): RunRequest | ToolProblem {
  const content = typeof cursor === "string" ? readCursor(cursor) : undefined;
  const entry = content === undefined ? undefined : findEntry(entries, content.operation);
  if (content === undefined || entry === undefined || runToolOf(entry) === "run_write" || checkParams(entry, content.params).length > 0)
    return invalidCursor(beside.entry);
  const other = changedName(entry, content, beside);
  if (other !== undefined) return changed(other, entry);
  const { params, instance, position, fields } = content;
  return { entry, params, instance, position, ...(fields !== undefined && { fields }), isConfirmed: false };
}

/** The argument that says something else than the cursor. */
function changedName(entry: OperationEntry, content: CursorContent, beside: BesideCursor): keyof RunRequest | "operation" | undefined {
  if (beside.entry !== undefined && beside.entry !== entry) return "operation";
  if (beside.params !== undefined && !repeats(entry, content.params, beside.params)) return "params";
  if (beside.fields !== undefined && !isDeepStrictEqual(beside.fields, content.fields)) return "fields";
  return beside.instance === undefined || beside.instance === content.instance ? undefined : "instance";
}

/** The params of the first page are as good as those of the page where the cursor is, and so are none. */
function repeats({ operation }: OperationEntry, params: JsonObject, writtenParams: JsonObject): boolean {
  const turning = operation.params.fields.filter(({ role }) => role?.kind === "paging" && role.part !== "size").map(({ name }) => name);
  const withoutPage = (all: JsonObject): JsonObject => Object.fromEntries(Object.entries(all).filter(([name]) => !turning.includes(name)));
  return [{}, params, withoutPage(params)].some((candidate) => isDeepStrictEqual(writtenParams, candidate));
}

function changed(name: string, { operation }: OperationEntry): ToolProblem {
  const message = `\`cursor\` continues an answer of ${operation.id}, and \`${name}\` is not what that answer began with. Leave \`${name}\` out, or leave \`cursor\` out to start again. Nothing was sent.`;
  return { code: "arguments/cursor", message };
}

function invalidCursor(entry: OperationEntry | undefined): ToolProblem {
  const param = entry?.operation.params.fields.find(({ name }) => name === "cursor");
  const hint = param === undefined ? "" : ` The parameter \`cursor\` of ${entry?.operation.id ?? ""} belongs in \`params\`.`;
  const message = `\`cursor\` is not the cursor of an answer. Copy it from the answer unchanged, or leave it out to start from the beginning.${hint} Nothing was sent.`;
  return { code: "arguments/cursor", message };
}

/** The tools that run any operation. */
export type RunTool = "run_read" | "run_write";

/** The tool that runs an operation. */
export function runToolOf({ operation }: OperationEntry): RunTool {
  return operation.effect === "read" ? "run_read" : "run_write";
}

/** The operations that the tools can run. */
export interface Offered {
  /** All operations, also those that write if only reads are offered. */
  readonly entries: readonly OperationEntry[];
  readonly readOnly: boolean;
  /** Why an operation with this name is not among them, where the limits of the token leave it out. */
  readonly whyRefused?: (name: string) => ToolProblem | undefined;
}

/** The operation that a tool is to run, or why it is refused. */
export function readOperation(name: unknown, tool: RunTool, { entries, readOnly, whyRefused }: Offered): OperationEntry | ToolProblem {
  if (typeof name !== "string" || name === "") {
    const message = "`operation` must be the id of an operation, such as the ones that search_operations finds. Nothing was sent.";
    return { code: "arguments/operation", message };
  }
  const entry = findNamed(entries, name);
  const meant = entries.filter((candidate) => !readOnly || runToolOf(candidate) === "run_read");
  if (entry === undefined) return whyRefused?.(name) ?? unknownOperation(meant, name);
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
