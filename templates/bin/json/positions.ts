import { lastAtMost } from "./text_map.js";

/** A place for people: lines and columns from 1, columns in UTF-16 code units, as most editors count. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Where the lines of a text begin. */
export interface LineIndex {
  readonly starts: readonly number[];
  readonly firstLine: number;
}

/** Looks for the lines of a text whose first one has the given number. */
export function indexLines(text: string, firstLine: number): LineIndex {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return { starts, firstLine };
}

/** The place of an offset. */
export function positionAt({ starts, firstLine }: LineIndex, offset: number): Position {
  const index = lastAtMost(starts, offset);
  return { line: firstLine + index, column: offset - (starts[index] ?? 0) + 1 };
}
