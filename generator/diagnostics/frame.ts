import { lineText } from "../source/position.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { hideCredentials } from "./visible_text.ts";

/** A text with the offsets at which its lines begin. */
export interface FrameText {
  readonly text: string;
  readonly starts: readonly number[];
}

/** The line of a place: its number, its text made printable, and how many columns are before and under the mark. */
export interface Frame {
  readonly number: string;
  readonly text: string;
  readonly before: number;
  readonly marked: number;
}

/** As much of a line as is shown. */
const FRAME_WIDTH = 120;

/** How much of a long line is shown before the place. */
const FRAME_LEAD = 40;

/** Keys whose values are secrets where `secret: true` stands beside them. */
const SECRET_VALUE = /(?<=\b(?:example|default|const|enum|known_values):\s*)\S.*/gu;

/** The line that a diagnostic is about; undefined for a place outside of any line. Secrets on it are masked. */
export function buildFrame({ line, column, endLine, endColumn }: Diagnostic, source: FrameText): Frame | undefined {
  const shown = hideSecrets(source, line);
  if (shown.trim() === "") return undefined;
  const start = column - 1;
  const end = endLine === line ? Math.max(endColumn - 1, column) : shown.length;
  const from = end <= FRAME_WIDTH ? 0 : Math.max(0, start - FRAME_LEAD);
  const to = Math.min(shown.length, from + FRAME_WIDTH);
  const lead = from > 0 ? "…" : "";
  const before = printable(shown.slice(from, start));
  const middle = printable(shown.slice(start, Math.min(end, to)));
  const after = printable(shown.slice(Math.max(start, Math.min(end, to)), to));
  const text = `${lead}${before.join("")}${middle.join("")}${after.join("")}${to < shown.length ? "…" : ""}`;
  return { number: String(line), text, before: lead.length + before.length, marked: Math.max(1, middle.length) };
}

function hideSecrets(source: FrameText, line: number): string {
  const text = hideCredentials(lineText(source.text, source.starts, line));
  if (!standsBesideSecret(source, line)) return text;
  return text.replace(SECRET_VALUE, (value) => value.replace(/[^\s{}[\],:]/gu, "*"));
}

/** Whether the mapping that a line belongs to says `secret: true`. By the text alone: the file may not be YAML at all. */
function standsBesideSecret(source: FrameText, line: number): boolean {
  const indent = indentOf(lineText(source.text, source.starts, line));
  const saysSecret = (number: number): boolean => /\bsecret["']?:\s*true\b/u.test(lineText(source.text, source.starts, number));
  const belongs = (number: number): boolean => indentOf(lineText(source.text, source.starts, number)) >= indent;
  if (saysSecret(line)) return true;
  for (let above = line - 1; above >= 1 && belongs(above); above--) if (saysSecret(above)) return true;
  for (let below = line + 1; below <= source.starts.length && belongs(below); below++) if (saysSecret(below)) return true;
  return false;
}

/** Blank lines belong to what is around them. */
function indentOf(text: string): number {
  const indent = text.search(/\S/u);
  return indent === -1 ? Number.POSITIVE_INFINITY : indent;
}

/** Its characters, each as wide as one column: tabs as blanks, what is invisible or would change the terminal as `·`. */
function printable(text: string): readonly string[] {
  return Array.from(text, (character) => {
    if (character === "\t") return " ";
    return /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{M}]/u.test(character) ? "·" : character;
  });
}
