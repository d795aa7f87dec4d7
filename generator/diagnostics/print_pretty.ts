import { lineStarts, lineText } from "../source/position.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { hideCredentials } from "./visible_text.ts";

/** The text of a file, for the line that a message shows. */
export interface FrameSource {
  readonly path: string;
  readonly text: string;
}

export interface PrettyOptions {
  /** ANSI colours; the caller knows whether somebody looks. */
  readonly color?: boolean;
}

/** As much of a line as is shown. */
const FRAME_WIDTH = 120;

/** How much of a long line is shown before the place. */
const FRAME_LEAD = 40;

const COLORS = { error: "31", warning: "33", place: "1", help: "36", gutter: "2" } as const;

type Paint = (role: keyof typeof COLORS, text: string) => string;

/** The messages for people: place, message, the line itself with the place marked, and what helps. */
export function printPretty(
  diagnostics: readonly Diagnostic[],
  sources: readonly FrameSource[],
  { color = false }: PrettyOptions = {},
): string {
  const lines = new Map(sources.map(({ path, text }) => [path, { text, starts: lineStarts(text) }]));
  const paint: Paint = (role, text) => (color ? `\u001b[${COLORS[role]}m${text}\u001b[0m` : text);
  const blocks = diagnostics.map((diagnostic) => {
    const source = lines.get(diagnostic.file);
    const line = source === undefined ? "" : lineText(source.text, source.starts, diagnostic.line);
    return [printHead(diagnostic, paint), ...printFrame(diagnostic, line, paint), ...printHelp(diagnostic, paint)]
      .map((text) => `${text}\n`)
      .join("");
  });
  return blocks.join("\n");
}

function printHead({ file, line, column, severity, code, message }: Diagnostic, paint: Paint): string {
  return `${paint("place", `${file}:${line}:${column}`)} ${paint(severity, `${severity} ${code}`)}: ${message}`;
}

function printHelp({ help }: Diagnostic, paint: Paint): string[] {
  return help === "" ? [] : [`  ${paint("help", "help:")} ${help}`];
}

/** The line with its number, and carets under the place. Nothing for a place outside of any line. */
function printFrame(diagnostic: Diagnostic, line: string, paint: Paint): string[] {
  if (line.trim() === "") return [];
  const number = String(diagnostic.line);
  const end = diagnostic.endLine === diagnostic.line ? diagnostic.endColumn : line.length + 1;
  const { text, before, marked } = cutLine(hideCredentials(line), diagnostic.column - 1, Math.max(end - 1, diagnostic.column));
  const blank = " ".repeat(number.length);
  const carets = paint(diagnostic.severity, "^".repeat(marked));
  return [`  ${paint("gutter", `${number} |`)} ${text}`, `  ${paint("gutter", `${blank} |`)} ${" ".repeat(before)}${carets}`];
}

/** The part of a line around a place, made printable one character for one column. */
function cutLine(line: string, start: number, end: number): { text: string; before: number; marked: number } {
  const from = end <= FRAME_WIDTH ? 0 : Math.max(0, start - FRAME_LEAD);
  const to = Math.min(line.length, from + FRAME_WIDTH);
  const [left, middle, right] = [line.slice(from, start), line.slice(start, Math.min(end, to)), line.slice(Math.min(end, to), to)].map(
    printable,
  );
  const lead = from > 0 ? "…" : "";
  const text = `${lead}${left?.join("")}${middle?.join("")}${right?.join("")}${to < line.length ? "…" : ""}`;
  return { text, before: lead.length + (left?.length ?? 0), marked: Math.max(1, middle?.length ?? 0) };
}

/** Its characters, each as wide as one column: tabs as blanks, what is invisible or would change the terminal as `·`. */
function printable(text: string): string[] {
  return [...text].map((character) =>
    character === "\t" ? " " : /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{M}]/u.test(character) ? "·" : character,
  );
}
