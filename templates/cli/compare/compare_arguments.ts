import { FORMATS, type Format, listFormats, oneOf, textOption, UsageError, type OptionValues } from "#templates/core";
import type { Audience } from "./change.js";

/** The arguments of `compare` besides the two sides. */
export interface CompareOptions {
  readonly for: Audience;
  /** Undefined if nobody chose one. */
  readonly format: Format | undefined;
  readonly checkVersion: boolean;
  /** The file of accepted breaks. */
  readonly accept: string | undefined;
}

/** The parsed arguments of `compare`. */
export interface CompareArguments extends CompareOptions {
  readonly command: "compare";
  readonly old: string;
  readonly new: string;
}

export const COMPARE = `Compares two versions of the catalog, and reports what each change means for those who call a gateway and for those
who implement one.

Usage: connector-gateway-spec compare <old> <new> [options]

Each of the two is a catalog.json, the folder of a package, or the tarball that npm pack makes of it. Of two packages, the exported
types are compared as well.

  --for <side>              caller, implementer or both (default): whose breaks count; with both, those of callers
  -f, --format <format>     ${listFormats(true)}
  --check-version           fails if the step between the two versions is too small for the changes, and only then
  --accept <file>           breaks that do not count: { "accepted": [{ "id": "…", "reason": "…", "expires": "2027-01-31" }] }

Every change is breaking, compatible, or none (no program can observe it) for each side. A break needs a major version, anything
that is compatible a minor one, the rest a patch. Below 1.0.0, a break needs a minor version and everything else a patch.

Exit codes: 0 nothing breaks, 1 something breaks or the version step is too small, 2 wrong usage, or something that is no catalog.
The schema connector-gateway-spec/compare.schema.json describes the JSON report.
`;

const AUDIENCES: readonly Audience[] = ["caller", "implementer", "both"];

/**
 * Reads the arguments of `compare`.
 * @throws UsageError for wrong values, and unless there are two sides
 */
export function readCompareArguments(values: OptionValues, positionals: readonly string[]): CompareArguments {
  const [old, next, ...more] = positionals;
  if (old === undefined || next === undefined || more.length > 0) {
    throw new UsageError(
      `compare needs two catalogs, the old one and the new one; ${positionals.length === 1 ? "there is only one" : `there are ${positionals.length}`}`,
      "for instance: compare old.tgz new.tgz, where each is a catalog.json, the folder of a package or its tarball",
    );
  }
  return { command: "compare", old, new: next, ...readCompareOptions(values) };
}

/**
 * Reads the options that `compare` has in all programs.
 * @throws UsageError for values that do not exist
 */
export function readCompareOptions(values: OptionValues): CompareOptions {
  const [audience = "both", format] = [textOption(values, "for"), textOption(values, "format")];
  return {
    for: readValue("--for", audience, AUDIENCES),
    format: format === undefined ? undefined : readValue("--format", format, FORMATS),
    checkVersion: values["check-version"] === true,
    accept: textOption(values, "accept"),
  };
}

function readValue<Value extends string>(option: string, value: Value | string, known: readonly Value[]): Value {
  return oneOf(value, known, `unknown value "${value}" for ${option}`, `the values are ${known.join(", ")}`);
}
