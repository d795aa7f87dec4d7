import type { CatalogFile, Catalog, Edit, Diagnostic, SourceFile, TextLine, Range } from "#generator/read";
import { locateDiagnostic, compareDiagnostics, readLexemes, readLines, createDiagnostic, applyEdits } from "#generator/read";
import type { Model } from "#generator/resolve";
import { loadAndCheck } from "../load_and_check.ts";
import {
  findMissingDescriptions,
  findMissingPeriods,
  findMissingReplacements,
  findRepeatedNames,
  findUnfinishedTexts,
} from "./checks/descriptions.ts";
import { findOpenInsides, findRedundantKeys, findRepeatedTypes } from "./checks/definitions.ts";
import { findMissingExamples, findPlaceholderExamples, findMixedSpelling, findSimilarValues } from "./checks/values.ts";
import { findMissingMaximums, findUnenforcedLimits, findUnlistedValues } from "./checks/limits.ts";
import { findUnexplainedLists, findUnusedMeta } from "./checks/operations.ts";
import { findUnreachable } from "./checks/reachability.ts";
import { findUnmarkedSecrets } from "./checks/unmarked_secrets.ts";
import type { Lint, LintCode } from "./lint.ts";
import { nearestName, positionAt } from "#templates/core";

/** All lints by their codes. Their messages and reasons are in `generator/read/diagnostics/lint_messages.ts`. */
const LINTS: Readonly<Record<LintCode, Lint>> = {
  "lint/no-description": findMissingDescriptions,
  "lint/repeated-name": findRepeatedNames,
  "lint/no-period": findMissingPeriods,
  "lint/unfinished-text": findUnfinishedTexts,
  "lint/no-replacement": findMissingReplacements,
  "lint/open-inside": findOpenInsides,
  "lint/no-example": findMissingExamples,
  "lint/placeholder-example": findPlaceholderExamples,
  "lint/no-maximum": findMissingMaximums,
  "lint/unenforced-limit": findUnenforcedLimits,
  "lint/unlisted-values": findUnlistedValues,
  "lint/similar-values": findSimilarValues,
  "lint/mixed-spelling": findMixedSpelling,
  "lint/unmarked-secret": findUnmarkedSecrets,
  "lint/unused-meta": findUnusedMeta,
  "lint/unexplained-list": findUnexplainedLists,
  "lint/repeated-type": findRepeatedTypes,
  "lint/redundant-key": findRedundantKeys,
  "lint/unreachable": findUnreachable,
};

/** The codes that a comment can silence. */
const lintCodes: readonly string[] = Object.keys(LINTS);

/** Something that a lint found, or a comment that silences nothing. */
export interface LintProblem {
  readonly diagnostic: Diagnostic;
  /** The edits of its file that correct it, if there is one right way. */
  readonly edits: readonly Edit[];
}

/** The problems that the lints report in a catalog, or the errors that it has. */
export type LintReport =
  | { readonly kind: "broken"; readonly diagnostics: readonly Diagnostic[] }
  | { readonly kind: "linted"; readonly model: Model; readonly problems: readonly LintProblem[]; readonly silenced: number };

/** Runs all lints over the texts of a catalog. Warnings of rules are among the problems: `generate` accepts them as well. */
export function lintSources(sources: readonly SourceFile[]): LintReport {
  const { model, catalog, diagnostics } = loadAndCheck(sources);
  if (model === undefined || catalog === undefined) return { kind: "broken", diagnostics };
  return { kind: "linted", model, ...lintCatalog(catalog, model, diagnostics) };
}

function lintCatalog(
  catalog: Catalog,
  model: Model,
  warnings: readonly Diagnostic[],
): Pick<LintReport & { kind: "linted" }, "problems" | "silenced"> {
  const findings = findProblems(catalog, model).filter((one) => !isUnused(one, warnings));
  const heard = catalog.files.map((file) =>
    silence(
      file,
      findings.filter(({ diagnostic }) => diagnostic.file === file.path),
    ),
  );
  const problems = [...heard.flatMap(({ problems: left }) => left), ...warnings.map((diagnostic) => ({ diagnostic, edits: [] }))];
  return {
    problems: problems.sort((left, right) => compareDiagnostics(left.diagnostic, right.diagnostic)),
    silenced: heard.reduce((sum, { silenced }) => sum + silenced, 0),
  };
}

/** Whether the rule has reported the definition: if nothing mentions it, it cannot be reached either. */
function isUnused({ diagnostic }: LintProblem, warnings: readonly Diagnostic[]): boolean {
  const { code, file, line } = diagnostic;
  return code === "lint/unreachable" && warnings.some((one) => one.code === "ref/unused" && one.file === file && one.line === line);
}

function findProblems(catalog: Catalog, model: Model): readonly LintProblem[] {
  const files = new Map(catalog.files.map((file) => [file.path, file]));
  const subject = { model, catalog, fileAt: (path: string) => files.get(path) };
  const problems = Object.values(LINTS)
    .flatMap((lint) => lint(subject))
    .map(({ found, edits = [] }) => ({ diagnostic: locateDiagnostic(found, files.get(found.at.file)), edits }))
    .sort((left, right) => compareDiagnostics(left.diagnostic, right.diagnostic));
  return problems.filter(({ diagnostic }, index) => {
    const previous = problems[index - 1]?.diagnostic;
    return previous === undefined || compareDiagnostics(diagnostic, previous) !== 0;
  });
}

