import { positionAt as positionIn, type Position } from "../../shared/positions.js";

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
  const { line, column } = positionIn(starts, offset);
  return { line: firstLine - 1 + line, column };
}
