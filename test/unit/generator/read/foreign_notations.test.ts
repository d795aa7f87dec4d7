import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../../generator/read/diagnostics/diagnostic.ts";
import { authorCatalog, authorText, diagnoseAuthors } from "../../../fixtures/mistakes/author_catalog.ts";

/** The shop with one operation, and without what the others need, so that there is less to read. */
const SHOP_TEXT = authorText.replace(/^ {6}get:$[^]*?(?=^not_shown)/mu, "").replace(/^ {2}DeletedOrder:$[^]*?(?=^entities)/mu, "");

/** Types as other languages, databases and documents write them. */
const NOTATIONS = [
  ..."date DateTime date-time timestamp email URL uri uuid guid time phone bytes file_id".split(" ").slice(0, -1),
  ..."String STRING str text varchar int Int64 i32 u8 long bigint float f64 Double decimal bool Boolean bit".split(" "),
  ..."json JSON jsonb unknown mixed dict Object map list Array tuple set enum true ID ObjectId null None nil undefined void".split(" "),
  ..."string? ?string string! string* string... object? any? Line? lines Lines *string `string` (string)".split(" "),
  ..."string[] [string] [Line!]! []string string?[] string[][] date[] uuid[]? (date|null)[] enum(a,b)[] {}[] [] {}".split(" "),
  ..."List<string> list[string] Array(string) Set<date> Vec<String> List<Line> array<uuid> array<str> array<string array<string>>".split(
    " ",
  ),
  ...["Map<string, integer>", "Record<string, any>", "Dict[str, Any]", "map[string]any", "HashMap<String, i32>", "object<string, date>"],
  ...[
    "Optional[string]",
    "Optional<List<str>>",
    "Maybe<date>",
    "Nullable<int>",
    "Union[str, int]",
    "oneOf(string, integer)",
    "Partial<Line>",
  ],
  ...["array of strings", "list of Line", "map of integers", "string array", "list string", "tuple(string, integer)", "string | Line"],
  ...[
    "nullable string",
    "optional date",
    "required int",
    "string, optional",
    "string (required)",
    "string or null",
    "string/null",
    "string | None",
  ],
  ...[
    "not null string",
    "string not null",
    "secret string",
    "readonly string[]",
    "string; nullable",
    "string | optional",
    "string || null",
  ],
  ...["string(date)", "string<email>", "string/date", "string date", "date string", "string as date", "string, email", "string (uuid)?"],
  ...["string format=date", "string(format=date-time)", "string format url", "string, format: date", "string (format: phone)"],
  ...[
    "integer(1..10)",
    "integer 1-10",
    "integer[1,10]",
    "number between 0 and 1",
    "string(1..255)",
    "string{1,255}",
    "array<string>(1..10)",
  ],
  ...["integer(min=1, max=10)", "integer min 1 max 10", "integer >= 1", "integer <= 100", "integer >= 1 and <= 10", "string maxLength=255"],
  ...["string(255)", "varchar(20)", "string max 20", "string, max: 20", "int(11)", "decimal(10,2)", "number(2)", "boolean(1)"],
  ...["positive integer", "non-negative integer", "unsigned integer", "unix timestamp", "ISO 8601 date", "comma-separated list"],
  ...[
    "enum(a, b)",
    "enum [a, b]",
    "enum: a, b",
    "one of a, b",
    "a | b",
    "a / b",
    "a | null",
    `"a" | "b"`,
    `'in transit' | 'open'`,
    "1 | 2",
  ],
  ...[`Literal["a", "b"]`, `"a"`, `"string"`, "1", "true | false", "string | 'a'", "'a' | 1", "a | b | null"],
  ...[`string = "x"`, "integer = 10", "string = 10", "boolean default true", "string default x", "string (default: x)", "required int = 1"],
  ...[
    "{ city: string }",
    "{ city: str, tags: string[] }",
    "{ due: date }?",
    "{ [name: string]: integer }",
    "object { city: string }",
    "{city: string}[]",
  ],
  ...["string -", "string,", "string;", "string:", "string |", "#/components/schemas/Line"],
];

/** What YAML reads as something else than a text behind a key: that has a message of its own. */
const NO_TEXTS = new Set(["null", "*string", `"a"`, "#/components/schemas/Line", "{}", "{ city: string }"]);

