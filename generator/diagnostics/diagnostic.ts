import { compareText } from "../source/source_file.ts";
import { positionAt } from "../../templates/shared/positions.ts";
import type { Range } from "../source/position.ts";
import { messages, type MessageCode, type MessageSlots } from "./messages.ts";
import { visibleText } from "./visible_text.ts";

/** One message about one place of a file. Lines and columns count from 1; the end is exclusive. */
export interface Diagnostic {
  readonly code: MessageCode;
  readonly severity: "error" | "warning";
  readonly message: string;
  readonly help: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The place holds a secret: its line is not shown. */
  readonly secret?: true;
}

/** The file that a diagnostic is about: its path and where its lines begin. */
export interface DiagnosticFile {
  readonly path: string;
  readonly starts: readonly number[];
}

/** Help for one case that is better than the general help of its code. */
export interface Advice {
  /** The name that was probably meant; it comes before the general help. */
  readonly suggestion?: string | undefined;
  /** Replaces the general help: what to type in this very case. */
  readonly help?: string | undefined;
}

/** Long enough for every list of keys that the catalog language has. */
const LONGEST_SLOT = 1000;

/** Fills the message of a code and gives it its place. */
export function createDiagnostic<Code extends MessageCode>(
  code: Code,
  slots: MessageSlots<Code>,
  file: DiagnosticFile,
  range: Range,
  advice: Advice = {},
): Diagnostic {
  return fillDiagnostic(code, slots, file, range, advice);
}

/** The same for slots whose code is only known at run time. */
export function fillDiagnostic(
  code: MessageCode,
  slots: Readonly<Record<string, string | number>>,
  file: DiagnosticFile,
  range: Range,
  { suggestion, help }: Advice = {},
): Diagnostic {
  const entry: { message: string; help: string; severity?: "warning" } = messages[code];
  const start = positionAt(file.starts, range.start);
  const end = positionAt(file.starts, Math.max(range.start, range.end));
  return {
    code,
    severity: entry.severity ?? "error",
    message: fill(entry.message, slots),
    help: withSuggestion(help === undefined ? fill(entry.help, slots) : visibleText(help, LONGEST_SLOT), suggestion),
    file: file.path,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
  };
}

/** A total order: by file, line, column, then code and message. */
export function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return (
    compareText(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareText(left.code, right.code) ||
    compareText(left.message, right.message)
  );
}

/** Whether one of them is an error: then there is no model, and nothing may be written. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === "error");
}

function withSuggestion(help: string, suggestion: string | undefined): string {
  if (suggestion === undefined) return help;
  const rest = help === "" ? "" : ` ${help.charAt(0).toUpperCase()}${help.slice(1)}`;
  return `did you mean \`${visibleText(suggestion)}\`?${rest}`;
}

/** Slots that list names. */
const LISTS: ReadonlySet<string> = new Set(["known", "keys", "kinds", "names"]);

function fill(template: string, slots: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/gu, (_, slot: string) => visibleText(textOf(slot, slots[slot] ?? ""), LONGEST_SLOT));
}

function textOf(slot: string, value: string | number): string {
  return value === "" && LISTS.has(slot) ? "none" : String(value);
}
