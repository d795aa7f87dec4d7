import { resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { fileName, readFile } from "../input/paths.js";
import { type Format, type ReportStyle, UsageError, printReport, wantsColor } from "#templates/core";
import type { CommandContext } from "../context.js";
import { readAcceptedBreaks, type AcceptedBreak } from "./outcome/accepted_breaks.js";
import { compareSides, hasFailed } from "./outcome/compare_sides.js";
import type { CompareArguments, CompareOptions } from "./compare_arguments.js";
import { toReport } from "./print/to_report.js";
import { readSide } from "./sources/read_side.js";
import type { Side } from "./sources/side.js";

/**
 * Compares two catalogs or packages, and prints the report.
 * @param prefix the working folder relative to the repository, as `folder/`, or nothing
 * @returns the exit code
 * @throws UsageError if one of them cannot be read, ConfigError if the file of accepted breaks has mistakes
 */
export function compare(wanted: CompareArguments, context: CommandContext, prefix: string): 0 | 1 {
  const { cwd, environment, now, spec, stdout } = context;
  const settings = { cwd, languageVersion: languageVersionOf(spec.readCatalog()) };
  const sides = { old: readSide(wanted.old, settings), new: readSide(wanted.new, settings) };
  const format = wanted.format ?? (environment["GITHUB_ACTIONS"] === "true" ? "github" : "pretty");
  const color = wantsColor(environment, stdout.isTerminal);
  return runCompare(sides, { ...wanted, format }, { cwd, now: now(), color, prefix, version: spec.version, print: stdout.write });
}

/** Catalogs have a language version since there is a second one. */
function languageVersionOf(catalog: object): number {
  const version: unknown = "languageVersion" in catalog ? catalog.languageVersion : undefined;
  return typeof version === "number" ? version : 1;
}

/** The parts of its environment that a comparison depends on. */
export interface CompareSurroundings extends Omit<ReportStyle, "quiet"> {
  /** Of the program. */
  readonly version: string;
  readonly cwd: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly print: (text: string) => void;
}

/**
 * Compares two sides, and prints the report.
 * @returns the exit code: 0 if nothing breaks or the version step allows it, 1 otherwise
 * @throws UsageError if the file of accepted breaks cannot be read, ConfigError if it has mistakes
 */
export function runCompare(
  sides: { readonly old: Side; readonly new: Side },
  options: CompareOptions & { readonly format: Format },
  around: CompareSurroundings,
): 0 | 1 {
  const accepted = options.accept === undefined ? [] : loadAcceptedBreaks(options.accept, around.cwd);
  const report = compareSides(sides.old, sides.new, { ...options, accepted, now: around.now });
  around.print(printReport(options.format, toReport(report, around.version, around.now), { ...around, quiet: false }));
  return hasFailed(report) ? 1 : 0;
}

function loadAcceptedBreaks(path: string, cwd: string): readonly AcceptedBreak[] {
  const bytes = readFile(resolve(cwd, path), (code) => {
    return new UsageError(`the file of accepted breaks ${path} cannot be read (${code})`, "check the path, or leave out --accept");
  });
  const decoded = decodeText(bytes);
  if (!decoded.ok) throw new UsageError(`${path}: ${decoded.message}`, "save it as UTF-8");
  return readAcceptedBreaks(decoded.text, fileName(resolve(cwd, path), cwd));
}
