import { applyEdits, type Edit, type Diagnostic, type SourceFile } from "#generator/read";
import { lintSources, type LintProblem, type LintReport } from "./lint_catalog.ts";

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
