/** The first of these ends what a question is about: `deals of a company` are deals, `customers we bill` are customers. */
const ENDS: ReadonlySet<string> = new Set(
  "about at by for from in of on since sent that to who whose with without i we they you he she it".split(" "),
);

/**
 * The words that say what a question is about: those before the first preposition or pronoun that follows one of them. `isContent` says
 * whether a word says anything.
 */
export function findTopic(words: readonly string[], isContent: (word: string) => boolean): ReadonlySet<string> {
  const start = words.findIndex(isContent);
  const end = words.findIndex((word, index) => start !== -1 && index > start && ENDS.has(word));
  return new Set(words.slice(0, Math.max(end, 0)));
}
