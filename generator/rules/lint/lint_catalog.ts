import type { CatalogFile, Catalog, Edit, Diagnostic, SourceFile } from "#generator/read";
import { locateDiagnostic, compareDiagnostics } from "#generator/read";
import type { Model } from "#generator/resolve";
import { loadAndCheck } from "../load_and_check.ts";
import { lints } from "./lints.ts";
import { readSilences, staleSilence } from "./silences.ts";

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
  const problems = lints
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
