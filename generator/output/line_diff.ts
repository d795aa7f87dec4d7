import { diffArrays } from "diff";

/** A block of differing lines, and the line where it begins in each text, counted from 1. */
export interface Hunk {
  readonly beforeLine: number;
  readonly afterLine: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Equal lines in a row that end a hunk. A single equal line may be just a closing brace. */
const EQUAL_LINES = 2;

/** The work grows with the square of the number of differing lines, so texts that differ in more are not compared in detail. */
const MAX_DIFFERENT_LINES = 400;

/** The hunks in which two texts differ, in order. Texts that hardly have lines in common differ in a single one. */
export function diffLines(before: string, after: string): readonly Hunk[] {
  const [left, right] = [before.split("\n"), after.split("\n")];
  const changes = diffArrays(left, right, { maxEditLength: MAX_DIFFERENT_LINES });
  const whole: Hunk = { beforeLine: 1, afterLine: 1, removed: left, added: right };
  if (changes === undefined) return [withoutEqualEnds(whole)];
  const hunks: Hunk[] = [];
  let [beforeLine, afterLine] = [1, 1];
  for (const { value, added, removed } of changes) {
    if (added || removed) append(hunks, { beforeLine, afterLine, removed: removed ? value : [], added: added ? value : [] }, left);
    if (!added) beforeLine += value.length;
    if (!removed) afterLine += value.length;
  }
  return hunks.map(withoutEqualEnds);
}

/** Adds a hunk to the last one if there are too few equal lines between the two. */
function append(hunks: Hunk[], next: Hunk, left: readonly string[]): void {
  const last = hunks.at(-1);
  const end = last === undefined ? -Infinity : last.beforeLine + last.removed.length;
  if (last === undefined || next.beforeLine - end >= EQUAL_LINES) {
    hunks.push(next);
    return;
  }
  const between = left.slice(end - 1, next.beforeLine - 1);
  const removed = [...last.removed, ...between, ...next.removed];
  hunks[hunks.length - 1] = { ...last, removed, added: [...last.added, ...between, ...next.added] };
}

/** A hunk without the lines at its start and at its end that are the same on both sides. */
function withoutEqualEnds({ beforeLine, afterLine, removed, added }: Hunk): Hunk {
  const shorter = Math.min(removed.length, added.length);
  let start = 0;
  while (start < shorter && removed[start] === added[start]) start += 1;
  let end = 0;
  while (end < shorter - start && removed.at(-1 - end) === added.at(-1 - end)) end += 1;
  return {
    beforeLine: beforeLine + start,
    afterLine: afterLine + start,
    removed: removed.slice(start, removed.length - end),
    added: added.slice(start, added.length - end),
  };
}
