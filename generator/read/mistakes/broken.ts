import type { Range } from "../source/source_file.ts";
import type { ParserError } from "../yaml/compose.ts";
import { readLexemes, type Lexeme } from "../yaml/quoting.ts";
import { lineAt, readLines, type TextLine } from "../yaml/lines.ts";
import type { Mistake } from "../yaml/mistake.ts";

/** A text that is not YAML, and the first thing the parser complains about. */
export interface Broken {
  readonly text: string;
  readonly lines: readonly TextLine[];
  readonly lexemes: readonly Lexeme[];
  readonly error: ParserError;
  /** Where the parser noticed it: behind the error when something is never closed. */
  readonly noticed: number;
  /** The line with the error. */
  readonly line: TextLine;
  /** The innermost `{` or `[` that is never closed, or is closed by the wrong bracket, at or before the error. */
  readonly openBracket: Lexeme | undefined;
}

/** Proposes what the mistake may be. Proposals are cheap guesses: only one that makes the text valid is reported. */
export type Detector = (broken: Broken) => readonly Mistake[];

/** Looks at a text that is not YAML. */
export function examine(text: string, found: ParserError): Broken {
  const lines = readLines(text);
  const lexemes = readLexemes(text);
  const openBracket = findOpenBracket(lexemes, found);
  const error = atBeginning(found, lexemes, openBracket);
  return { text, lines, lexemes, error, noticed: found.start, line: lineAt(lines, error.start), openBracket };
}

/** The parser notices at the end of the text that a quote or bracket is open; what matters is where it was opened. */
function atBeginning(error: ParserError, lexemes: readonly Lexeme[], openBracket: Lexeme | undefined): ParserError {
  if (/^Missing closing/u.test(error.message)) {
    const quoted = lexemes.findLast(({ type, start }) => /-quoted-scalar$/u.test(type) && start <= error.start);
    return { ...error, start: quoted?.start ?? error.start };
  }
  const isOpen = /^Flow \w+ (?:in block|must end)/u.test(error.message);
  return isOpen && openBracket !== undefined ? { ...error, start: openBracket.start } : error;
}

/** The range of the text of a line, without the blanks around it. */
export function contentOf({ start, text, indent }: TextLine): Range {
  return { start: start + Math.min(indent, text.length), end: start + text.trimEnd().length };
}

const CLOSED_BY: Readonly<Record<string, string>> = { "flow-map-start": "flow-map-end", "flow-seq-start": "flow-seq-end" };

function findOpenBracket(lexemes: readonly Lexeme[], { start }: Range): Lexeme | undefined {
  const open: Lexeme[] = [];
  for (const lexeme of lexemes) {
    if (lexeme.type in CLOSED_BY) open.push(lexeme);
    const innermost = open.at(-1);
    if (innermost === undefined) continue;
    if (lexeme.type === "flow-error-end") return open[0];
    if (lexeme.type === CLOSED_BY[innermost.type]) open.pop();
    else if (lexeme.type === "flow-map-end" || lexeme.type === "flow-seq-end") return innermost;
    if (lexeme.start > start && open.length === 0) return undefined;
  }
  return open[0];
}
