/** One alternative of a type expression. */
export type TypeTerm =
  | { readonly kind: "scalar"; readonly name: "string" | "integer" | "number" | "boolean" }
  | { readonly kind: "null" | "any" | "object" }
  | { readonly kind: "array"; readonly items?: TypeExpression }
  | { readonly kind: "map"; readonly values: TypeExpression }
  | { readonly kind: "name"; readonly name: string };

/** The alternatives that `|` joins, in the order in which they are written. */
export type TypeExpression = readonly TypeTerm[];

/** The words with a meaning of their own; everything else is a name. */
export const TYPE_WORDS = ["string", "integer", "number", "boolean", "object", "array", "any", "null", "map"] as const;

const BEGINS_WITH_WORD = new RegExp(`^(?:${TYPE_WORDS.filter((word) => word !== "null").join("|")})\\b`, "u");

/** Whether a text begins with a word of types. `null` does not count: alone it is a value. */
export function beginsWithTypeWord(text: string): boolean {
  return BEGINS_WITH_WORD.test(text);
}

type TypeWord = (typeof TYPE_WORDS)[number];

/** The values that a word accepts, in the words of spec/README.md: alone, and with types between `<` and `>`. */
interface Meaning {
  readonly alone?: string;
  readonly around?: string;
}

const OF_THAT_TYPE: Meaning = { alone: "a JSON value of that type" };

/**
 * The values that each word accepts. `npm run generate` prints it in spec/README.md, and the words in the patterns of
 * spec/*.schema.json, by which editors know a type.
 */
export const WORD_MEANINGS: { readonly [Word in TypeWord]: Meaning } = {
  string: OF_THAT_TYPE,
  integer: { alone: "a whole number; `1.0` is one, `1.5` is not" },
  number: OF_THAT_TYPE,
  boolean: OF_THAT_TYPE,
  object: { alone: "an object with anything inside" },
  array: {
    alone: "an array with anything inside",
    around: "an array of T: `array<string>`, `array<object \\| null>`, `array<OrderLine>`",
  },
  null: {},
  any: { alone: "anything, null included" },
  map: { around: "an object with free keys, all values T: `map<string>`" },
};

/** Whether a word has no meaning without types between `<` and `>`. */
export function needsTypes(word: TypeWord): boolean {
  const { alone, around } = WORD_MEANINGS[word];
  return alone === undefined && around !== undefined;
}

function isTypeWord(word: string): word is TypeWord {
  return Object.hasOwn(WORD_MEANINGS, word);
}

/** The names in a type expression, in the order in which they are written. */
export function namesIn(terms: TypeExpression): readonly string[] {
  return terms.flatMap((term) => {
    switch (term.kind) {
      case "name":
        return [term.name];
      case "array":
        return namesIn(term.items ?? []);
      case "map":
        return namesIn(term.values);
      case "scalar":
      case "null":
      case "any":
      case "object":
        return [];
    }
  });
}

/** A type expression, or what is wrong with its text. */
export type ParsedType = { readonly terms: TypeExpression } | { readonly problem: string };

/** The parts of a field written on one line: its type and, behind the first ` -- `, its description. */
export interface FieldLine {
  readonly type: string;
  readonly description?: string;
}

/**
 * Splits `string | null -- Email address, as the customer wrote it.` at the first ` -- `. A text without it is a type
 * alone. The parts come without surrounding blanks.
 */
export function splitFieldLine(text: string): FieldLine {
  const dashes = / --(?: |$)/u.exec(text);
  if (dashes === null) return { type: text };
  return { type: text.slice(0, dashes.index).trim(), description: text.slice(dashes.index + dashes[0].length).trim() };
}

/** How many levels of types inside types there may be. Nobody nests deeper by hand. */
export const DEEPEST_TYPE = 8;

/** Reads `array<string> | null` and the like. Names are not looked up. */
export function parseTypeExpression(text: string): ParsedType {
  const tokens = text.match(/[A-Za-z_$][\w$]*|\S/gu) ?? [];
  const reader = { tokens, next: 0 };
  const terms = readUnion(reader, 0);
  if (typeof terms === "string") return { problem: terms };
  const rest = tokens[reader.next];
  return rest === undefined ? { terms } : { problem: `unexpected \`${rest}\`` };
}

interface TokenReader {
  readonly tokens: readonly string[];
  next: number;
}

function readUnion(reader: TokenReader, depth: number): TypeExpression | string {
  if (depth > DEEPEST_TYPE) return `more than ${DEEPEST_TYPE} levels of nesting`;
  const terms: TypeTerm[] = [];
  do {
    const term = readTerm(reader, depth);
    if (typeof term === "string") return term;
    terms.push(term);
  } while (take(reader, "|"));
  return terms;
}

function readTerm(reader: TokenReader, depth: number): TypeTerm | string {
  const word = reader.tokens[reader.next++];
  if (word === undefined) return "a type is missing at the end";
  if (!/^[A-Za-z_$]/u.test(word)) return `unexpected \`${word}\``;
  if (!isTypeWord(word)) return { kind: "name", name: word };
  switch (word) {
    case "array":
    case "map":
      return readContainer(word, reader, depth);
    case "string":
    case "integer":
    case "number":
    case "boolean":
      return { kind: "scalar", name: word };
    case "null":
    case "any":
    case "object":
      return { kind: word };
  }
}

function readContainer(word: "array" | "map", reader: TokenReader, depth: number): TypeTerm | string {
  if (!take(reader, "<")) return word === "array" ? { kind: "array" } : "`map` needs the type of its values, such as `map<string>`";
  const inner = readUnion(reader, depth + 1);
  if (typeof inner === "string") return inner;
  if (!take(reader, ">")) return `missing \`>\` after \`${word}<…\``;
  return word === "array" ? { kind: "array", items: inner } : { kind: "map", values: inner };
}

function take(reader: TokenReader, token: string): boolean {
  if (reader.tokens[reader.next] !== token) return false;
  reader.next += 1;
  return true;
}
