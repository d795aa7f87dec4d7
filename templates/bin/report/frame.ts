import { REDACTED } from "../../shared/credentials.js";
import { frameRows, type FrameLine } from "../../shared/frame.js";
import type { Vocabulary } from "../catalog/vocabulary.js";
import { positionAt, type LineIndex } from "../json/positions.js";
import type { TextRange } from "../json/scan_json.js";
import { safeLine } from "../../shared/safe_text.js";
import { findSecrets, findSecretsInBrokenText } from "./secrets.js";

/** The text with the findings. */
export interface FrameSource {
  readonly text: string;
  readonly lines: LineIndex;
  /** The text is one JSON value. */
  readonly isJson: boolean;
  /** The whole text is credentials. */
  readonly isSecret: boolean;
}

/** How many characters of a long line are shown before and after a place. */
const BEFORE = 60;
const AFTER = 100;

/** Lines around each range, with a marker below it; secrets are replaced. The ranges may come in any order. */
export function printFrames(source: FrameSource, ranges: readonly TextRange[], vocabulary: Vocabulary): readonly string[] {
  const windows = ranges.map((range) => windowsAround(source, range));
  const sorted = mergeWindows(windows.flat());
  const secrets = source.isJson
    ? findSecrets(source.text, sorted, vocabulary, source.isSecret)
    : sorted.flatMap((window) => findSecretsInBrokenText(source.text, window, vocabulary));
  return ranges.map((range, index) => printFrame(source, range, windows[index] ?? [], secrets));
}

/** The line before, the line itself and the line after, cropped around the place. */
function windowsAround({ text, lines }: FrameSource, { start }: TextRange): readonly TextRange[] {
  const { line, column } = positionAt(lines, start);
  const index = line - lines.firstLine;
  return [index - 1, index, index + 1].flatMap((at): readonly TextRange[] => {
    const from = lines.starts[at];
    if (from === undefined) return [];
    const to = (lines.starts[at + 1] ?? text.length + 1) - 1;
    if (at !== index && text.slice(from, to).trim() === "") return [];
    const first = at === index ? Math.max(from, start - BEFORE) : from;
    return column > BEFORE + AFTER && at !== index ? [] : [{ start: first, end: Math.min(to, (at === index ? start : from) + AFTER) }];
  });
}

/** The windows in ascending order, overlapping ones merged. */
function mergeWindows(windows: readonly TextRange[]): readonly TextRange[] {
  const merged: TextRange[] = [];
  for (const window of [...windows].sort((left, right) => left.start - right.start)) {
    const last = merged.at(-1);
    if (last === undefined || window.start > last.end) merged.push(window);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, window.end) };
  }
  return merged;
}

function printFrame(source: FrameSource, range: TextRange, windows: readonly TextRange[], secrets: readonly TextRange[]): string {
  const own = positionAt(source.lines, range.start).line;
  const lines = windows.map((window): FrameLine => {
    const { line, column } = positionAt(source.lines, window.start);
    const text = show(source.text, window, secrets);
    const cutAfter = window.end < source.text.length && source.text[window.end] !== "\n";
    const shown = { number: line, text, cutBefore: column > 1, cutAfter };
    if (line !== own) return shown;
    const before = show(source.text, { start: window.start, end: range.start }, secrets);
    const marked = show(source.text, { start: range.start, end: Math.min(range.end, window.end) }, secrets);
    return { ...shown, mark: { before, marked } };
  });
  return frameRows(lines)
    .map(({ gutter, text }) => `${gutter} ${text}`.trimEnd())
    .join("\n");
}

/** A part of the text with its secrets replaced; one that is only partly inside is replaced whole. */
function show(text: string, { start, end }: TextRange, secrets: readonly TextRange[]): string {
  let shown = "";
  let offset = start;
  for (const secret of secrets) {
    if (secret.end <= offset || secret.start >= end) continue;
    shown += safeLine(text.slice(offset, Math.max(offset, secret.start))) + REDACTED;
    offset = Math.min(end, secret.end);
  }
  return shown + safeLine(text.slice(offset, end).replace(/\r$/, ""));
}
