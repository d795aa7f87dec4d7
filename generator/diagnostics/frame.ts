import type { Diagnostic } from "./diagnostic.ts";
import { hideSecrets, type FrameText } from "./secrets.ts";

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

/** The line that a diagnostic is about, secrets masked; undefined where there is no line, or all of it is secret. */
export function buildFrame({ line, column, endLine, endColumn, secret }: Diagnostic, source: FrameText): Frame | undefined {
  const shown = hideSecrets(source, line);
  if (secret === true || shown.trim() === "") return undefined;
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

/** Its characters, each as wide as one column: tabs as blanks, what is invisible or would change the terminal as `·`. */
function printable(text: string): readonly string[] {
  return Array.from(text, (character) => {
    if (character === "\t") return " ";
    return /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{M}]/u.test(character) ? "·" : character;
  });
}
