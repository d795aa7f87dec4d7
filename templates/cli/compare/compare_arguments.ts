import { FORMATS, type Format, textOption, type Options, type OptionValues, suggestion, UsageError } from "#templates/core";
import type { Audience } from "./change.js";

/** What the arguments of `compare` say beside the two sides. */
export interface CompareOptions {
  readonly for: Audience;
  /** Undefined if nobody chose one. */
  readonly format: Format | undefined;
  readonly checkVersion: boolean;
  /** The file of accepted breaks. */
  readonly accept: string | undefined;
}

/** What the arguments of `compare` say. */
export interface CompareArguments extends CompareOptions {
  readonly command: "compare";
  readonly old: string;
  readonly new: string;
}

export const COMPARE_OPTIONS: Options = {
  for: { type: "string" },
  format: { type: "string", short: "f" },
  "check-version": { type: "boolean" },
  accept: { type: "string" },
};

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
  const options = toCompareOptions({
    for: textOption(values, "for"),
    format: textOption(values, "format"),
    checkVersion: values["check-version"] === true,
    accept: textOption(values, "accept"),
  });
  return { command: "compare", old, new: next, ...options };
}

/** The values of the options as they are written. */
interface WrittenOptions {
  readonly for: string | undefined;
  readonly format: string | undefined;
  readonly checkVersion: boolean;
  readonly accept: string | undefined;
}

/**
 * Checks the values of the options.
 * @throws UsageError for values that do not exist
 */
export function toCompareOptions({ checkVersion, accept, ...written }: WrittenOptions): CompareOptions {
  const audience = AUDIENCES.find((name) => name === (written.for ?? "both"));
  if (audience === undefined) throw unknownValue("--for", written.for ?? "", AUDIENCES);
  const format = FORMATS.find((name) => name === written.format);
  if (written.format !== undefined && format === undefined) throw unknownValue("--format", written.format, FORMATS);
  return { for: audience, format, checkVersion, accept };
}

function unknownValue(option: string, value: string, known: readonly string[]): UsageError {
  return new UsageError(`unknown value "${value}" for ${option}`, suggestion(value, known, `the values are ${known.join(", ")}`));
}
