import { createPaint, type Style, countOf } from "#templates/core";
import { type Diagnostic, visibleText, shownDiagnostics, printDiagnostics, type Format } from "#generator/read";
import type { CatalogSize } from "#generator/resolve";
import type { Difference } from "#generator/write";
import type { RunResult } from "../run.ts";

/** More than any message of ours; a whole document in a message of a library is cut. */
const LONGEST = 400;

/** How a report looks. */
export interface ReportOptions {
  readonly format: Format;
  readonly color: boolean;
  /** The folder of the package, as messages show it. */
  readonly shown: string;
  readonly seconds: number;
}

/** A message of the report. Its diff is empty unless it is about a difference. */
type Entry = Pick<Difference, "diagnostic" | "diff">;

/** The exit code of the program. */
export function exitCodeOf(result: RunResult): 0 | 1 | 2 {
  switch (result.kind) {
    case "refused":
      return 1;
    case "blocked":
      return 2;
    case "compared":
      return result.differences.length === 0 ? 0 : 1;
    case "written":
      return 0;
  }
}

/** The output of a run: messages in the given format, and a summary of a few lines. */
export function printReport(result: RunResult, options: ReportOptions): string {
  const { format, color } = options;
  const entries = [...shownDiagnostics(result.diagnostics), ...problemsOf(result)].map((diagnostic) => ({ diagnostic, diff: [] }));
  const reported = [...entries, ...(result.kind === "compared" ? result.differences : [])];
  const print = (printed: readonly Entry[]): string =>
    printDiagnostics(printed.map(toDiagnostic(format)), { format, color, sources: result.sources });
  if (format === "json") return print(reported);
  const messages = reported.map((entry) => print([entry]) + (format === "pretty" ? printDiff(entry.diff, color) : ""));
  const separator = format === "pretty" ? "\n" : "";
  return [...messages, printSummary(result, options)].filter((part) => part !== "").join(separator);
}

function problemsOf(result: RunResult): RunResult["diagnostics"] {
  return result.kind === "blocked" ? result.problems : [];
}

/** The diff as a part of the message, in formats without another place for it. */
function toDiagnostic(format: Format): (entry: Entry) => Diagnostic {
  return ({ diagnostic, diff }) => {
    if (format === "json") return { ...diagnostic, diff };
    return format === "github" ? { ...diagnostic, message: [diagnostic.message, ...diff].join("\n") } : diagnostic;
  };
}

function printDiff(diff: readonly string[], color: boolean): string {
  const paint = createPaint(color);
  const styles: Readonly<Record<string, Style>> = { "-": "red", "+": "green" };
  return diff
    .map((line) => {
      const style = styles[line.charAt(0)];
      return `    ${style === undefined ? line : paint(style, line)}\n`;
    })
    .join("");
}

function printSummary(result: RunResult, { shown, seconds }: ReportOptions): string {
  switch (result.kind) {
    case "refused":
      return `Nothing was written: ${countOf(errorsIn(result), "error")} in the catalog.\n`;
    case "blocked":
      return "Nothing was written.\n";
    case "compared":
      return result.differences.length === 0 ? printInSync(result, shown, seconds) : printOutOfSync(result.differences, shown);
    case "written":
      return printWritten(result, shown, seconds);
  }
}

function printInSync({ size, fileCount }: RunResult & { kind: "compared" }, shown: string, seconds: number): string {
  return `${printSize(size)}Package: ${shown}/ is up to date (${fileCount} files).\n${printTime(seconds)}`;
}

function printOutOfSync(differences: readonly Difference[], shown: string): string {
  const files = new Set(differences.map(({ diagnostic }) => diagnostic.file)).size;
  return `${shown}/ is out of date: ${countOf(files, "file")} to update. Run \`npm run generate\` and commit the result.\n`;
}

function printWritten({ size, report }: RunResult & { kind: "written" }, shown: string, seconds: number): string {
  const { written, unchanged, removed } = report;
  const counts = `${countOf(written.length, "file")} written, ${unchanged} unchanged, ${removed.length} removed`;
  return `${printSize(size)}Package: ${shown}/, ${counts}\n${printTime(seconds)}`;
}

/** How much is in a catalog, in one line. */
export function printSize({ connectors, entities, operations }: CatalogSize): string {
  const counts = [countOf(connectors, "connector"), countOf(entities, "entity", "entities"), countOf(operations, "operation")];
  return `Catalog: ${counts.join(", ")}\n`;
}

function printTime(seconds: number): string {
  return `Time:    ${seconds.toFixed(1)} s\n`;
}

function errorsIn({ diagnostics }: RunResult): number {
  return diagnostics.filter(({ severity }) => severity === "error").length;
}

/**
 * An unexpected error as one line that ends with a line feed, with its stack trace below only when `debug` asks for it.
 * Takes whatever was thrown.
 */
export function describeInternalError(error: unknown, debug: boolean): string {
  const message = visibleText(messageOf(error).replaceAll(/\s+/gu, " ").trim(), LONGEST);
  const line = `The generator failed: ${message} (this is a bug in the generator, not in the catalog`;
  if (!debug) return `${line}; --debug shows where it happened)\n`;
  return `${line})\n${error instanceof Error ? `${error.stack ?? ""}\n` : ""}`;
}

function messageOf(error: unknown): string {
  if (error instanceof Error && error.message.trim() !== "") return error.message;
  if (error instanceof Error) return error.name;
  return typeof error === "string" ? error : Object.prototype.toString.call(error);
}
