import { type Format, countOf } from "#templates/core";
import { printDiagnostics, shownDiagnostics, visibleText } from "#generator/read";
import type { CatalogSize } from "#generator/resolve";
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
  /** When it is printed, in milliseconds since 1970. */
  readonly now: number;
  /** What writes the package, in the words of a message, if it is not that of a project. */
  readonly command?: string;
}

/** What writes the package of a project, as messages say it. */
const GENERATE = "`npm run generate`";

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
  const { format, color, seconds, now, command = GENERATE } = options;
  const differences = result.kind === "compared" ? result.differences.map(({ diagnostic, diff }) => ({ ...diagnostic, diff })) : [];
  const found = [...shownDiagnostics(result.diagnostics), ...(result.kind === "blocked" ? result.problems : [])];
  const all = [...found.map((diagnostic) => ({ ...diagnostic, diff: [] })), ...differences];
  return printDiagnostics(
    all.map((one) => ({ ...one, help: one.help.replace(GENERATE, command) })),
    {
      ...{ format, color, sources: result.sources, summary: printSummary(result, options) },
      time: { started: now, milliseconds: seconds * 1000 },
    },
  );
}

function printSummary(result: RunResult, { shown, seconds, command = GENERATE }: ReportOptions): string {
  const printPackage = (size: CatalogSize, state: string): string =>
    `${printSize(size)}Package: ${shown}/${state}\nTime:    ${seconds.toFixed(1)} s\n`;
  switch (result.kind) {
    case "refused":
      return `Nothing was written: ${countOf(countErrors(result.diagnostics), "error")} in the catalog.\n`;
    case "blocked":
      return "Nothing was written.\n";
    case "compared": {
      const files = new Set(result.differences.map(({ diagnostic }) => diagnostic.file)).size;
      if (files === 0) return printPackage(result.size, ` is up to date (${result.fileCount} files).`);
      return `${shown}/ is out of date: ${countOf(files, "file")} to update. Run ${command} and commit the result.\n`;
    }
    case "written": {
      const { written, unchanged, removed } = result.report;
      return printPackage(result.size, `, ${countOf(written.length, "file")} written, ${unchanged} unchanged, ${removed.length} removed`);
    }
  }
}

/** How much is in a catalog, in one line. */
export function printSize({ connectors, entities, operations }: CatalogSize): string {
  const counts = [countOf(connectors, "connector"), countOf(entities, "entity", "entities"), countOf(operations, "operation")];
  return `Catalog: ${counts.join(", ")}\n`;
}

/** How many of some diagnostics are errors. */
export function countErrors(diagnostics: RunResult["diagnostics"]): number {
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
