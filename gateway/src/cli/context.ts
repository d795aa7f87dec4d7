import type { Readable } from "node:stream";
import { jsonText, type Environment, type OptionValues } from "connector-gateway-templates/core";

/** The surroundings of the command, apart from its arguments. */
export interface CommandContext {
  readonly version: string;
  /** Writes to standard output: results only. */
  readonly print: (text: string) => void;
  /** Writes to standard error: logs and mistakes. */
  readonly report: (text: string) => void;
  readonly stdin: Readable;
  readonly environment: Environment;
  /** The folder that relative paths begin in. */
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Ends when somebody stops the program. Until then, what nothing catches goes to `onError`. */
  readonly untilStopped: (onError: (error: unknown) => void) => Promise<void>;
}

/** 0 fine, 1 the command failed, 2 wrong usage, 3 a bug of this program. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command failed, for a reason that its user can do something about: exit code 1. */
export class CommandError extends Error {
  override readonly name = "CommandError";
}

/** Prints a list as JSON where `--json` asks for it, otherwise as a table. */
export function printList<Entry>(
  { print }: CommandContext,
  { json }: OptionValues,
  entries: readonly Entry[],
  [head, toRow]: readonly [head: readonly string[], toRow: (entry: Entry) => readonly string[]],
): void {
  print(json === true ? `${jsonText(entries, 2)}\n` : printTable(head, entries.map(toRow)));
}

/** Rows below a head, in columns that are aligned with blanks. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows.map((row) => row.map(visible))];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const printLine = (line: readonly string[]): string => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return lines.map((line) => `${printLine(line).trimEnd()}\n`).join("");
}

/** Names come from callers: a control character in one must not reach a terminal. */
function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu, "\ufffd");
}
