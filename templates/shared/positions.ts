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
