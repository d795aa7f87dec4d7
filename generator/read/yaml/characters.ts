import { quoteText, whyQuoted, writeHelp, readLexemes } from "./quoting.ts";
import { lineAt, otherLines, readLines, valuesOf, type TextLine } from "./lines.ts";
import { mistake, type Mistake } from "./mistake.ts";

/**
 * Control characters, half surrogates, and what turns the direction of the text around: nothing that anybody means, and
 * the last a way to make a line read as what it is not. They are refused in comments, too.
 */
const NEVER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFFFD-\uFFFF\p{Cs}]/u;

/** Blanks that are not a space, and characters that nobody sees; an emoji may be joined and coloured by them. */
const BLANK = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/u;
const INVISIBLE = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])[\p{Default_Ignorable_Code_Point}\p{Co}\uFFF9-\uFFFC]/u;

const TYPOGRAPHIC = /[\u2018-\u201F]/u;

const UNWANTED = new RegExp(`${NEVER.source}|${INVISIBLE.source}`, "u");

/** The characters that most texts are made of, and that nothing is ever wrong with. */
const ORDINARY = /^[\t\n\r -~]*$/u;

/** The first of the characters that must not be in a value, wherever the value comes from. */
export function findUnwanted(text: string): string | undefined {
  return ORDINARY.test(text) ? undefined : UNWANTED.exec(text)?.[0];
}

const NAMES: Readonly<Record<string, string>> = {
  "\u0000": "null",
  "\u0008": "backspace",
  "\u00A0": "no-break space",
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u200C": "zero-width non-joiner",
  "\u200D": "zero-width joiner",
  "\u200E": "left-to-right mark",
  "\u200F": "right-to-left mark",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u202E": "right-to-left override",
  "\u202F": "narrow no-break space",
  "\u2060": "word joiner",
  "\u3000": "ideographic space",
  "\uFEFF": "byte order mark",
  "\uFFFD": "replacement character",
};

/** How messages call a character: `U+00A0 (no-break space)`. */
export function nameCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
  const name = NAMES[character];
  return name === undefined ? code : `${code} (${name})`;
}

/** How often a character is looked for. The message names a few of the places. */
const MOST_PLACES = 1000;

/** The mistakes in the characters of a text, one for each character, and the text without typographic marks. */
export interface CheckedCharacters {
  readonly mistakes: readonly Mistake[];
  /** As long as the text: blanks of other kinds are spaces, typographic quotes at the edges of a text are straight. */
  readonly normalized: string;
  /** The numbers of the lines that a mistake is about. */
  readonly lines: ReadonlySet<number>;
}

/** Finds characters that look like something else, or like nothing. A byte order mark may be at the beginning only. */
export function checkCharacters(text: string): CheckedCharacters {
  if (ORDINARY.test(text)) return { mistakes: [], normalized: text, lines: new Set() };
  const normalized = normalize(text);
  if (normalized === text && [NEVER, INVISIBLE, TYPOGRAPHIC].every((unwanted) => !unwanted.test(text)))
    return { mistakes: [], normalized, lines: new Set() };
  const lines = readLines(text);
  const comments = readLexemes(normalized).filter(({ type }) => type === "comment");
  const isComment = (offset: number): boolean => comments.some(({ start, end }) => start <= offset && offset < end);
  const found = new Map<string, number[]>();
  for (const { index, kind } of unwantedIn(text)) {
    const offsets = found.get(kind) ?? [];
    if (offsets.length >= MOST_PLACES || (!kind.startsWith("never") && isComment(index))) continue;
    offsets.push(index);
    found.set(kind, offsets);
  }
  const places = [...found].map(([kind, offsets]) => ({
    kind,
    places: offsets.map((offset) => ({ offset, line: lineAt(lines, offset) })),
  }));
  return {
    mistakes: places.map(({ kind, places: [first, ...more] }) => toMistake(text, kind, first, more)).flatMap((one) => one ?? []),
    normalized,
    lines: new Set(places.flatMap((one) => one.places.map(({ line }) => line.number))),
  };
}

function* unwantedIn(text: string): Generator<{ readonly index: number; readonly kind: string }> {
  const any = new RegExp(
    `(?<never>${NEVER.source})|(?<blank>${BLANK.source})|(?<invisible>${INVISIBLE.source})|(?<quote>${TYPOGRAPHIC.source})`,
    "gu",
  );
  for (const { index, groups = {}, 0: character } of text.matchAll(any)) {
    if (index === 0 && character === "\uFEFF") continue;
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined) ?? "";
    yield { index, kind: kind === "quote" ? kind : `${kind} ${character}` };
  }
}

/** A quote inside of a word stays: straight, it could be taken for the end of a text in single quotes. */
function normalize(text: string): string {
  return text
    .replace(new RegExp(BLANK.source, "gu"), " ")
    .replace(/[\u201C-\u201F]/gu, '"')
    .replace(/(?<![\p{L}\p{N}])[\u2018\u201A\u201B]|[\u2018\u2019](?![\p{L}\p{N}])/gu, "'");
}

interface CharacterPlace {
  readonly offset: number;
  readonly line: TextLine;
}

function toMistake(text: string, kind: string, first: CharacterPlace | undefined, more: readonly CharacterPlace[]): Mistake | undefined {
  if (first === undefined) return undefined;
  const character = String.fromCodePoint(text.codePointAt(first.offset) ?? 0);
  const range = { start: first.offset, end: first.offset + character.length };
  const others = otherLines(
    first.line.number,
    more.map(({ line }) => line.number),
  );
  if (kind === "quote") return mistake("yaml/typographic-quote", { quote: character }, range, { help: quoteHelp(text, first) + others });
  return mistake("yaml/character", { character: nameCharacter(character) }, range, { help: remedyFor(kind, character) + others });
}

function remedyFor(kind: string, character: string): string {
  if (kind.startsWith("blank")) return "replace it with a space";
  if (character === "\uFFFD") return "the file was once saved in another encoding: type the character anew";
  if (character === "\u0000") return "delete it; a file full of them is UTF-16 and must be saved as UTF-8";
  return "delete it; it cannot be seen";
}

function quoteHelp(text: string, { offset, line }: CharacterPlace): string {
  const value = valuesOf(line).findLast(({ start, ends }) => start <= offset && offset < (ends.at(-1) ?? start));
  const start = value?.start ?? line.start;
  // The text ends where its quotes are complete; an apostrophe has no counterpart.
  const end = value?.ends.find((one) => one > offset && countQuotes(text.slice(start, one)) % 2 === 0) ?? value?.ends.at(-1) ?? line.end;
  const straight = straighten(text.slice(start, end)).trim();
  const needsQuotes = value !== undefined && (/^["']/u.test(straight) || whyQuoted(straight, value.inFlow) !== undefined);
  return writeHelp(needsQuotes ? quoteText(straight) : straight, "use straight quotes, `'` or `\"`");
}

function countQuotes(text: string): number {
  return text.match(new RegExp(TYPOGRAPHIC.source, "gu"))?.length ?? 0;
}

function straighten(text: string): string {
  return text.replace(/[\u201C-\u201F]/gu, '"').replace(/[\u2018-\u201B]/gu, "'");
}
