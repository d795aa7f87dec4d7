import { resolve } from "node:path";
import type { Diagnostic, ReportedDiagnostic, SourceFile } from "#generator/read";
import { visibleText, shownDiagnostics, printDiagnostics, readCatalogSources } from "#generator/read";
import { nodeDisk, replaceFile } from "#generator/write";
import { defineCommand, mistake } from "../command.ts";
import { formatOf, projectFolder } from "../options.ts";
import { countErrors } from "../report.ts";
import { countOf, listFormats, textOption } from "#templates/core";
import type { LintReport } from "#generator/rules";

const HELP = `Finds what is allowed in the catalog, but probably a mistake or a gap.

Usage: npm run lint:catalog [-- options]

  --fix               correct what has one right way to be corrected, in place
  --format <format>   format of the messages: ${listFormats(false)}
  --root <folder>     project with spec/ (default: this one)
  --debug             show the stack trace of an unexpected error
  --help              show this help

A comment silences a lint on its line, or on the next one: # lint-allow <lint>: <reason>
docs/lint.md explains every lint.

Exit codes: 0 nothing found, 1 findings or errors in the catalog, 2 wrong usage or files that cannot be written,
3 a bug in the generator.
`;

/** `lint`: reports what the lints find in the catalog, and corrects what it can when asked to. */
export const lint = defineCommand({ help: HELP }, async ({ values }, program) => {
  const format = formatOf(values);
  const folder = projectFolder(textOption(values, "root"), program);
  const given = readCatalogSources(folder);
  // Loaded only now, so that a file that does not even load (a schema in spec/ with a syntax error) is reported like any error.
  const { lintSources, fixSources } = await import("#generator/rules");
  const { sources, fixed, report } = values["fix"] === true ? fixSources(given) : { sources: given, fixed: [], report: lintSources(given) };
  const failures = writeSources(folder, given, sources, program.writer.id);
  const written = fixed.filter(({ file }) => !failures.has(file));
  if (failures.size > 0)
    throw mistake([...written.map(toLine), ...[...failures].map(([file, reason]) => `cannot write ${file}: ${reason}`)].join("\n"));
  const found = report.kind === "broken" ? report.diagnostics : report.problems.map(({ diagnostic }) => diagnostic);
  // The JSON formats say of what is fixed that it is, at the place where it was found.
  const reported = [...written.map((one): ReportedDiagnostic => ({ ...one, fixed: true })), ...shownDiagnostics(found)];
  const time = { started: program.now(), milliseconds: program.elapsed() };
  program.print(printDiagnostics(reported, { format, color: program.color, sources, summary: printSummary(report, written.length), time }));
  return report.kind === "linted" && report.problems.length === 0 ? 0 : 1;
});

/** Writes what has changed; returns the files that could not be written, each with the reason. */
function writeSources(
  folder: string,
  before: readonly SourceFile[],
  after: readonly SourceFile[],
  writer: string,
): ReadonlyMap<string, string> {
  const changed = after.flatMap((source, index) => {
    const old = before[index];
    return old === undefined || old.text === source.text ? [] : [{ file: source.path, before: old.text, after: source.text }];
  });
  const failures = changed.map(
    ({ file, ...texts }) => [file, replaceFile(nodeDisk, { path: resolve(folder, file), ...texts }, writer)] as const,
  );
  return new Map(failures.flatMap(([file, reason]) => (reason === undefined ? [] : [[visibleText(file), reason]])));
}

function toLine({ file, line, code }: Diagnostic): string {
  return `fixed ${file}:${line} ${code}`;
}

function printSummary(report: LintReport, fixed: number): string {
  if (report.kind === "broken") return `Nothing was linted: ${countOf(countErrors(report.diagnostics), "error")} in the catalog.\n`;
  const { problems, silenced, model } = report;
  const fixable = problems.filter(({ edits }) => edits.length > 0).length;
  const parts = [
    countOf(problems.length, "finding"),
    ...(fixed > 0 ? [`${fixed} fixed`] : []),
    ...(silenced > 0 ? [`${silenced} silenced`] : []),
  ];
  const advice = fixable > 0 ? `, ${fixable} of them with a fix: run \`npm run lint:catalog -- --fix\`` : "";
  return `Catalog: ${countOf(model.connectors.length, "connector")}, ${parts.join(", ")}${advice}\n`;
}
