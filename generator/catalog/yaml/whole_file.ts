import { readLexemes, type Lexeme } from "./lexemes.ts";
import { otherLines, readLines } from "./lines.ts";
import { slip, type Slip } from "./slip.ts";

/** What makes it useless to look any further: it is reported alone. Undefined when there is nothing of the kind. */
export function findWholeFileSlip(text: string): Slip | undefined {
  return findEmpty(text) ?? findLineEnding(text) ?? findConflict(text) ?? findTabs(text);
}

function findEmpty(text: string): Slip | undefined {
  return text.replace(/^\uFEFF/u, "").trim() === "" ? slip("yaml/empty", {}, { start: 0, end: 0 }) : undefined;
}

/** As old Macs ended their lines, or as a broken conversion leaves them. */
function findLineEnding(text: string): Slip | undefined {
  const start = text.search(/\r(?!\n)/u);
  return start === -1 ? undefined : slip("yaml/line-ending", {}, { start, end: start + 1 });
}

function findConflict(text: string): Slip | undefined {
  const found = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/mu.exec(text);
  return found === null ? undefined : slip("yaml/conflict", { mark: found[0] }, { start: found.index, end: found.index + found[0].length });
}

/** How many lines with a tab are looked at. */
const MOST_LINES = 100;

function findTabs(text: string): Slip | undefined {
  if (!/^ *\t/mu.test(text)) return undefined;
  const lexemes = readLexemes(text);
  const tabbed = readLines(text)
    .filter((line) => /^ *\t\s*[^\s#]/u.test(line.text))
    .slice(0, MOST_LINES)
    .filter((line) => !isInsideText(line.start, lexemes));
  const [first, ...others] = tabbed;
  if (first === undefined) return undefined;
  const start = first.start + first.text.indexOf("\t");
  const help = `indent with spaces, two for each level${otherLines(
    first.number,
    others.map(({ number }) => number),
  )}`;
  return slip("yaml/tab", {}, { start, end: first.start + first.indent }, { help });
}

/** Inside of a text of several lines a tab is a part of the text. */
function isInsideText(offset: number, lexemes: readonly Lexeme[]): boolean {
  return lexemes.some(({ type, start, end }) => /scalar$/u.test(type) && start < offset && offset < end);
}
