import { createDiagnostic, type Diagnostic } from "../diagnostics/diagnostic.ts";
import { visibleText } from "../diagnostics/visible_text.ts";
import type { OutputFile } from "../emitters/emitter.ts";
import { lineStarts } from "../source/position.ts";
import { comparePackage, type Change } from "./compare.ts";
import type { Destination } from "./destination.ts";
import { diffLines, type Hunk } from "./line_diff.ts";
import { isUnfinished } from "./lock.ts";
import { aboutPath, obstacleProblem, systemProblem } from "./problems.ts";
import { symbolAt } from "./symbols.ts";

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
    const unfinished = isUnfinished(destination) ? [withoutDiff(aboutPath("output/unfinished", shown, { folder: shown }))] : [];
    return [...unfinished, ...compareWith(destination, files)];
  } catch (error) {
    return [withoutDiff(systemProblem("output/unreadable", destination, error))];
  }
}

function compareWith(destination: Destination, files: readonly OutputFile[]): readonly Difference[] {
  const { shown } = destination;
  const { changes, orphans, obstacles } = comparePackage(destination, files);
  const isEmpty = orphans.length === 0 && changes.length === files.length && changes.every(({ kind }) => kind === "missing");
  if (isEmpty) return [withoutDiff(aboutPath("output/not-generated", shown, { folder: shown }))];
  return [
    ...obstacles.map((obstacle) => withoutDiff(obstacleProblem(shown, obstacle))),
    ...changes.flatMap((change) => changeDifferences(`${shown}/${change.file.path}`, change)),
    ...orphans.map((path) => withoutDiff(aboutPath("output/orphan", `${shown}/${path}`, { file: `${shown}/${path}` }))),
  ];
}

function changeDifferences(path: string, { kind, file, before }: Change): readonly Difference[] {
  switch (kind) {
    case "missing":
      return [withoutDiff(aboutPath("output/missing", path, { file: path }))];
    case "mode":
      return [withoutDiff(aboutPath("output/mode", path, { file: path, wanted: file.executable === true ? "be" : "not be" }))];
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
  const shown = lines.slice(0, MAX_LINES).map((line, index) => mark + differentPart(line, others[index] ?? ""));
  return left > 0 ? [...shown, `${mark}… ${left} more ${left === 1 ? "line" : "lines"}`] : shown;
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
