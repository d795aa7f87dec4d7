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

/** How far around a line its mapping is looked at. */
const REACH = 60;

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

function hideSecrets(source: FrameText, line: number): string {
  const text = hideCredentials(lineAt(source, line));
  if (standsBesideSecret(source, line)) return text.replace(SECRET_VALUE, mask);
  return isInsideSecret(source, line) ? mask(text) : text;
}

function mask(value: string): string {
  return value.replace(/[^\s{}[\],:]/gu, "*");
}

/** Whether a line is part of an example that goes over several lines and belongs to a secret. */
function isInsideSecret(source: FrameText, line: number): boolean {
  const parent = parentOf(source, line);
  if (parent === undefined) return false;
  const isValue = /^\s*(?:- )?(?:example|default|const|enum|known_values):\s*(?:[|>].*)?$/u.test(lineAt(source, parent));
  return (isValue && standsBesideSecret(source, parent)) || isInsideSecret(source, parent);
}

/** The line above with a smaller indent. */
function parentOf(source: FrameText, line: number): number | undefined {
  const indent = indentOf(lineAt(source, line));
  for (let above = line - 1; above >= Math.max(1, line - REACH); above--) if (indentOf(lineAt(source, above)) < indent) return above;
  return undefined;
}

/** Whether the mapping that a line belongs to says `secret: true`. By the text alone: the file may not be YAML at all. */
function standsBesideSecret(source: FrameText, line: number): boolean {
  const indent = indentOf(lineAt(source, line));
  const saysSecret = (number: number): boolean => /\bsecret["']?:\s*true\b/u.test(lineAt(source, number));
  const belongs = (number: number): boolean => Math.abs(number - line) <= REACH && indentOf(lineAt(source, number)) >= indent;
  if (saysSecret(line)) return true;
  for (let above = line - 1; above >= 1 && belongs(above); above--) if (saysSecret(above)) return true;
  for (let below = line + 1; below <= source.starts.length && belongs(below); below++) if (saysSecret(below)) return true;
  return false;
}

function lineAt({ text, starts }: FrameText, line: number): string {
  return lineText(text, starts, line);
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
