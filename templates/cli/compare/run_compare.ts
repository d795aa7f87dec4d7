import { resolve } from "node:path";
import { decodeText } from "../input/decode_text.js";
import { codeOf, fileName, readWhole } from "../input/paths.js";
import { type Format, type ReportStyle, UsageError, printReport } from "#templates/core";
import { readAcceptedBreaks, type AcceptedBreak } from "./outcome/accepted_breaks.js";
import { compareSides, hasFailed } from "./outcome/compare_sides.js";
import type { CompareOptions } from "./compare_arguments.js";
import { toReport } from "./print/to_report.js";
import type { Side } from "./sources/side.js";

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
  const decoded = decodeText(readBytes(path, cwd));
  if (!decoded.ok) throw new UsageError(`${path}: ${decoded.message}`, "save it as UTF-8");
  return readAcceptedBreaks(decoded.text, fileName(resolve(cwd, path), cwd));
}

function readBytes(path: string, cwd: string): Uint8Array {
  try {
    return readWhole(resolve(cwd, path));
  } catch (error) {
    throw new UsageError(`the file of accepted breaks ${path} cannot be read (${codeOf(error)})`, "check the path, or leave out --accept");
  }
}
