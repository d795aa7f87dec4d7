import type { Paint, FrameRow } from "#templates/core";
import { jsonText, safeLine, safeLines, safeText, escapeInvisible, workflowCommand, createPaint, frameRows } from "#templates/core";
import type { Diagnostic } from "./diagnostic.ts";
import { lineStarts } from "../source/source_file.ts";
import { hideSecrets, type FrameText } from "./secrets.ts";

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

/** As much of a line as is shown. */
const FRAME_WIDTH = 120;

/** How much of a long line is shown before the place. */
const FRAME_LEAD = 40;

/** How messages are printed: for people, for programs, or as workflow commands of GitHub Actions. */
export const FORMATS = ["pretty", "json", "github"] as const;

export type Format = (typeof FORMATS)[number];

export interface PrintOptions extends PrettyOptions {
  readonly format: Format;
  /** The files that the messages are about, for the line that `pretty` shows. */
  readonly sources: readonly FrameSource[];
}

/** The messages as text; every format but `json` is empty when there are none. Ends with a line feed unless empty. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], { format, sources, ...options }: PrintOptions): string {
  switch (format) {
    case "pretty":
      return printPretty(
        diagnostics.map(toSafe),
        sources.map(({ path, text }) => ({ path: safePath(path), text })),
        options,
      );
    case "json":
      return `${jsonText(diagnostics, 2)}\n`;
    case "github":
      return diagnostics.map((diagnostic) => printWorkflowCommand(toSafe(diagnostic))).join("");
  }
}

/** The message at its line in the pull request. */
function printWorkflowCommand({ severity, code, message, help, file, line, column, endLine, endColumn }: Diagnostic): string {
  const properties = { file, line, endLine, col: column, endColumn, title: code };
  return `${workflowCommand(severity, properties, `${message}\nhelp: ${help}`)}\n`;
}

/** The diagnostic without control characters and workflow commands: file names, unlike texts, have not been checked for them. */
function toSafe(diagnostic: Diagnostic): Diagnostic {
  const { file, message, help } = diagnostic;
  return { ...diagnostic, file: safePath(file), message: safeLines(message), help: safeLines(help) };
}

function safePath(path: string): string {
  return safeLines(safeLine(path));
}

/** The text of a file, for the line that a message shows. */
interface FrameSource {
  readonly path: string;
  readonly text: string;
}

interface PrettyOptions {
  /** ANSI colours; the caller knows whether somebody looks. */
  readonly color?: boolean;
}

/** The messages for people: place, message, the line itself with the place marked, and what helps. "" without messages. */
function printPretty(diagnostics: readonly Diagnostic[], sources: readonly FrameSource[], { color = false }: PrettyOptions = {}): string {
  const texts = new Map(sources.map(({ path, text }) => [path, { text, starts: lineStarts(text) }]));
  const paint = createPaint(color);
  return diagnostics.map((diagnostic) => printOne(diagnostic, texts.get(diagnostic.file), paint)).join("\n");
}

function printOne(diagnostic: Diagnostic, source: FrameText | undefined, paint: Paint): string {
  const { file, line, column, severity, code, message, help } = diagnostic;
  const head = `${paint("bold", `${file}:${line}:${column}`)} ${paint(SEVERITY_STYLES[severity], `${severity} ${code}`)}: ${message}`;
  const frame = source === undefined ? [] : printFrame(diagnostic, source, paint);
  return [head, ...frame, `  ${paint("cyan", "help:")} ${help}`].map((text) => `${text}\n`).join("");
}

function printFrame(diagnostic: Diagnostic, source: FrameText, paint: Paint): readonly string[] {
  const style = SEVERITY_STYLES[diagnostic.severity];
  return buildFrame(diagnostic, source).map(
    ({ gutter, text, isMark }) =>
      `  ${paint("dim", gutter)} ${isMark ? text.replace(/\^+$/u, (carets) => paint(style, carets)) : safeText(text)}`,
  );
}

/** The line that a diagnostic is about with a mark below it, secrets masked; empty where there is no line, or all of it is secret. */
function buildFrame({ line, column, endLine, endColumn, secret }: Diagnostic, source: FrameText): readonly FrameRow[] {
  const shown = hideSecrets(source, line);
  if (secret === true || shown.trim() === "") return [];
  const start = column - 1;
  const end = endLine === line ? Math.max(endColumn - 1, column) : shown.length;
  const from = end <= FRAME_WIDTH ? 0 : Math.max(0, start - FRAME_LEAD);
  const to = Math.min(shown.length, from + FRAME_WIDTH);
  const mark = { before: printable(shown.slice(from, start)), marked: printable(shown.slice(start, Math.min(end, to))) };
  const after = printable(shown.slice(Math.max(start, Math.min(end, to)), to));
  const text = mark.before + mark.marked + after;
  return frameRows([{ number: line, text, cutBefore: from > 0, cutAfter: to < shown.length, mark }]);
}

/** Tabs as blanks, because the width of a tab depends on the terminal. */
function printable(text: string): string {
  return escapeInvisible(text.replaceAll("\t", " "));
}
