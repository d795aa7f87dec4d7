import { wantsColor } from "#templates/core";
import type { CommandContext } from "../context.js";
import type { CompareArguments } from "./compare_arguments.js";
import { runCompare } from "./run_compare.js";
import { readSide } from "./sources/read_side.js";

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