const AFTER = "after: string -- Id of the last order of the page before.";
const INTERVAL = "from: { type: string, format: date-time, description: The first moment. }";

/** Places of types: the text there, and the text with a type. */
const PLACES: Readonly<Record<string, readonly [from: string, to: (type: string) => string]>> = {
  "on the line of a field": ["note: string | null -- What the customer asks for.", (type) => `note: ${type} -- A note.`],
  "as the type of a field": [
    "      paid: boolean -- Whether it is paid.",
    (type) => `      paid:\n        type: ${type}\n        description: Paid.`,
  ],
  "as the items of a field": [
    "lines: array<Line> -- What is ordered.",
    (type) => `lines:\n        type: array\n        items: ${type}\n        description: Lines.`,
  ],
  "on the line of a param": [
    `limit: PageLimit\n          ${AFTER}`,
    (type) => `limit: PageLimit\n          x: ${type} -- A param.\n          ${AFTER}`,
  ],
  "as the type of a param": [
    `limit: PageLimit\n          ${AFTER}`,
    (type) => `limit: PageLimit\n          x:\n            type: ${type}\n            description: A param.\n          ${AFTER}`,
  ],
  "on the line of a named type": ["  Interval:\n", (type) => `  Other: ${type} -- A type.\n  Interval:\n`],
  "on the line in a named type": [INTERVAL, (type) => `from: ${type} -- The first moment.`],
};

const known = new Map<string, readonly string[]>();

/** What is wrong with the shop, but for things that it leaves out and types that nothing uses. Many messages advise the same text. */
function diagnose(text: string): readonly string[] {
  const found =
    known.get(text) ??
    diagnoseAuthors(authorCatalog(text))
      .filter(({ code }) => code !== "ref/unused")
      .map(toLine);
  known.set(text, found);
  return found;
}

function toLine({ code, message, help }: Diagnostic): string {
  return `${code}: ${message} => ${help}`;
}

/** A message, and what is wrong once its author has done what it says. */
function follow(
  notation: string,
  [from, to]: readonly [string, (type: string) => string],
): { readonly said: string; readonly left: readonly string[] } {
  if (SHOP_TEXT.split(from).length !== 2) throw new Error(`"${from}" is not there exactly once.`);
  const [said = "", ...others] = diagnose(SHOP_TEXT.replace(from, () => to(notation)));
  if (others.length > 0) return { said, left: others };
  const help = said.split(" => ")[1] ?? "";
  const [, all = ""] = /^(?:write|did you mean) ((?:`[^`]+`(?: and )?)+)/u.exec(help) ?? [];
  const advice = [...all.matchAll(/`([^`]+)`/gu)].map(([, text = ""]) => text);
  if (advice.length === 0) return { said, left: [] };
  const line = to("TYPE");
  const isKeys = /^type: TYPE/mu.test(line.replaceAll(/^ +/gmu, "")) && advice.every((text) => /^[a-z_]+: /u.test(text));
  const [, indent = ""] = /^( *)type: TYPE/mu.exec(line) ?? [];
  const isWhole = /^\{|\s--\s/u.test(advice.join());
  const replaced = isKeys
    ? line.replace(/^ *type: TYPE/mu, () => advice.map((text) => indent + text).join("\n"))
    : line.replace(isWhole ? /TYPE(?: -- [^\n]*)?/u : "TYPE", () => advice.join());
  return { said, left: diagnose(SHOP_TEXT.replace(from, () => replaced)) };
}

/** Everywhere the same code finds them, so that one place shows all and each of the others a tenth. */
describe.each(Object.entries(PLACES))("a type of another language %s", (name, place) => {
  const index = Object.keys(PLACES).indexOf(name);
  const notations = NOTATIONS.filter((notation) => name.startsWith("on the line") || !NO_TEXTS.has(notation)).filter(
    (_, at) => index === 0 || at % 10 === index,
  );
  const isSent = /param|named/u.test(name);

  it.each(notations)("has one message, which says what the generator accepts: %s", (notation) => {
    const { said, left } = follow(isSent ? notation.replaceAll("Line", "PageLimit").replaceAll("lines", "PageLimits") : notation, place);
    expect(said).toMatch(/^$|=> (?:write|did you mean|remove) /u);
    expect(left).toEqual([]);
  });
});
