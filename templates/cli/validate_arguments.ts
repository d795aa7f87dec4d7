import type { Profile } from "#templates/runtime";
import { readSeverity, type SeverityLevel } from "./check/located_issue.js";
import {
  FORMATS,
  type Format,
  listFormats,
  listOption,
  oneOf,
  optionsIn,
  refuseTogether,
  switchOption,
  textOption,
  UsageError,
  type OptionValues,
  type Option,
} from "#templates/core";

/** One report: to a file, or to standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly output?: string;
}

/** The parsed arguments of `validate`. Omitted ones are undefined: the configuration file may have them. */
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

export const VALIDATE = `Validates payloads against the catalog, and reports what is wrong at which place in your files.

Usage: connector-gateway-spec validate [options] [files, folders, patterns or -]

Inputs:
  payloads/                 all .json, .ndjson, .jsonl and .har files in a folder and below, each also with .gz
  "payloads/**/*.json"      all files that match a pattern; quote it
  -                         standard input
  --exclude <pattern>       leaves out files and folders (repeatable); a name without / applies at any depth

Folders and patterns skip hidden entries and node_modules. Files are UTF-8; gzip data is decompressed. A file contains one
JSON value, an array of values, or one value a line (.ndjson, .jsonl, or if a second line follows the first value).

The schema of a value:
  --as <address>            applies to all values, for instance payments.customers.list.params
  (file name)               payments.customers.list.params.2.json begins with its address
  --connector <connector>   requests of that connector, by their entity and action
  (content)                 requests, instance requests, exchanges ({"connector", "request", "response"}), HAR files, errors

"$schema" at the top level of a request is for editors and is ignored if it is a string.

Rules:
  --profile <profile>       documented (default), or tolerant: known deviations of recorded traffic are warnings
  --severity <code=level>   error, warning or off for one rule, for instance params/unknown=warning (repeatable)
  --warnings-as-errors      warnings count as errors
  --strict-json             duplicate keys and numbers that lose digits are errors
  --baseline <file>         findings in this file do not count; reports those that are gone
  --write-baseline <file>   writes all findings to a baseline and exits with 0
  --fail-fast               stops at the first error
  --max-issues <number>     shows this many findings (default 100) and counts the others

Report:
  -f, --format <format>     ${listFormats(true)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file

The configuration may set paths, exclude, targets, profile, severity, warningsAsErrors, strictJson, maxIssues, baseline and
reports. Options win over it; --no-baseline, --no-strict-json and --no-warnings-as-errors turn its settings off. The schema
connector-gateway-spec/config.schema.json describes the file. Paths in it are relative to its folder.

Lines and columns count from 1, columns in UTF-16 code units as in editors. Secrets are never shown.
`;

export const VALIDATE_OPTIONS: readonly Option[] = [
  ...optionsIn(VALIDATE),
  { option: "-f, --format <format>", repeats: true },
  { option: "-o, --output <file>", repeats: true },
  ...["--no-warnings-as-errors", "--no-strict-json", "--no-baseline"].map((option) => ({ option })),
];

/**
 * Reads the options of `validate`.
 * @throws UsageError for wrong values and for options that contradict each other
 */
export function readValidateArguments(values: OptionValues, inputs: readonly string[]): ValidateArguments {
  if (inputs.filter((input) => input === "-").length > 1) throw new UsageError("standard input can be read only once", "write - once");
  refuseTogether(values, CONTRADICTIONS);
  const [profile, maxIssues] = [textOption(values, "profile"), textOption(values, "max-issues")];
  return {
    command: "validate",
    inputs,
    excludes: listOption(values, "exclude"),
    config: values["no-config"] === true ? false : textOption(values, "config"),
    as: textOption(values, "as"),
    connector: textOption(values, "connector"),
    profile: profile === undefined ? undefined : toProfile(profile),
    maxIssues: maxIssues === undefined ? undefined : toCount(maxIssues),
    failFast: values["fail-fast"] === true,
    quiet: values["quiet"] === true,
    warningsAsErrors: switchOption(values, "warnings-as-errors"),
    strictJson: switchOption(values, "strict-json"),
    severities: toSeverities(listOption(values, "severity")),
    baseline: values["no-baseline"] === true ? false : textOption(values, "baseline"),
    writeBaseline: textOption(values, "write-baseline"),
    reports: readReports(values),
  };
}

/** The reports that `--format` and `--output` ask for; undefined without them. @throws UsageError for unknown formats, and for more than fit together */
export function readReports(values: OptionValues): ValidateArguments["reports"] {
  return toReports(listOption(values, "format").map(toFormat), listOption(values, "output"));
}

/** Options that contradict each other, and what to do about it. */
const CONTRADICTIONS = [
  ["as", ["connector"], "an address names its connector already"],
  ["baseline", ["write-baseline"], "write the baseline first, then use it in later runs"],
  ["baseline", ["no-baseline"], "use one of them"],
  ["config", ["no-config"], "use one of them"],
] as const;

const PROFILES = ["documented", "tolerant"] as const;

function toProfile(name: string): Profile {
  return oneOf(name, PROFILES, `unknown profile "${name}"`, "use documented or tolerant");
}

function toCount(text: string): number {
  if (/^[1-9][0-9]{0,8}$/.test(text)) return Number(text);
  throw new UsageError("--max-issues must be a whole number from 1", "for instance: --max-issues 20");
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
  return oneOf(name, FORMATS, `unknown format "${name}"`, `formats are ${FORMATS.join(", ")}`);
}
