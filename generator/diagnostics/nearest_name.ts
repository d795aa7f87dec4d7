/** Longer names are not compared: nothing in the catalog is longer, and the work grows with the square. */
const LONGEST = 100;

/**
 * The candidate that was probably meant by a misspelt name: the one with the fewest changed, missing, extra or swapped
 * letters, when they are few for its length. The first of equals wins. Case, `_`, `-` and blanks count for nothing.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = fold(name);
  let best: { name: string; distance: number } | undefined;
  for (const candidate of candidates) {
    if (candidate === name || candidate.length > LONGEST) continue;
    const other = fold(candidate);
    const limit = Math.floor(Math.max(wanted.length, other.length, 3) / 3);
    const distance = editDistance(wanted, other);
    if (distance <= limit && (best === undefined || distance < best.distance)) best = { name: candidate, distance };
  }
  return best?.name;
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/gu, "");
}

/** Optimal string alignment: insertions, deletions, replacements, and swaps of neighbours, one each. */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      const replaced = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const swapped = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      const swap = swapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
      current.push(Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced, swap));
    }
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? 0;
}
