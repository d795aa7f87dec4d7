/**
 * Words with names in them, which a page shows as code and a terminal as they are. Texts of the catalog are no phrases: they may have
 * backticks of their own.
 */
export type Phrase = readonly PhrasePart[];

/** Words, or a name. */
export type PhrasePart = string | { readonly code: string };

/** A phrase as text: its names have no marks. */
export function plainPhrase(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === "string" ? part : part.code)).join("");
}

/** Names with commas between them. */
export function namesPhrase(names: readonly string[]): Phrase {
  return names.flatMap((code, index): Phrase => (index === 0 ? [{ code }] : [", ", { code }]));
}

/** The words of a text of the catalog, with the code that it has between backticks. Backticks that do not come in pairs stay. */
export function readPhrase(text: string): Phrase {
  const parts = text.split("`");
  if (parts.length % 2 === 0) return [text];
  return parts.flatMap((part, index) => (part === "" ? [] : [index % 2 === 0 ? part : { code: part }]));
}
