/** A stretch of lines that differ, and where it begins in both texts (lines from 1). */
export interface Hunk {
  readonly beforeLine: number;
  readonly afterLine: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** How far the texts are searched for the place where they agree again, in lines of both together. */
const FARTHEST = 400;

/** So many equal lines in a row are agreement; a single one may be a closing brace. */
const AGREEMENT = 2;

/**
 * The stretches in which two texts differ, in order. Meant for people: the nearest agreement ends a stretch, and where
 * none is near the rest of both texts is one stretch.
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
    const [nextLeft, nextRight] = nextAgreement(left, right, atLeft, atRight);
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

/** Where both texts go on alike: the pair of lines with the fewest lines skipped. */
function nextAgreement(left: readonly string[], right: readonly string[], atLeft: number, atRight: number): [left: number, right: number] {
  for (let skipped = 1; skipped <= FARTHEST; skipped += 1) {
    for (let ofLeft = 0; ofLeft <= skipped; ofLeft += 1) {
      const [nextLeft, nextRight] = [atLeft + ofLeft, atRight + skipped - ofLeft];
      if (nextLeft <= left.length && nextRight <= right.length && agree(left, right, nextLeft, nextRight)) return [nextLeft, nextRight];
    }
  }
  return [left.length, right.length];
}

/** Texts that end here agree as well: both `undefined`. */
function agree(left: readonly string[], right: readonly string[], atLeft: number, atRight: number): boolean {
  return Array.from({ length: AGREEMENT }).every((_, ahead) => left[atLeft + ahead] === right[atRight + ahead]);
}
