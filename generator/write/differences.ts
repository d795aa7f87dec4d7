import { aboutFile, createDiagnostic, type Diagnostic, visibleText, lineStarts } from "#generator/read";
import type { OutputFile } from "#generator/emit";
import { comparePackage, type Change } from "./compare.ts";
import type { Destination } from "./disk.ts";
import { isUnfinished } from "./lock.ts";
import { obstacleProblem, systemProblem } from "./problems.ts";
import { diffArrays } from "diff";

/** The pattern that finds the name on a line, by file extension. */
const nameOnLine: readonly { readonly files: RegExp; readonly name: RegExp }[] = [
  {
    files: /\.(?:ts|js)$/u,
    name: /^ *(?:export )?(?:declare )?(?:async )?(?:const|let|function|class|interface|type|namespace) ([\w$]+)|^ *(?:readonly )?(?:"([^"]+)"|([\w$]+))\??:(?: |$)/u,
  },
  // An object on one line, in an array, is named by its first key.
  { files: /\.json$/u, name: /^ *"((?:[^"\\]|\\.)*)":|^ *\{"(?:id|name)":"((?:[^"\\]|\\.)*)"/u },
];

const heading = /^#+ (.*)$/u;

const onlyComment = /^ *(?:\/\*\*|\*|\/\/)/u;

/** Equal lines in a row that end a hunk. A single equal line may be just a closing brace. */
const EQUAL_LINES = 2;

/** The work grows with the square of the number of differing lines, so texts that differ in more are not compared in detail. */
const MAX_DIFFERENT_LINES = 400;

/** One difference between the disk and the package that the catalog produces. */
export interface Difference {
  readonly diagnostic: Diagnostic;
  /** A few lines that begin with `-` (on the disk) or `+` (expected). */
  readonly diff: readonly string[];
}

/** Limits that keep a report readable: hunks per file, lines per hunk and side, characters per line. */
const MAX_HUNKS = 3;
const MAX_LINES = 4;
const MAX_LINE_LENGTH = 160;
/** How many characters in front of a difference are shown of a long line. */
const SHARED_LENGTH = 40;

/** All differences between the folder and the files, in the order of the files. Only reads. */
export function findDifferences(destination: Destination, files: readonly OutputFile[]): readonly Difference[] {
  const { shown } = destination;
  try {
    const unfinished = isUnfinished(destination) ? [withoutDiff(aboutFile("output/unfinished", shown, { folder: shown }))] : [];
    return [...unfinished, ...compareWith(destination, files)];
  } catch (error) {
    return [withoutDiff(systemProblem("output/unreadable", destination, error))];
  }
}

function compareWith(destination: Destination, files: readonly OutputFile[]): readonly Difference[] {
  const { shown } = destination;
  const { changes, orphans, obstacles } = comparePackage(destination, files);
  const isEmpty = orphans.length === 0 && changes.length === files.length && changes.every(({ kind }) => kind === "missing");
  if (isEmpty) return [withoutDiff(aboutFile("output/not-generated", shown, { folder: shown }))];
  return [
    ...obstacles.map((obstacle) => withoutDiff(obstacleProblem(shown, obstacle))),
    ...changes.flatMap((change) => changeDifferences(`${shown}/${change.file.path}`, change)),
    ...orphans.map((path) => withoutDiff(aboutFile("output/orphan", `${shown}/${path}`, { file: `${shown}/${path}` }))),
  ];
}

function changeDifferences(path: string, { kind, file, before }: Change): readonly Difference[] {
  switch (kind) {
    case "missing":
      return [withoutDiff(aboutFile("output/missing", path, { file: path }))];
    case "mode":
      return [withoutDiff(aboutFile("output/mode", path, { file: path, wanted: file.executable === true ? "be" : "not be" }))];
    case "changed":
      return textDifferences(path, before, file);
  }
}

/** One difference per hunk, for the first hunks of a file. */
function textDifferences(path: string, before: string, file: OutputFile): readonly Difference[] {
  const hunks = diffLines(before, file.text);
  const shownHunks = hunks.slice(0, MAX_HUNKS);
  const starts = lineStarts(before);
  return shownHunks.map((hunk, index) => {
    const start = starts[hunk.beforeLine - 1] ?? before.length;
    const left = index === MAX_HUNKS - 1 ? hunks.length - MAX_HUNKS : 0;
    return {
      diagnostic: createDiagnostic("output/changed", { what: whatDiffers(file, before, hunk) }, { path, starts }, { start, end: start }),
      diff: [...printHunk(hunk), ...(left > 0 ? [`… ${left} more ${left === 1 ? "place" : "places"} in this file`] : [])],
    };
  });
}

function whatDiffers(file: OutputFile, before: string, hunk: Hunk): string {
  const symbol = hunk.added.length > 0 ? symbolAt(file.path, file.text, hunk.afterLine) : symbolAt(file.path, before, hunk.beforeLine);
  return symbol === "" ? "the file" : `\`${symbol}\``;
}

function printHunk({ removed, added }: Hunk): readonly string[] {
  return [...printLines("- ", removed, added), ...printLines("+ ", added, removed)];
}

function printLines(mark: string, lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = lines.length - MAX_LINES;
  const visibleLines = lines.slice(0, MAX_LINES).map((line, index) => mark + differentPart(line, others[index] ?? ""));
  return left > 0 ? [...visibleLines, `${mark}… ${left} more ${left === 1 ? "line" : "lines"}`] : visibleLines;
}

/** A line without most of what it shares with the line on the other side, if it would otherwise be cut before the difference. */
function differentPart(line: string, other: string): string {
  const [ours, theirs] = [line, other].map((text) => Array.from(visibleText(text, Infinity)));
  const first = ours?.findIndex((character, index) => character !== theirs?.[index]) ?? -1;
  const start = first + SHARED_LENGTH < MAX_LINE_LENGTH ? 0 : first - SHARED_LENGTH;
  return `${start > 0 ? "…" : ""}${visibleText(ours?.slice(start).join("") ?? "", MAX_LINE_LENGTH)}`;
}

function withoutDiff(diagnostic: Diagnostic): Difference {
  return { diagnostic, diff: [] };
}

/** A block of differing lines, and the line where it begins in each text, counted from 1. */
export interface Hunk {
  readonly beforeLine: number;
  readonly afterLine: number;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** The hunks in which two texts differ, in order. Texts that hardly have lines in common differ in a single one. */
export function diffLines(before: string, after: string): readonly Hunk[] {
  const [left, right] = [before.split("\n"), after.split("\n")];
  const changes = diffArrays(left, right, { maxEditLength: MAX_DIFFERENT_LINES });
  const whole: Hunk = { beforeLine: 1, afterLine: 1, removed: left, added: right };
  if (changes === undefined) return [withoutEqualEnds(whole)];
  const hunks: Hunk[] = [];
  let [beforeLine, afterLine] = [1, 1];
  for (const { value, added, removed } of changes) {
    if (added || removed) append(hunks, { beforeLine, afterLine, removed: removed ? value : [], added: added ? value : [] }, left);
    if (!added) beforeLine += value.length;
    if (!removed) afterLine += value.length;
  }
  return hunks.map(withoutEqualEnds);
}

/** Adds a hunk to the last one if there are too few equal lines between the two. */
function append(hunks: Hunk[], next: Hunk, left: readonly string[]): void {
  const last = hunks.at(-1);
  const end = last === undefined ? -Infinity : last.beforeLine + last.removed.length;
  if (last === undefined || next.beforeLine - end >= EQUAL_LINES) {
    hunks.push(next);
    return;
  }
  const between = left.slice(end - 1, next.beforeLine - 1);
  const removed = [...last.removed, ...between, ...next.removed];
  hunks[hunks.length - 1] = { ...last, removed, added: [...last.added, ...between, ...next.added] };
}

/** A hunk without the lines at its start and at its end that are the same on both sides. */
function withoutEqualEnds({ beforeLine, afterLine, removed, added }: Hunk): Hunk {
  const shorter = Math.min(removed.length, added.length);
  let start = 0;
  while (start < shorter && removed[start] === added[start]) start += 1;
  let end = 0;
  while (end < shorter - start && removed.at(-1 - end) === added.at(-1 - end)) end += 1;
  return {
    beforeLine: beforeLine + start,
    afterLine: afterLine + start,
    removed: removed.slice(start, removed.length - end),
    added: added.slice(start, added.length - end),
  };
}

/**
 * The symbol that a line of an emitted file belongs to: `CustomersListParams.limit`, `$defs.Customer.properties.id`, a
 * heading; "" when there is none. Takes names from the lines, and nesting from their indentation or, in JSON, from brackets
 * at the ends of lines, which works for everything that the emitters print. Lines count from 1.
 */
export function symbolAt(path: string, text: string, line: number): string {
  const lines = text.split("\n");
  const title = lines.slice(0, line).findLast((candidate) => heading.test(candidate)) ?? "";
  if (path.endsWith(".md")) return title.replace(heading, "$1");
  const pattern = nameOnLine.find(({ files }) => files.test(path))?.name;
  if (pattern === undefined) return "";
  const names = path.endsWith(".json") ? namesInside(lines, line - 1, pattern) : namesAround(lines, skipComment(lines, line - 1), pattern);
  return names.join(".");
}

/** The name on a line of JSON, after those of the lines whose brackets are still open there. */
function namesInside(lines: readonly string[], index: number, pattern: RegExp): readonly string[] {
  const names: string[] = [];
  let closed = 0;
  for (let at = index; at >= 0; at -= 1) {
    const line = lines[at] ?? "";
    const opens = /[{[]$/u.test(line);
    // The line of a closing bracket belongs to the line that opened it.
    if (at < index && /^ *[}\]]/u.test(line)) closed += 1;
    const isAround = opens && closed === 0;
    if (opens && closed > 0) closed -= 1;
    if (at === index || isAround) names.unshift(...nameOf(line, pattern));
  }
  return names;
}

function nameOf(line: string, pattern: RegExp): readonly string[] {
  const [, declared, quoted, bare] = pattern.exec(line) ?? [];
  const name = declared ?? quoted ?? bare;
  return name === undefined ? [] : [name];
}

/** A comment belongs to what follows it. */
function skipComment(lines: readonly string[], index: number): number {
  let next = index;
  while (onlyComment.test(lines[next] ?? "")) next += 1;
  return next;
}

function namesAround(lines: readonly string[], index: number, pattern: RegExp): readonly string[] {
  const names: string[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (let at = index; at >= 0 && depth > 0; at -= 1) {
    const line = lines[at] ?? "";
    const indent = line.search(/\S/u);
    if (indent < 0 || indent >= depth) continue;
    // A closing bracket has the same indentation as the line that opened it.
    depth = /^ *[}\])]/u.test(line) ? indent + 1 : indent;
    names.unshift(...nameOf(line, pattern));
  }
  return names;
}