/** The problems of a file that its comments do not silence, and what is wrong with the comments. */
function silence(
  file: CatalogFile,
  findings: readonly LintProblem[],
): { readonly problems: readonly LintProblem[]; readonly silenced: number } {
  const { silences, problems } = readSilences(file);
  const isFor = ({ code, line }: (typeof silences)[number], { diagnostic }: LintProblem): boolean =>
    diagnostic.code === code && diagnostic.line === line;
  const left = findings.filter((problem) => !silences.some((one) => isFor(one, problem)));
  const stale = silences
    .filter((one) => !findings.some((problem) => isFor(one, problem)))
    .map((one) => ({ diagnostic: staleSilence(file, one), edits: [one.removal] }));
  const miswritten = problems.map((diagnostic) => ({ diagnostic, edits: [] }));
  return { problems: [...left, ...miswritten, ...stale], silenced: findings.length - left.length };
}

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
    return { silences: [], problems: LOOKS_LIKE.test(text) ? [createDiagnostic("lint/silence-form", { problem }, file, range)] : [] };
  }
  const words = wordsIn(names, range.start + text.indexOf(names, text.indexOf("lint-allow") + "lint-allow".length));
  const [first] = words;
  if (first === undefined)
    return { silences: [], problems: [createDiagnostic("lint/silence-form", { problem: "it names no lint" }, file, range)] };
  const lintWords = words.filter(({ code }) => lintCodes.includes(code));
  const unknown = words.filter((word) => !lintWords.includes(word)).map((word) => unknownLint(file, word));
  const isExplained = /\p{L}/u.test(reason);
  const bare =
    isExplained || lintWords.length === 0 ? [] : [createDiagnostic("lint/silence-reason", { code: lintWords[0]?.code ?? "" }, file, range)];
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
  return createDiagnostic("lint/unknown-lint", { name }, file, range, advice);
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
function staleSilence(file: CatalogFile, { code, line, range }: Silence): Diagnostic {
  const where = line === undefined ? "below" : line === positionAt(file.starts, range.start).line ? "on this line" : `in line ${line}`;
  return createDiagnostic("lint/stale-silence", { code, where }, file, range);
}

/** A catalog after the fixes. */
export interface FixedCatalog {
  /** The texts, those that are not fixed as the objects that were given. */
  readonly sources: readonly SourceFile[];
  /** The fixed problems, at the places where they were found. */
  readonly fixed: readonly Diagnostic[];
  /** The report of the lints about the fixed catalog. */
  readonly report: LintReport;
}

/** Each round fixes at least one problem; more than this are a fix that makes a problem. */
const MOST_ROUNDS = 50;

/**
 * Fixes what has one right way to be fixed. Fixes whose edits meet are applied one after the other. A broken catalog is returned
 * as it is. Throws for a fix that breaks the catalog: that is a bug of the lint, and nothing may be written.
 */
export function fixSources(original: readonly SourceFile[]): FixedCatalog {
  let sources = original;
  const fixed: Diagnostic[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const report = lintSources(sources);
    if (report.kind === "broken" && fixed.length > 0) throw new Error(`a fix broke the catalog: ${nameOf(report.diagnostics[0])}`);
    const chosen = report.kind === "broken" ? [] : chooseFixes(report.problems);
    if (chosen.length === 0) return { sources, fixed, report };
    fixed.push(...chosen.map(({ diagnostic }) => diagnostic));
    sources = sources.map((source) => withEdits(source, chosen));
  }
  throw new Error("the fixes of the lints do not come to an end");
}

function nameOf(diagnostic: Diagnostic | undefined): string {
  return diagnostic === undefined ? "" : `${diagnostic.file}:${diagnostic.line} ${diagnostic.code}`;
}

/** The problems that can be fixed together, each before those that are below it. */
function chooseFixes(problems: readonly LintProblem[]): readonly LintProblem[] {
  const chosen: LintProblem[] = [];
  for (const problem of problems) {
    const others = chosen.filter(({ diagnostic }) => diagnostic.file === problem.diagnostic.file).flatMap(({ edits }) => edits);
    if (problem.edits.length > 0 && problem.edits.every((edit) => others.every((other) => !meets(edit, other)))) chosen.push(problem);
  }
  return chosen;
}

/** Edits that touch would depend on their order. One edit may correct several findings. */
function meets(left: Edit, right: Edit): boolean {
  return !isSame(left, right) && left.start <= right.end && right.start <= left.end;
}

function isSame(left: Edit, right: Edit): boolean {
  return left.start === right.start && left.end === right.end && left.text === right.text;
}

function withEdits(source: SourceFile, chosen: readonly LintProblem[]): SourceFile {
  const all = chosen.filter(({ diagnostic }) => diagnostic.file === source.path).flatMap(({ edits }) => edits);
  const once = all.filter((edit, index) => !all.slice(0, index).some((other) => isSame(edit, other)));
  if (once.length === 0) return source;
  const edits = once.sort((left, right) => left.start - right.start);
  return { ...source, text: applyEdits(source.text, edits) };
}
