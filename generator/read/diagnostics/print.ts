import type { Annotation, Finding, Format, FrameRow, Paint, Report, Style } from "#templates/core";
import { createPaint, escapeInvisible, frameRows, printReport, safeLine, safeLines, safeText } from "#templates/core";
import type { Diagnostic } from "./diagnostic.ts";
import { type Message, messages } from "./messages.ts";
import { lineStarts } from "../source/source_file.ts";
import { hideSecrets, type FrameText } from "./secrets.ts";

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

/** As much of a line as is shown. */
const FRAME_WIDTH = 120;

/** How much of a long line is shown before the place. */
const FRAME_LEAD = 40;

/** A diagnostic with what a command knows beside it. */
export interface ReportedDiagnostic extends Diagnostic {
  /** The lines that differ, below the message. */
  readonly diff?: readonly string[];
  /** It has been fixed, so it is no longer wrong. */
  readonly fixed?: true;
}

export interface PrintOptions {
  readonly format: Format;
  /** ANSI colours; the caller knows whether somebody looks. */
  readonly color?: boolean;
  /** The files that the messages are about, for the line that `pretty` shows. */
  readonly sources: readonly FrameSource[];
  /** The result as a whole, for the formats that people read: lines, each with a line feed. */
  readonly summary?: string;
  /** When the command started, in milliseconds since 1970, and how long it took. */
  readonly time?: { readonly started: number; readonly milliseconds: number };
}

/** The text of a file, for the line that a message shows. */
interface FrameSource {
  readonly path: string;
  readonly text: string;
}

/** The messages as text. Ends with a line feed unless empty, which `json` never is. */
export function printDiagnostics(diagnostics: readonly ReportedDiagnostic[], options: PrintOptions): string {
  const { format, color = false, sources, summary = "", time = { started: 0, milliseconds: 0 } } = options;
  const safe = diagnostics.map(toSafe);
  const report: Report = {
    program: "connector-gateway-generator",
    findings: diagnostics.flatMap((diagnostic, index) => (diagnostic.fixed ? [] : [toFinding(safe[index] ?? diagnostic, diagnostic)])),
    annotations: safe.map(toAnnotation),
    summary: summary === "" ? [] : summary.trimEnd().split("\n"),
    files: sources.map(({ path }) => safePath(path)),
    ...time,
    describe: describeCode,
    pretty: () => printPretty(safe, options),
    json: () => diagnostics,
  };
  return printReport(format, report, { color, quiet: false, prefix: "" });
}

function toFinding(
  { severity, code, message, help, file, line, column, endLine, endColumn, diff = [] }: ReportedDiagnostic,
  entry: object,
): Finding {
  return { severity, code, message, more: [...diff, `help: ${help}`], place: { file, line, column, endLine, endColumn }, entry };
}

/** The message at its line in the pull request. */
function toAnnotation({ fixed, severity, code, message, help, diff = [], ...place }: ReportedDiagnostic): Annotation {
  const { file, line, column } = place;
  if (fixed) return { severity: "note", code, text: `${file}:${line}:${column} fixed ${code}: ${message}` };
  return { severity, code, place, text: [message, ...diff, `help: ${help}`].join("\n") };
}

function describeCode(code: string): ReturnType<Report["describe"]> {
  const [, message]: readonly [string?, Message?] = Object.entries(messages).find(([name]) => name === code) ?? [];
  return message && { text: message.cause, help: message.fix ?? message.help };
}

/** The diagnostic without control characters and workflow commands: file names, unlike texts, have not been checked for them. */
function toSafe(diagnostic: ReportedDiagnostic): ReportedDiagnostic {
  const { file, message, help } = diagnostic;
  return { ...diagnostic, file: safePath(file), message: safeLines(message), help: safeLines(help) };
}

function safePath(path: string): string {
  return safeLines(safeLine(path));
}

/** The messages for people: place, message, the line itself with the place marked, and what helps; then the summary. */
function printPretty(diagnostics: readonly ReportedDiagnostic[], { sources, color = false, summary = "" }: PrintOptions): string {
  const texts = new Map(sources.map(({ path, text }) => [safePath(path), { text, starts: lineStarts(text) }]));
  const paint = createPaint(color);
  const fixed = diagnostics.filter((diagnostic) => diagnostic.fixed).map((diagnostic) => printHead(diagnostic, paint));
  const open = diagnostics.filter((diagnostic) => !diagnostic.fixed);
  const messages = open.map(
    (diagnostic) => printOne(diagnostic, texts.get(diagnostic.file), paint) + printDiff(diagnostic.diff ?? [], paint),
  );
  return [fixed.join(""), ...messages, summary].filter((part) => part !== "").join("\n");
}

function printHead({ file, line, column, severity, code, message, fixed }: ReportedDiagnostic, paint: Paint): string {
  const kind = fixed ? paint("green", `fixed ${code}`) : paint(SEVERITY_STYLES[severity], `${severity} ${code}`);
  return `${paint("bold", `${file}:${line}:${column}`)} ${kind}: ${message}\n`;
}

function printOne(diagnostic: ReportedDiagnostic, source: FrameText | undefined, paint: Paint): string {
  const frame = source === undefined ? [] : printFrame(diagnostic, source, paint);
  return printHead(diagnostic, paint) + [...frame, `  ${paint("cyan", "help:")} ${diagnostic.help}`].map((text) => `${text}\n`).join("");
}

function printDiff(diff: readonly string[], paint: Paint): string {
  const styles: Readonly<Record<string, Style>> = { "-": "red", "+": "green" };
  return diff
    .map((line) => {
      const style = styles[line.charAt(0)];
      return `    ${style === undefined ? line : paint(style, line)}\n`;
    })
    .join("");
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
