import type { Lexeme } from "../yaml/lexemes.ts";
import { contentOf, type Broken } from "./broken.ts";
import { lineAt, valuesOf } from "../yaml/lines.ts";
import { quoteText, writeHelp } from "../yaml/quoting.ts";
import { fixable, type Slip } from "../yaml/slip.ts";

/** A quote that opens a text and is missing at its end. The text is taken to end on the line on which it begins. */
export function unclosedQuotes({ text, lines, lexemes, error }: Broken): readonly Slip[] {
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
export function unclosedBrackets(broken: Broken): readonly Slip[] {
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
function wronglyClosed({ text, lexemes, noticed }: Broken, { start }: Lexeme): readonly Slip[] {
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

function closedAt(text: string, start: number, end: number): Slip | undefined {
  const missing = closers(text.slice(start, end));
  if (missing === "") return undefined;
  const help = writeHelp(`${text.slice(start, end)}${missing}`, `add \`${missing.trim()}\``);
  return fixable("yaml/unclosed", { opening: text.charAt(start) }, { start, end }, help, { start: end, end, text: missing });
}

/** What closes the brackets that are open at the end of a text; brackets in quotes do not count. */
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
