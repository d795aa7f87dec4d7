import { createPaint, type Paint } from "../../templates/shared/color.ts";
import { safeText } from "../../templates/shared/safe_text.ts";
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

const SEVERITY_STYLES = { error: "red", warning: "yellow" } as const;

/** The messages for people: place, message, the line itself with the place marked, and what helps. "" without messages. */
export function printPretty(
  diagnostics: readonly Diagnostic[],
  sources: readonly FrameSource[],
  { color = false }: PrettyOptions = {},
): string {
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
