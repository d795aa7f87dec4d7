import { type Place, type Range, compareText } from "../source/source_file.ts";
import { positionAt, replaceCredentials, escapeInvisible, countOf } from "#templates/core";
import { type MessageCode, type MessageSlots, messages, severityOf } from "./messages.ts";

const LONGEST = 160;

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

/** The diagnostic about a file or folder as a whole. */
export function aboutFile<Code extends MessageCode>(code: Code, path: string, slots: MessageSlots<Code>): Diagnostic {
  return fillDiagnostic(code, slots, { path, starts: [0] }, { start: 0, end: 0 });
}

/** Like `createDiagnostic`, for a code that is only known at run time. */
export function fillDiagnostic(
  code: MessageCode,
  slots: Readonly<Record<string, string | number>>,
  file: DiagnosticFile,
  range: Range,
  { suggestion, help }: Advice = {},
): Diagnostic {
  const entry = messages[code];
  const start = positionAt(file.starts, range.start);
  const end = positionAt(file.starts, Math.max(range.start, range.end));
  return {
    code,
    severity: severityOf(code),
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

/** Makes text from a file safe to print: nothing invisible, no credential, and no longer than a line or two. */
export function visibleText(text: string, longest: number = LONGEST): string {
  const shown = escapeInvisible(hideCredentials(text));
  const characters = Array.from(shown);
  return characters.length <= longest ? shown : `${characters.slice(0, longest - 1).join("")}…`;
}

/** Replaces the part of a credential that must stay secret, character by character, so that columns stay right. */
export function hideCredentials(text: string): string {
  return replaceCredentials(text, (credential, prefix) => prefix + "*".repeat(credential.length - prefix.length));
}

/** Somebody who sees so many messages fixes these first, and a terminal keeps no more. */
export const MOST_SHOWN = 100;

/** How many codes the last message counts. */
const MOST_CODES = 5;

/**
 * The diagnostics that are printed, in their order: the first hundred, errors before warnings, and one that counts the others by their
 * code. It stands where the first of them would. What a run says and how it ends does not depend on it.
 */
export function shownDiagnostics(all: readonly Diagnostic[]): readonly Diagnostic[] {
  if (all.length <= MOST_SHOWN) return all;
  const ofSeverity = (wanted: Diagnostic["severity"]): readonly Diagnostic[] => all.filter(({ severity }) => severity === wanted);
  const chosen = new Set([...ofSeverity("error"), ...ofSeverity("warning")].slice(0, MOST_SHOWN));
  const others = all.filter((one) => !chosen.has(one));
  return [...all.filter((one) => chosen.has(one)), ...countOthers(others)];
}

function countOthers(others: readonly Diagnostic[]): readonly Diagnostic[] {
  const [first] = others;
  if (first === undefined) return [];
  const counted = { count: countOf(others.length, "more message"), codes: countCodes(others) };
  const { line, column, endLine, endColumn } = first;
  const severity = others.some((one) => one.severity === "error") ? "error" : "warning";
  return [{ ...aboutFile("output/left-out", first.file, counted), line, column, endLine, endColumn, severity }];
}

/** "300 of `ref/unknown`, 20 of others" */
function countCodes(others: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { code } of others) counts.set(code, (counts.get(code) ?? 0) + 1);
  const sorted = [...counts].sort(([, one], [, other]) => other - one);
  const rest = sorted.slice(MOST_CODES).reduce((sum, [, count]) => sum + count, 0);
  const parts = sorted.slice(0, MOST_CODES).map(([code, count]) => `${count} of ${code}`);
  return [...parts, ...(rest === 0 ? [] : [`${rest} of others`])].join(", ");
}

/** What may be said about a diagnostic besides its message and its place. */
export interface DiagnosticOptions extends Advice {
  /** Whether the key at the end of the path or its value is shown. */
  readonly on?: "key" | "value";
  /** The value is a secret: its line is not shown. */
  readonly secret?: boolean | undefined;
}

/** Something that is wrong with the catalog, not yet given a line and column. */
export interface UnlocatedDiagnostic extends Required<Pick<DiagnosticOptions, "on">>, Omit<DiagnosticOptions, "on"> {
  readonly code: MessageCode;
  readonly slots: Readonly<Record<string, string | number>>;
  readonly at: Place;
}

/** A diagnostic about the value at a place, or about its key. */
export function diagnosticAt<Code extends MessageCode>(
  code: Code,
  at: Place,
  slots: MessageSlots<Code>,
  { on = "value", ...options }: DiagnosticOptions = {},
): UnlocatedDiagnostic {
  return { code, slots, at, on, ...options };
}

/** Names as a list in a message: "`id`, `name`". */
export function quoteAll(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
