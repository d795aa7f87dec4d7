import { lineStarts } from "../source/source_file.ts";

/** One line of a text, without its ending. */
export interface TextLine {
  /** Counted from 1. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Blanks before the first other character; infinite for a blank line. */
  readonly indent: number;
}

/** The lines of a text. */
export function readLines(text: string): readonly TextLine[] {
  const starts = lineStarts(text);
  return starts.map((start, index) => {
    const line = text.slice(start, starts[index + 1] ?? text.length).replace(/[\r\n]+$/u, "");
    const indent = line.search(/\S/u);
    return { number: index + 1, start, end: start + line.length, text: line, indent: indent === -1 ? Number.POSITIVE_INFINITY : indent };
  });
}

/** The line that an offset is in. */
export function lineAt(lines: readonly TextLine[], offset: number): TextLine {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return lines[low] ?? { number: 1, start: 0, end: 0, text: "", indent: Number.POSITIVE_INFINITY };
}

/** Whether a line has neither a key nor a value. */
export function isBlank({ text }: TextLine): boolean {
  return /^\s*(?:#.*)?$/u.test(text);
}

/** The nearest line above that is not blank. */
export function lineAbove(lines: readonly TextLine[], { number }: TextLine): TextLine | undefined {
  return lines.slice(0, number - 1).findLast((line) => !isBlank(line));
}

/** A line and the lines below that are indented deeper. */
export function blockOf(lines: readonly TextLine[], first: TextLine): readonly [TextLine, ...TextLine[]] {
  const after = lines.slice(first.number);
  const end = after.findIndex((line) => !isBlank(line) && line.indent <= first.indent);
  const inside = end === -1 ? after : after.slice(0, end);
  const last = inside.findLastIndex((line) => !isBlank(line));
  return [first, ...inside.slice(0, last + 1)];
}

/** A value that begins on a line, and the places where it may end. */
export interface LineValue {
  /** The key in front of it, as it is written; undefined for an element of a list. */
  readonly key: string | undefined;
  readonly start: number;
  /** From the shortest to the longest value; offsets in the text. */
  readonly ends: readonly number[];
  readonly inFlow: boolean;
}

const KEY = String.raw`(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_$.<-]+)`;
const BLOCK_VALUE = new RegExp(`^\\s*(?:- +)*(?:(${KEY})\\s*:\\s+)?(?=\\S)`, "u");
const FLOW_VALUE = new RegExp(`[{,[]\\s*(?:(${KEY})\\s*:\\s+)?(?=[^\\s}\\],])`, "gu");
const NEXT_ENTRY = new RegExp(`\\s*,\\s*${KEY}\\s*:(?=\\s)`, "gu");

/** The values that a line may have, found by its text alone: the line may not be YAML at all. */
export function valuesOf(line: TextLine): readonly LineValue[] {
  const { text, start } = line;
  const block = BLOCK_VALUE.exec(text);
  const found: LineValue[] = [];
  if (block !== null && (block[1] !== undefined || /-\s+$/u.test(block[0]))) {
    found.push({ key: block[1], start: start + block[0].length, ends: endsOf(line, block[0].length, false), inFlow: false });
  }
  for (const flow of text.matchAll(FLOW_VALUE)) {
    const from = flow.index + flow[0].length;
    found.push({ key: flow[1], start: start + from, ends: endsOf(line, from, true), inFlow: true });
  }
  return found;
}

/** A value with one of the places where it may end. */
interface LineText extends Omit<LineValue, "ends"> {
  readonly end: number;
  readonly raw: string;
}

/** The values that a line may have, once for each place where they may end. */
export function textsOf(text: string, line: TextLine): readonly LineText[] {
  return valuesOf(line).flatMap(({ ends, ...value }) => ends.map((end) => ({ ...value, end, raw: text.slice(value.start, end) })));
}

/** Before the next key, before the brackets that close the line, or its end. */
function endsOf({ text, start }: TextLine, from: number, inFlow: boolean): readonly number[] {
  const trimmed = text.trimEnd().length;
  const ends = new Set<number>([trimmed]);
  const comment = /\s+#/u.exec(text.slice(from));
  if (comment !== null && !inFlow) ends.add(from + comment.index);
  if (inFlow) {
    for (const next of text.matchAll(NEXT_ENTRY)) ends.add(next.index);
    for (const next of text.slice(from).matchAll(/\s*[\]}]/gu)) ends.add(from + next.index);
    const item = /\s*[,\]]/u.exec(text.slice(from));
    if (item !== null) ends.add(from + item.index);
  }
  return [...ends]
    .filter((end) => end > from && end <= trimmed)
    .sort((left, right) => left - right)
    .map((end) => start + end);
}

/** `; also in lines 4, 7`, for a mistake that is reported once; "" when it is on the first line only. */
export function otherLines(first: number, numbers: readonly number[]): string {
  const others = [...new Set(numbers)].filter((number) => number !== first);
  if (others.length === 0) return "";
  const more = others.length > MOST_NUMBERS ? ` and ${others.length - MOST_NUMBERS} more` : "";
  return `; also in line${others.length === 1 ? "" : "s"} ${others.slice(0, MOST_NUMBERS).join(", ")}${more}`;
}

const MOST_NUMBERS = 5;
