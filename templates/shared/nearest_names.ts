/** Longer names are not compared: they are hardly typos, and the sender of a payload must not decide how long this takes. */
const MAX_LENGTH = 100;

/**
 * The name that `wanted` is most likely a typo for, the first of those that are equally likely; never `wanted` itself, and
 * undefined if no name is near. A name is near if at most a third of its letters differ, in short names one, but not all of
 * them. Case, `-`, `_` and blanks do not count.
 */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  if (wanted.length > MAX_LENGTH) return undefined;
  const word = simplify(wanted);
  let nearest: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const other = simplify(name);
    const longest = Math.max(word.length, other.length);
    // A name that comes later must be nearer than the one that was found.
    const most = Math.min(least - 1, Math.floor(longest / 3) || longest >> 1);
    const distance = boundedDistance(word, other, most);
    if (name !== wanted && distance <= most) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

/** At most `count` names that `wanted` may be a typo for, the nearest first. */
export function nearestNames(wanted: string, names: readonly string[], count: number): readonly string[] {
  const nearest = count === 0 ? undefined : nearestName(wanted, names);
  if (nearest === undefined) return [];
  const others = names.filter((name) => name !== nearest);
  return [nearest, ...nearestNames(wanted, others, count - 1)];
}

/** Makes `startingAfter`, `starting-after` and `starting_after` the same. */
function simplify(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}

/**
 * How many letters must be added, removed, changed or swapped with the next one, no letter twice; any larger number if that is
 * more than `most`. Cells of the matrix that are further than `most` from its diagonal are not computed, nor are rows after one
 * without a small cell.
 */
export function boundedDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const rows: number[][] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? (row === 0 ? column : Infinity);
  for (let row = 1; row <= from.length; row++) {
    const cells = (rows[row] = [row]);
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      cells[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1),
        from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1] ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
    if (cells.every((cell) => cell > most)) return Infinity;
  }
  return at(from.length, to.length);
}
