/** Longer names are not compared: they are hardly typos, and the sender of a payload must not decide how long this takes. */
const MAX_LENGTH = 100;

/**
 * The names that `wanted` is probably a typo for, nearest first, at most `count`; none if no name is near. A name is near if
 * at most a third of its letters differ, in short names one, but not all of them. Case, `-`, `_` and blanks do not count.
 */
export function nearestNames(wanted: string, names: readonly string[], count = 1): readonly string[] {
  if (wanted.length > MAX_LENGTH) return [];
  const word = simplify(wanted);
  return names
    .map((name) => ({ name, distance: distanceIfNear(word, simplify(name)) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((left, right) => left.distance - right.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

/** The name that `wanted` is most likely a typo for, never `wanted` itself; undefined if no name is near. */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  return nearestNames(
    wanted,
    names.filter((name) => name !== wanted),
  )[0];
}

/** Makes `startingAfter`, `starting-after` and `starting_after` the same. */
function simplify(name: string): string {
  return name.toLowerCase().replace(/[-_\s]/g, "");
}

function distanceIfNear(from: string, to: string): number {
  const longest = Math.max(from.length, to.length);
  return boundedDistance(from, to, Math.max(0, Math.min(Math.max(1, Math.floor(longest / 3)), longest - 1)));
}

/**
 * How many letters must be added, removed, changed or swapped with the next one, no letter twice; Infinity if that is more than
 * `most`. Cells of the matrix that are further than `most` from its diagonal are not computed, nor are rows after one without
 * a small cell.
 */
export function boundedDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const rows: number[][] = [];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? (row * column === 0 ? row + column : Infinity);
  for (let row = 1; row <= from.length; row++) {
    const cells: number[] = (rows[row] = []);
    let least = row;
    for (let column = Math.max(1, row - most); column <= Math.min(to.length, row + most); column++) {
      const changed = at(row - 1, column - 1) + (from[row - 1] === to[column - 1] ? 0 : 1);
      const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const swapped = swaps ? at(row - 2, column - 2) + 1 : changed;
      const cell = (cells[column] = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, changed, swapped));
      least = Math.min(least, cell);
    }
    if (least > most) return Infinity;
  }
  const distance = at(from.length, to.length);
  return distance > most ? Infinity : distance;
}
