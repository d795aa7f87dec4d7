import { frameRows, type FrameRow } from "../../templates/shared/frame.ts";
import { escapeInvisible } from "../../templates/shared/invisible.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { hideSecrets, type FrameText } from "./secrets.ts";

/** As much of a line as is shown. */
const FRAME_WIDTH = 120;

/** How much of a long line is shown before the place. */
const FRAME_LEAD = 40;

/** The line that a diagnostic is about with a mark below it, secrets masked; empty where there is no line, or all of it is secret. */
export function buildFrame({ line, column, endLine, endColumn, secret }: Diagnostic, source: FrameText): readonly FrameRow[] {
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
