import { escapeInvisible, readPhrase } from "#templates/core";

/**
 * A text of the catalog for a paragraph or list of Markdown: on one line, with its `code`, and with everything else
 * escaped so that it is not read as markup.
 */
export function markdownText(text: string): string {
  // Below a line of text, these may begin the second row of a table.
  return inlineText(text).replace(/^[|:]/u, "\\$&");
}

/** A text of the catalog for a cell of a Markdown table, escaped as in a paragraph. */
export function markdownCell(text: string): string {
  return inlineText(text).replaceAll("|", "\\|");
}

function inlineText(text: string): string {
  const line = escapeInvisible(text.replace(/\s+/gu, " ").trim());
  return readPhrase(line)
    .map((part) => (typeof part === "string" ? escapeMarkup(part) : markdownCode(part.code)))
    .join("")
    .trim()
    .replace(/^[-+=]|(?<=^\d+)[.)]/u, "\\$&");
}

/** Names as code, separated by commas. */
export function markdownCodes(texts: readonly string[]): string {
  return texts.map(markdownCode).join(", ");
}

function markdownCode(text: string): string {
  return text === "" ? "" : `\`${escapeInvisible(text.replace(/[`\s]+/gu, " "))}\``;
}

function escapeMarkup(text: string): string {
  // The second expression is about what becomes a link by itself. An underscore inside a word is no markup: emphasis begins and ends at
  // word boundaries.
  return text
    .replace(/[\\`*[\]<>#~$]|&(?=#?\w+;)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&")
    .replace(/:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\.|(?<=\S)@(?=\S)/giu, "\\$&");
}

/** Fills the `{{slots}}` of a template. Throws for a slot without a text and for a text without a slot. */
export function fillSlots(template: string, slots: Readonly<Record<string, string>>): string {
  const unused = new Set(Object.keys(slots));
  const filled = template.replace(/\{\{(\w+)\}\}/gu, (_, name: string) => {
    const text = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (text === undefined) throw new Error(`the template has a slot {{${name}}} that nothing fills`);
    unused.delete(name);
    return text;
  });
  if (unused.size > 0) throw new Error(`the template has no slot for ${[...unused].join(", ")}`);
  return filled;
}

/** The text of a template. Throws for an unknown name. */
export function templateNamed(templates: ReadonlyMap<string, string>, name: string): string {
  const text = templates.get(name);
  if (text === undefined) throw new Error(`there is no template ${name}`);
  return text;
}

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
