/** A block of differing lines, and the line where it begins in each text, counted from 1. */
export interface Hunk {
  readonly beforeLine: number;
  readonly afterLine: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** How far to search for the next equal lines: the number of lines skipped in both texts together. */
const MAX_SKIPPED = 400;

/** Equal lines in a row that end a hunk. A single equal line may be just a closing brace. */
const EQUAL_LINES = 2;

/**
 * The hunks in which two texts differ, in order. Meant for people: a hunk ends at the nearest equal lines. If there are
 * none nearby, the rest of both texts is one hunk.
 */
export function diffLines(before: string, after: string): readonly Hunk[] {
  const left = before.split("\n");
  const right = after.split("\n");
  const hunks: Hunk[] = [];
  let [atLeft, atRight] = [0, 0];
  while (atLeft < left.length || atRight < right.length) {
    if (atLeft < left.length && left[atLeft] === right[atRight]) {
      [atLeft, atRight] = [atLeft + 1, atRight + 1];
      continue;
    }
    const [nextLeft, nextRight] = nextEqualLines(left, right, atLeft, atRight);
    hunks.push({
      beforeLine: atLeft + 1,
      afterLine: atRight + 1,
      removed: left.slice(atLeft, nextLeft),
      added: right.slice(atRight, nextRight),
    });
    [atLeft, atRight] = [nextLeft, nextRight];
  }
  return hunks;
}

/** The next position at which both texts continue with equal lines, skipping as few lines as possible. */
function nextEqualLines(left: readonly string[], right: readonly string[], atLeft: number, atRight: number): [left: number, right: number] {
  for (let skipped = 1; skipped <= MAX_SKIPPED; skipped += 1) {
    for (let ofLeft = 0; ofLeft <= skipped; ofLeft += 1) {
      const [nextLeft, nextRight] = [atLeft + ofLeft, atRight + skipped - ofLeft];
      if (nextLeft <= left.length && nextRight <= right.length && areEqual(left, right, nextLeft, nextRight)) return [nextLeft, nextRight];
    }
  }
  return [left.length, right.length];
}

/** The ends of both texts count as equal: both lines are `undefined`. */
function areEqual(left: readonly string[], right: readonly string[], atLeft: number, atRight: number): boolean {
  return Array.from({ length: EQUAL_LINES }).every((_, ahead) => left[atLeft + ahead] === right[atRight + ahead]);
}
