import { boundedDistance } from "../../../../templates/shared/nearest_names.ts";
import { toSingular, toStem } from "../../../../templates/search/words.ts";

/** Corrects a word; a word that it knows, or that is like none, stays as it is. */
export type Spelling = (word: string) => string;

/** Shorter words have too many neighbors, and longer ones are no words. */
const SHORTEST = 4;
const LONGEST = 30;

/** From this length on, two letters may be wrong instead of one. */
const LONG = 8;

/**
 * Corrects typos: the known word with the same first letter that differs least, in one letter, or in two letters of long words. Letters
 * that are swapped count as one.
 */
export function createSpelling(words: Iterable<string>): Spelling {
  const known = new Set([...words].flatMap((word) => [word, toSingular(word)]));
  const stems = new Set([...known].map(toStem));
  const candidates = new Map<string, string[]>();
  for (const word of known) {
    if (word.length >= SHORTEST) candidates.set(firstLetter(word), [...(candidates.get(firstLetter(word)) ?? []), word]);
  }
  return (word) => {
    const isWord = word.length >= SHORTEST && word.length <= LONGEST && !/\p{N}/u.test(word);
    if (!isWord || known.has(word) || known.has(toSingular(word)) || stems.has(toStem(word))) return word;
    return nearest(word, candidates.get(firstLetter(word)) ?? []) ?? word;
  };
}

function firstLetter(word: string): string {
  return word.slice(0, 1);
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  let most = word.length < LONG ? 1 : 2;
  let found: string | undefined;
  for (const candidate of candidates) {
    const distance = boundedDistance(word, candidate, most);
    if (distance > most) continue;
    found = candidate;
    most = distance - 1;
  }
  return found;
}
