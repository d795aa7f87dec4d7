import { DEEPEST_TYPE, WORD_MEANINGS } from "../generator/read/type_expression.ts";

const words = Object.entries(WORD_MEANINGS);
const containers = words.filter(([, { around }]) => around !== undefined).map(([word]) => word);
const leaves = [
  ...words.filter(([, { alone, around }]) => alone !== undefined || around === undefined).map(([word]) => word),
  "[A-Z][A-Za-z0-9]*",
];

/** The patterns of the JSON Schemas in spec/ for a type, and for a type with a description behind ` -- `. */
export const patterns: { readonly type: string; readonly line: string } = {
  type: `^\\s*${union(DEEPEST_TYPE, "$")}$`,
  line: `^\\s*${union(DEEPEST_TYPE, "$|(?<=\\s)--(?:\\s|$)")}(?:--(?:\\s[\\s\\S]*)?)?$`,
};

function union(depth: number, end: string): string {
  return `(?:${term(depth)}\\s*(?:\\|\\s*(?=[A-Za-z])|(?=${end})))+`;
}

function term(depth: number): string {
  const leaf = `(?:${leaves.join("|")})`;
  return depth === 0 ? leaf : `(?:(?:${containers.join("|")})\\s*<\\s*${union(depth - 1, ">")}>|${leaf})`;
}

/** The text of a JSON Schema of spec/ with the present patterns of types. Throws if it has none. */
export function renewPatterns(schemaText: string, { type, line }: typeof patterns = patterns): string {
  const found = schemaText.match(/"pattern": "\^\\\\s\*\(\?:\(\?:\(\?:[^\n]*"/gu);
  if (found === null) throw new Error("the schema has no pattern of types");
  return found.reduce(
    (text, pattern) => text.replace(pattern, () => `"pattern": ${JSON.stringify(pattern.includes("--") ? line : type)}`),
    schemaText,
  );
}

/** The page about the language with the present rows of the words. Throws if it has no table of types. */
export function renewTypeRows(page: string): string {
  const table = /(\| type \| accepts \|\n\|---\|---\|\n)(?:\| `[a-z]+(?:<.*>)?`(?:, `[a-z]+`)* \|.*\n)+/u;
  if (!table.test(page)) throw new Error("the page has no table of types");
  return page.replace(table, (_, head: string) => `${head}${typeRows().join("\n")}\n`);
}

/** A row for each meaning, words with one meaning together: first the words alone, then those with types inside. */
function typeRows(): readonly string[] {
  const alone = words.flatMap(([word, meaning]) => (meaning.alone === undefined ? [] : [{ word, meaning: meaning.alone }]));
  const around = words.flatMap(([word, meaning]) =>
    meaning.around === undefined ? [] : [{ word: `${word}<T>`, meaning: meaning.around }],
  );
  const byMeaning = new Map<string, readonly string[]>();
  for (const { word, meaning } of [...alone, ...around]) byMeaning.set(meaning, [...(byMeaning.get(meaning) ?? []), `\`${word}\``]);
  return [...byMeaning].map(([meaning, notations]) => `| ${notations.join(", ")} | ${meaning} |`);
}
