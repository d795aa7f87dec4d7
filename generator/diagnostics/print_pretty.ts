import { lineStarts } from "../source/position.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { buildFrame } from "./frame.ts";
import type { FrameText } from "./secrets.ts";

/** The text of a file, for the line that a message shows. */
export interface FrameSource {
  readonly path: string;
  readonly text: string;
}

export interface PrettyOptions {
  /** ANSI colours; the caller knows whether somebody looks. */
  readonly color?: boolean;
}

const COLORS = { error: "31", warning: "33", place: "1", help: "36", gutter: "2" } as const;

type Paint = (role: keyof typeof COLORS, text: string) => string;

/** The messages for people: place, message, the line itself with the place marked, and what helps. "" without messages. */
export function printPretty(
  diagnostics: readonly Diagnostic[],
  sources: readonly FrameSource[],
  { color = false }: PrettyOptions = {},
): string {
  const texts = new Map(sources.map(({ path, text }) => [path, { text, starts: lineStarts(text) }]));
  const paint: Paint = (role, text) => (color ? `\u001b[${COLORS[role]}m${text}\u001b[0m` : text);
  return diagnostics.map((diagnostic) => printOne(diagnostic, texts.get(diagnostic.file), paint)).join("\n");
}

function printOne(diagnostic: Diagnostic, source: FrameText | undefined, paint: Paint): string {
  const { file, line, column, severity, code, message, help } = diagnostic;
  const head = `${paint("place", `${file}:${line}:${column}`)} ${paint(severity, `${severity} ${code}`)}: ${message}`;
  const frame = source === undefined ? [] : printFrame(diagnostic, source, paint);
  return [head, ...frame, `  ${paint("help", "help:")} ${help}`].map((text) => `${text}\n`).join("");
}

function printFrame(diagnostic: Diagnostic, source: FrameText, paint: Paint): readonly string[] {
  const frame = buildFrame(diagnostic, source);
  if (frame === undefined) return [];
  const { number, text, before, marked } = frame;
  const carets = paint(diagnostic.severity, "^".repeat(marked));
  return [
    `  ${paint("gutter", `${number} |`)} ${text}`,
    `  ${paint("gutter", `${" ".repeat(number.length)} |`)} ${" ".repeat(before)}${carets}`,
  ];
}
