import { createPaint } from "../../templates/shared/color.ts";
import { countOf } from "../../templates/shared/count.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { printDiagnostics, type Format } from "../diagnostics/print.ts";
import { shownDiagnostics } from "../diagnostics/shown_diagnostics.ts";
import type { LintReport } from "../lint/lint_catalog.ts";
import type { SourceFile } from "../source/source_file.ts";
import { jsonText } from "../../templates/shared/safe_text.ts";

/** What was linted, and what was fixed before. */
export interface LintOutcome {
  readonly report: LintReport;
  /** At the places where it was found. */
  readonly fixed: readonly Diagnostic[];
  /** After the fixes. */
  readonly sources: readonly SourceFile[];
}

/** How a report looks. */
export interface LintReportOptions {
  readonly format: Format;
  readonly color: boolean;
}

/** The report as text. As JSON, it is nothing but an array of findings; those that are fixed have `fixed: true`. */
export function printLintReport({ report, fixed, sources }: LintOutcome, { format, color }: LintReportOptions): string {
  const found = shownDiagnostics(report.kind === "broken" ? report.diagnostics : report.problems.map(({ diagnostic }) => diagnostic));
  if (format === "json") return `${jsonText([...fixed.map((one) => ({ ...one, fixed: true })), ...found], 2)}\n`;
  const paint = createPaint(color && format === "pretty");
  const lines = fixed.map(({ file, line, column, code, message }) => {
    return `${paint("bold", `${file}:${line}:${column}`)} ${paint("green", `fixed ${code}`)}: ${message}\n`;
  });
  const messages = printDiagnostics(found, { format, color, sources });
  const separator = format === "pretty" ? "\n" : "";
  return [lines.join(""), messages, printSummary(report, fixed.length)].filter((part) => part !== "").join(separator);
}

function printSummary(report: LintReport, fixed: number): string {
  if (report.kind === "broken") {
    const errors = report.diagnostics.filter(({ severity }) => severity === "error").length;
    return `Nothing was linted: ${countOf(errors, "error")} in the catalog.\n`;
  }
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
