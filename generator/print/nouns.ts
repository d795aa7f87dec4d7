const irregular: ReadonlyMap<string, string> = new Map([
  ["analyses", "analysis"],
  ["children", "child"],
  ["cookies", "cookie"],
  ["movies", "movie"],
  ["people", "person"],
]);

/** Words that are the same in singular and plural. */
const invariable: ReadonlySet<string> = new Set(["analytics", "news", "series", "species"]);

/** Endings of nouns, and what replaces them in the singular. The first match counts. */
const endings: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/(?:ss|us|is)$/u, "$&"],
  [/ies$/u, "y"],
  [/(?<=ss|[^aeo]us|x|sh|tch|nch|rch|[eo]ach)es$/u, ""],
  [/s$/u, ""],
];

/** The singular of a lowercase English noun, or the noun itself if it is already singular. Knows the usual rules, not every noun. */
export function singular(noun: string): string {
  const exception = invariable.has(noun) ? noun : irregular.get(noun);
  if (exception !== undefined) return exception;
  const [ending, replacement = ""] = endings.find(([plural]) => plural.test(noun)) ?? [];
  const result = ending === undefined ? noun : noun.replace(ending, replacement);
  return result === "" ? noun : result;
}

/** "an" before a vowel sound, otherwise "a". Looks at the beginning of the phrase, in any case. */
export function article(phrase: string): "a" | "an" {
  const text = phrase.toLowerCase();
  if (/^(?:hour|honor|heir)/u.test(text)) return "an";
  // A user, a unit, a URL, a utility, a European, a one-time code.
  return /^[aeiou]/u.test(text) && !/^(?:us[aeu]|uni(?!n)|ur[aeioul]|ut[ei]|eu|one\b)/u.test(text) ? "an" : "a";
}
