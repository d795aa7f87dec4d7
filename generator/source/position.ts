/** A half-open range of UTF-16 offsets in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A position in a text as editors show it: line and column count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** The offsets at which the lines of a text begin. LF, CRLF and a single CR end a line. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const ending of text.matchAll(/\r\n|\n|\r/gu)) starts.push(ending.index + ending[0].length);
  return starts;
}

/** Line and column of an offset, given the `lineStarts` of the text. Negative offsets count as 0. */
export function positionAt(starts: readonly number[], offset: number): Position {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: Math.max(0, offset - (starts[low] ?? 0)) + 1 };
}

/** The text of a line, counted from 1, without its line ending; "" if there is no such line. */
export function lineText(text: string, starts: readonly number[], line: number): string {
  const start = starts[line - 1];
  if (start === undefined) return "";
  return text.slice(start, starts[line] ?? text.length).replace(/[\r\n]+$/u, "");
}
