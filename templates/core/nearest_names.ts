/** Longer names are not compared: they are hardly typos, and the sender of a payload must not decide how long this takes. */
const MAX_LENGTH = 100;
/** How many suggestions each list of names remembers. */
const MAX_REMEMBERED = 16;

/** How much may still be compared, in pairs of letters. */
export interface Effort {
  pairs: number;
}

/** Known names, prepared for comparison: prepare them once where they are used often. */
export interface ComparedNames {
  readonly names: readonly string[];
  /** The names as they are compared. */
  readonly words: readonly string[];
  /** The nearest name for each of the first names that were looked up: payloads repeat the same few mistakes. */
  readonly near: Map<string, string | undefined>;
}

/** Prepares names, or values that are suggested like names, for `nearestAmong`. */
export function toComparedNames(values: readonly (string | number | boolean | null)[]): ComparedNames {
  const names = values.map(String);
  return { names, words: names.map(simplify), near: new Map() };
}

/**
 * The name that `wanted` is most likely a typo for, the first of those that are equally likely; never `wanted` itself, and
 * undefined if no name is near. A name is near if at most a third of its letters differ, in short names one, but not all of
 * them. Case, `-`, `_` and blanks do not count.
 */
export function nearestName(wanted: string, names: readonly string[]): string | undefined {
  return nearestAmong(wanted, toComparedNames(names));
}

/** Like `nearestName`, but undefined when finding the name would take more than what is left of the effort. */
export function nearestAmong(wanted: string, { names, words, near }: ComparedNames, effort?: Effort): string | undefined {
  if (near.has(wanted) || wanted.length > MAX_LENGTH) return near.get(wanted);
  const word = simplify(wanted);
  let nearest: string | undefined;
  let least = Infinity;
  for (let place = 0; place < words.length; place++) {
    const other = words[place] ?? "";
    const longest = Math.max(word.length, other.length);
    const most = Math.min(least - 1, Math.floor(longest / 3) || longest >> 1);
    if (Math.abs(word.length - other.length) > most || names[place] === wanted) continue;
    if (effort !== undefined && (effort.pairs -= word.length * (2 * most + 1)) < 0) return undefined;
    const distance = boundedDistance(word, other, most);
    if (distance > most) continue;
    nearest = names[place];
    least = distance;
  }
  if (near.size < MAX_REMEMBERED) near.set(wanted, nearest);
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

/** The last rows of the matrix, each used again for the third row below it: to make new ones would take most of the time. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

/**
 * How many letters must be added, removed, changed or swapped with the next one, no letter twice; any larger number if that is
 * more than `most`. Cells of the matrix that are further than `most` from its diagonal are not computed, nor are rows after one
 * without a small cell. The cells beside the computed ones are left from other rows, so they are overwritten with a number above `most`.
 */
export function boundedDistance(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) return Infinity;
  const beyond = most + 1;
  const at = (cells: readonly number[], column: number): number => cells[column] ?? beyond;
  let [before, above, cells] = rows;
  for (let column = 0; column <= to.length; column++) cells[column] = column;
  for (let row = 1; row <= from.length; row++) {
    const free = before;
    before = above;
    above = cells;
    cells = free;
    const letter = from.charCodeAt(row - 1);
    const first = Math.max(1, row - most);
    const last = Math.min(to.length, row + most);
    let least = (cells[first - 1] = row);
    if (last === row + most) above[last] = beyond;
    for (let column = first; column <= last; column++) {
      let cell = at(above, column - 1);
      if (letter !== to.charCodeAt(column - 1)) {
        cell = Math.min(at(above, column), at(cells, column - 1), cell) + 1;
        const isSwapped = letter === to.charCodeAt(column - 2) && from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
        if (isSwapped) cell = Math.min(cell, at(before, column - 2) + 1);
      }
      cells[column] = cell;
      least = Math.min(least, cell);
    }
    if (least > most) return Infinity;
  }
  return at(cells, to.length);
}
