import type { Profile } from "#templates/runtime";
import { readSeverity, type SeverityLevel } from "./check/located_issue.js";
import type { Options, OptionValues } from "#templates/core";
import { FORMATS, type Format, countOption, listOption, switchOption, textOption, suggestion, UsageError } from "#templates/core";

/** One report: to a file, or to standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly output?: string;
}

/** What the arguments of `validate` say. What they leave out is undefined: the configuration file may say it. */
export interface ValidateArguments {
  readonly command: "validate";
  readonly inputs: readonly string[];
  readonly excludes: readonly string[];
  /** A file, `false` for none, undefined for the one of the working folder. */
  readonly config: string | false | undefined;
  readonly as: string | undefined;
  readonly connector: string | undefined;
  readonly profile: Profile | undefined;
  readonly maxIssues: number | undefined;
  readonly failFast: boolean;
  readonly quiet: boolean;
  readonly warningsAsErrors: boolean | undefined;
  readonly strictJson: boolean | undefined;
  readonly severities: ReadonlyMap<string, SeverityLevel>;
  /** A file, or `false` for none. */
  readonly baseline: string | false | undefined;
  readonly writeBaseline: string | undefined;
  /** Without a format: the default one. */
  readonly reports: readonly (ReportTarget | { readonly format: undefined; readonly output: string })[] | undefined;
}

export const VALIDATE_OPTIONS: Options = {
  as: { type: "string" },
  connector: { type: "string" },
  exclude: { type: "string", multiple: true },
  config: { type: "string" },
  "no-config": { type: "boolean" },
  profile: { type: "string" },
  severity: { type: "string", multiple: true },
  "max-issues": { type: "string" },
  "fail-fast": { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  "warnings-as-errors": { type: "boolean" },
  "no-warnings-as-errors": { type: "boolean" },
  "strict-json": { type: "boolean" },
  "no-strict-json": { type: "boolean" },
  baseline: { type: "string" },
  "no-baseline": { type: "boolean" },
  "write-baseline": { type: "string" },
  format: { type: "string", multiple: true, short: "f" },
  output: { type: "string", multiple: true, short: "o" },
};

/**
 * Reads the options of `validate`.
 * @throws UsageError for wrong values and for options that contradict each other
 */
export function readValidateArguments(values: OptionValues, inputs: readonly string[]): ValidateArguments {
  if (inputs.filter((input) => input === "-").length > 1) throw new UsageError("standard input can be read only once", "write - once");
  refusePairs(values);
  return {
    command: "validate",
    inputs,
    excludes: listOption(values, "exclude"),
    config: values["no-config"] === true ? false : textOption(values, "config"),
    as: textOption(values, "as"),
    connector: textOption(values, "connector"),
    profile: toProfile(textOption(values, "profile")),
    maxIssues: countOption(values, "max-issues"),
    failFast: values["fail-fast"] === true,
    quiet: values["quiet"] === true,
    warningsAsErrors: switchOption(values, "warnings-as-errors"),
    strictJson: switchOption(values, "strict-json"),
    severities: toSeverities(listOption(values, "severity")),
    baseline: values["no-baseline"] === true ? false : textOption(values, "baseline"),
    writeBaseline: textOption(values, "write-baseline"),
    reports: toReports(listOption(values, "format").map(toFormat), listOption(values, "output")),
  };
}

/** Options that contradict each other, and what to do about it. */
const CONTRADICTIONS: readonly (readonly [first: string, second: string, help: string])[] = [
  ["as", "connector", "an address names its connector already"],
  ["baseline", "write-baseline", "write the baseline first, then use it in later runs"],
  ["baseline", "no-baseline", "use one of them"],
  ["config", "no-config", "use one of them"],
];

function refusePairs(values: OptionValues): void {
  for (const [first, second, help] of CONTRADICTIONS) {
    if (values[first] !== undefined && values[second] !== undefined)
      throw new UsageError(`--${first} and --${second} contradict each other`, help);
  }
}

function toProfile(name: string | undefined): Profile | undefined {
  if (name === undefined || name === "documented" || name === "tolerant") return name;
  throw new UsageError(`unknown profile "${name}"`, suggestion(name, ["documented", "tolerant"], "use documented or tolerant"));
}

/** `params/unknown=warning`; the last level of a code counts. */
function toSeverities(words: readonly string[]): ReadonlyMap<string, SeverityLevel> {
  return new Map(
    words.map((word) => {
      const [code = "", level] = word.split("=", 2);
      if (level === undefined)
        throw new UsageError(`--severity needs a code and a level, not "${word}"`, "for instance: --severity params/unknown=warning");
      const checked = readSeverity(code, level);
      if (checked instanceof UsageError) throw checked;
      return [code, checked];
    }),
  );
}

/** The n-th `--output` belongs to the n-th `--format`. Formats without an output go to standard output, at most one. */
function toReports(formats: readonly Format[], outputs: readonly string[]): ValidateArguments["reports"] {
  const [output, ...more] = outputs;
  if (formats.length === 0) {
    if (output === undefined) return undefined;
    if (more.length === 0) return [{ format: undefined, output }];
  }
  if (outputs.length > formats.length)
    throw new UsageError("there are more --output than --format", "write one --format for each --output");
  if (formats.length - outputs.length > 1) {
    throw new UsageError(
      "several formats cannot share standard output",
      "add an --output file for every --format except one; those with a file come first",
    );
  }
  if (new Set(outputs).size < outputs.length) throw new UsageError("two reports cannot go to one file", "give each --output its own file");
  return formats.map((format, index) => {
    const file = outputs[index];
    return file === undefined ? { format } : { format, output: file };
  });
}

function toFormat(name: string): Format {
  const format = FORMATS.find((known) => known === name);
  if (format !== undefined) return format;
  throw new UsageError(`unknown format "${name}"`, suggestion(name, FORMATS, `formats are ${FORMATS.join(", ")}`));
}
