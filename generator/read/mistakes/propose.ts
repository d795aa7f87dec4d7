import { fixable, type Mistake } from "../yaml/mistake.ts";
import { contentOf, type Broken, type Detector } from "./broken.ts";
import { wrongIndents } from "./indentation.ts";
import { foreignComments, missingColons, missingCommas, missingCommasBeforeKeys, missingSpaces, strayMarks } from "./missing.ts";
import {
  badEscapes,
  blockHeaders,
  foreignTypes,
  missingBraces,
  missingLineBreaks,
  textAfterQuotes,
  typeColons,
  unquotedKeys,
  unquotedValues,
} from "./unquoted.ts";
import { ELEMENTS } from "../fields/check_fields.ts";
import { blockOf, isBlank, lineAbove, lineAt, valuesOf } from "../yaml/lines.ts";
import { quoteText, writeHelp, type Lexeme } from "../yaml/quoting.ts";

/** The most specific first: of equally good explanations the first is taken. */
const DETECTORS: readonly Detector[] = [
  badEscapes,
  blockHeaders,
  foreignComments,
  missingSpaces,
  unquotedKeys,
  missingColons,
  missingCommasBeforeKeys,
  foreignTypes,
  typeColons,
  missingLineBreaks,
  missingBraces,
  strayMarks,
  textAfterQuotes,
  unquotedValues,
  unclosedQuotes,
  unclosedBrackets,
  missingCommas,
  missingHeads,
  wrongIndents,
];

/** All that a mistake may be. */
export function propose(broken: Broken): readonly Mistake[] {
  return DETECTORS.flatMap((detect) => detect(broken));
}

/** Keys that are indented as if a name were above them, while what follows them has its name. */
function missingHeads({ lines, line }: Broken): readonly Mistake[] {
  const parent = lines.slice(0, line.number - 1).findLast((one) => !isBlank(one) && one.indent < line.indent);
  if (parent === undefined) return [];
  const [, ...inside] = blockOf(lines, parent);
  const first = inside.find((one) => !isBlank(one));
  const element = ELEMENTS.find(({ key }) => key === /^\s*(\w+):\s*$/u.exec(parent.text)?.[1]);
  if (first === undefined || element === undefined || first.indent <= line.indent || lineAbove(lines, first) !== parent) return [];
  const head = `${" ".repeat(line.indent)}${element.example}:`;
  const help = `write the name on a line of its own, such as \`${element.example}:\`, above this one`;
  const slots = { noun: element.noun, key: parent.text.trim().replace(":", "") };
  return [fixable("shape/missing-name", slots, contentOf(first), help, { start: first.start, end: first.start, text: `${head}\n` })];
}

/** A quote that opens a text and is missing at its end. The text is taken to end on the line on which it begins. */
function unclosedQuotes({ text, lines, lexemes, error }: Broken): readonly Mistake[] {
  return lexemes
    .filter((lexeme) => isQuoted(lexeme) && lexeme.start <= error.start && runsOn(text, lexeme))
    .flatMap(({ start }) => {
      const line = lineAt(lines, start);
      const ends = valuesOf(line).find((value) => value.start === start)?.ends ?? [contentOf(line).end];
      const quote = text.charAt(start);
      return ends.map((end) => {
        const fixed = quoteText(text.slice(start + 1, end));
        const help = writeHelp(fixed, `add \`${quote}\` at the end of the text`);
        return fixable("yaml/unclosed", { opening: quote }, { start, end }, help, { start, end, text: fixed });
      });
    });
}

function isQuoted({ type }: Lexeme): boolean {
  return type === "single-quoted-scalar" || type === "double-quoted-scalar";
}

function runsOn(text: string, { start, end }: Lexeme): boolean {
  const source = text.slice(start, end);
  return source.includes("\n") || source.length < 2 || !source.endsWith(source.charAt(0));
}

/** A `{` or `[` without its counterpart: it is closed where its value may end, or at the end of what is indented below it. */
function unclosedBrackets(broken: Broken): readonly Mistake[] {
  const { text, lines, noticed, openBracket } = broken;
  if (openBracket === undefined) return [];
  const { start } = openBracket;
  const line = lineAt(lines, start);
  const inLine = valuesOf(line).find((value) => value.start === start)?.ends ?? [];
  const ends = new Set([...inLine, contentOf(line).end, trimmedEnd(text, lineAt(lines, noticed).start)]);
  const closed = [...ends].filter((end) => end > start).flatMap((end) => closedAt(text, start, end) ?? []);
  return [...wronglyClosed(broken, openBracket), ...closed];
}

/** `[a, b}`: the bracket is of the other kind, or one is missing in front of it. */
function wronglyClosed({ text, lexemes, noticed }: Broken, { start }: Lexeme): readonly Mistake[] {
  const wrong = lexemes.find((lexeme) => lexeme.start > start && lexeme.start <= noticed && /^flow-(?:map|seq)-end$/u.test(lexeme.type));
  if (wrong === undefined) return [];
  const opening = text.charAt(start);
  const closing = opening === "{" ? " }" : "]";
  const end = trimmedEnd(text, wrong.start);
  const fixed = `${text.slice(start, end)}${closing}`;
  const help = writeHelp(fixed, `add \`${closing.trim()}\``);
  const range = { start, end: wrong.end };
  return [
    fixable("yaml/unclosed", { opening }, range, help, { start: end, end: wrong.end, text: closing }),
    fixable("yaml/unclosed", { opening }, range, help, { start: end, end, text: closing }),
  ];
}

function closedAt(text: string, start: number, end: number): Mistake | undefined {
  const missing = closers(text.slice(start, end));
  if (missing === "") return undefined;
  const help = writeHelp(`${text.slice(start, end)}${missing}`, `add \`${missing.trim()}\``);
  return fixable("yaml/unclosed", { opening: text.charAt(start) }, { start, end }, help, { start: end, end, text: missing });
}

/** The brackets that close those open at the end of a text; brackets in quotes do not count. */
function closers(text: string): string {
  const open: string[] = [];
  for (const bracket of text.replace(/"[^"]*"|'[^']*'/gu, "").match(/[{}[\]]/gu) ?? []) {
    if (bracket === "{" || bracket === "[") open.push(bracket);
    else open.pop();
  }
  return open
    .reverse()
    .map((bracket) => (bracket === "{" ? " }" : "]"))
    .join("");
}

function trimmedEnd(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
