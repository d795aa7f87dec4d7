import { nearestName, positionAt } from "#templates/core";
import type { CatalogFile, TextLine, Edit, Advice, Diagnostic, silenceMessages, MessageSlots, Range } from "#generator/read";
import { readLexemes, readLines, createDiagnostic } from "#generator/read";
import { lintCodes } from "./lints.ts";

/** A code in a comment that silences the findings of a line. */
interface Silence {
  readonly code: string;
  /** The line whose findings it silences; undefined when nothing is below the comment. */
  readonly line: number | undefined;
  /** Where the code is written. */
  readonly range: Range;
  /** The comment with this code alone, or without it if there are others. */
  readonly removal: Edit;
}

/** The silences of a file, and what is wrong with the comments that look like one. */
export interface FileSilences {
  readonly silences: readonly Silence[];
  readonly problems: readonly Diagnostic[];
}

/** `# lint-allow lint/no-maximum, lint/no-example: The document states neither.` */
const FORM = /^#\s*lint-allow(?=[\s:]|$)\s*([^:]*?)\s*(?::\s*(.*?)\s*)?$/su;

/** Comments of other tools, and of authors who remember half of the form. */
const LOOKS_LIKE =
  /\blint\/[a-z]|^#+\s*(?:es)?lint[-_ :]*(?:allow|allowed|disable|ignore|silence|skip|off|ok|exclude|suppress)|^#+\s*(?:allow|disable|ignore|silence|no)[-_ ]?lint\b/iu;

/** Reads the comments of a file. A comment on a line of its own is about the next line with a key or a value. */
export function readSilences(file: CatalogFile): FileSilences {
  const comments = readLexemes(file.text).filter(({ type }) => type === "comment");
  const lines = comments.length === 0 ? [] : readLines(file.text);
  const read = comments.map((range) => readComment(file, range, lines));
  return { silences: read.flatMap(({ silences }) => silences), problems: read.flatMap(({ problems }) => problems) };
}

function readComment(file: CatalogFile, range: Range, lines: readonly TextLine[]): FileSilences {
  const text = file.text.slice(range.start, range.end);
  const [, names, reason = ""] = FORM.exec(text) ?? [];
  if (names === undefined) {
    const problem = "it is not of the form `# lint-allow <lint>: <reason>`";
    return { silences: [], problems: LOOKS_LIKE.test(text) ? [problemAt(file, "lint/silence-form", { problem }, range)] : [] };
  }
  const words = wordsIn(names, range.start + text.indexOf(names, text.indexOf("lint-allow") + "lint-allow".length));
  const [first] = words;
  if (first === undefined)
    return { silences: [], problems: [problemAt(file, "lint/silence-form", { problem: "it names no lint" }, range)] };
  const lintWords = words.filter(({ code }) => lintCodes.includes(code));
  const unknown = words.filter((word) => !lintWords.includes(word)).map((word) => unknownLint(file, word));
  const isExplained = /\p{L}/u.test(reason);
  const bare =
    isExplained || lintWords.length === 0 ? [] : [problemAt(file, "lint/silence-reason", { code: lintWords[0]?.code ?? "" }, range)];
  const target = { file, comment: range, lines };
  return { silences: lintWords.map((word) => toSilence(word, words, target)), problems: [...unknown, ...bare] };
}

interface Word extends Range {
  readonly code: string;
}

function wordsIn(names: string, offset: number): readonly Word[] {
  return [...names.matchAll(/[^\s,]+/gu)].map(({ 0: code, index }) => ({ code, start: offset + index, end: offset + index + code.length }));
}

function unknownLint(file: CatalogFile, { code: name, ...range }: Word): Diagnostic {
  const full = lintCodes.find((code) => code === `lint/${name}`);
  const advice = { suggestion: full ?? nearestName(name, lintCodes) };
  return problemAt(file, "lint/unknown-lint", { name }, range, advice);
}

/** A comment and what is around it. */
interface Target {
  readonly file: CatalogFile;
  readonly comment: Range;
  readonly lines: readonly TextLine[];
}

function toSilence({ code, ...range }: Word, words: readonly Word[], { file, comment, lines }: Target): Silence {
  const line = lines[positionAt(file.starts, comment.start).line - 1];
  const isAlone = line !== undefined && comment.start === line.start + line.indent;
  const below = lines.find(({ number, text }) => number > (line?.number ?? 0) && !/^\s*(?:#.*)?$/u.test(text));
  const removal = words.length > 1 ? withoutWord(code, words) : withoutComment(file.text, comment, isAlone ? line : undefined);
  return { code, line: isAlone ? below?.number : line?.number, range, removal };
}

function withoutWord(code: string, words: readonly Word[]): Edit {
  const index = words.findIndex((word) => word.code === code);
  const [word, next, previous] = [words[index], words[index + 1], words[index - 1]];
  const start = next === undefined ? (previous?.end ?? 0) : (word?.start ?? 0);
  return { start, end: next?.start ?? word?.end ?? start, text: "" };
}

/** A line that has only the comment goes as a whole, with its line ending. */
function withoutComment(text: string, { start, end }: Range, line: TextLine | undefined): Edit {
  if (line === undefined) return { start: start - (/[ \t]*$/u.exec(text.slice(0, start))?.[0].length ?? 0), end, text: "" };
  const [ending = ""] = /^\r?\n/u.exec(text.slice(line.end)) ?? [];
  return { start: line.start, end: line.end + ending.length, text: "" };
}

/** Says that a silence silences nothing. */
export function staleSilence(file: CatalogFile, { code, line, range }: Silence): Diagnostic {
  const where = line === undefined ? "below" : line === positionAt(file.starts, range.start).line ? "on this line" : `in line ${line}`;
  return problemAt(file, "lint/stale-silence", { code, where }, range);
}

function problemAt<Code extends keyof typeof silenceMessages>(
  file: CatalogFile,
  code: Code,
  slots: MessageSlots<Code>,
  range: Range,
  advice?: Advice,
): Diagnostic {
  return createDiagnostic(code, slots, file, range, advice);
}
