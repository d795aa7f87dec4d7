/** A half-open range of UTF-16 offsets in a text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The offsets at which the lines of a text begin. LF, CRLF and a single CR end a line. */
export function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (const ending of text.matchAll(/\r\n|\n|\r/gu)) starts.push(ending.index + ending[0].length);
  return starts;
}

/** The text of a line, counted from 1, without its line ending; "" if there is no such line. */
export function lineText(text: string, starts: readonly number[], line: number): string {
  const start = starts[line - 1];
  if (start === undefined) return "";
  return text.slice(start, starts[line] ?? text.length).replace(/[\r\n]+$/u, "");
}
