import { VOCABULARY } from "./vocabulary.js";

const MEANINGS: ReadonlyMap<string, readonly string[]> = toMeanings();

function toMeanings(): ReadonlyMap<string, readonly string[]> {
  const meanings = new Map<string, readonly string[]>();
  for (const [meant, said] of Object.entries(VOCABULARY)) {
    for (const name of said.split(" ")) meanings.set(name, [...(meanings.get(name) ?? []), ...meant.split("_")]);
  }
  return meanings;
}

/** The words of the table, in phrases or by themselves: they are spelled as they should be. */
export const wordsWithMeaning: readonly string[] = [...MEANINGS.keys()].flatMap((name) => name.split("_"));

/** What somebody may mean with a word in the singular, `customer` for `client`: words that catalogs use. */
export function otherWords(word: string): readonly string[] {
  return MEANINGS.get(word) ?? [];
}

/** Words of a question that mean something together. */
export interface Phrase {
  /** The index of the first word, and the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly meant: readonly string[];
}

const LONGEST_PHRASE = 4;

/** The phrases in words in the singular: `money back` means a refund. Of phrases that begin at the same word, the longest. */
export function findPhrases(words: readonly string[]): readonly Phrase[] {
  return words.flatMap((_, from) => longestPhrase(words, from) ?? []);
}

function longestPhrase(words: readonly string[], from: number): Phrase | undefined {
  for (let to = Math.min(words.length, from + LONGEST_PHRASE); to > from + 1; to--) {
    const meant = MEANINGS.get(words.slice(from, to).join("_"));
    if (meant !== undefined) return { from, to, meant };
  }
  return undefined;
}
