/** A line, or the part of a long one that is shown. All texts are safe to print. */
export interface FrameLine {
  readonly number: number;
  readonly text: string;
  /** There is more in front of what is shown, and after it. */
  readonly cutBefore: boolean;
  readonly cutAfter: boolean;
  /** The shown text before the mark, and the marked text; absent for lines that are only around it. */
  readonly mark?: { readonly before: string; readonly marked: string };
}

/** One row of a frame: `12 | ` and what is after it. */
export interface FrameRow {
  readonly gutter: string;
  readonly text: string;
  /** The row has only the mark below the row before. */
  readonly isMark: boolean;
}

/** Lines of a file for people, with their numbers, and `^^^` below what is marked. */
export function frameRows(lines: readonly FrameLine[]): readonly FrameRow[] {
  const width = Math.max(0, ...lines.map(({ number }) => String(number).length));
  return lines.flatMap(({ number, text, cutBefore, cutAfter, mark }): readonly FrameRow[] => {
    const [lead, rest] = [cutBefore ? "…" : "", cutAfter ? "…" : ""];
    const row = { gutter: `${String(number).padStart(width)} |`, text: lead + text + rest, isMark: false };
    if (mark === undefined) return [row];
    const carets = " ".repeat(columns(lead + mark.before)) + "^".repeat(Math.max(1, columns(mark.marked)));
    return [row, { gutter: `${" ".repeat(width)} |`, text: carets, isMark: true }];
  });
}

/**
 * How many columns a text takes in a terminal. Combining marks take none. Characters outside the basic plane, mostly emoji
 * and ideographs, take two, as many as they have code units.
 */
function columns(text: string): number {
  return text.replace(/\p{M}/gu, "").length;
}

/** A position in a text as editors show it: line and column count from 1, columns in UTF-16 code units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Line and column of an offset, given the offsets at which lines begin. Offsets before the text are at its start. */
export function positionAt(starts: readonly number[], offset: number): Position {
  const index = lastAtMost(starts, offset);
  return { line: index + 1, column: Math.max(0, offset - (starts[index] ?? 0)) + 1 };
}

/** Index of the last number that is not above `limit`; the numbers ascend. 0 if all of them are above. */
export function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
