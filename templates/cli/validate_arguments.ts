import type { Profile } from "#templates/runtime";
import { readSeverity, type SeverityLevel } from "./check/located_issue.js";
import { readRunArguments, RUN_HELP, RUN_OPTIONS, type RunArguments } from "./run_arguments.js";
import type { Option, OptionValues } from "#templates/core";
import { listOption, oneOf, optionsIn, refuseTogether, switchOption, textOption, UsageError } from "#templates/core";

/** The parsed arguments of `validate`. Omitted ones are undefined: the configuration file may have them. */
export interface ValidateArguments extends RunArguments {
  readonly command: "validate";
  readonly inputs: readonly string[];
  readonly excludes: readonly string[];
  readonly as: string | undefined;
  readonly connector: string | undefined;
  readonly profile: Profile | undefined;
  readonly maxIssues: number | undefined;
  readonly failFast: boolean;
  readonly warningsAsErrors: boolean | undefined;
  readonly strictJson: boolean | undefined;
  readonly severities: ReadonlyMap<string, SeverityLevel>;
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

${RUN_HELP}

The configuration may set paths, exclude, targets, profile, severity, warningsAsErrors, strictJson, maxIssues, baseline and
reports. Options win over it; --no-baseline, --no-strict-json and --no-warnings-as-errors turn its settings off. The schema
connector-gateway-spec/config.schema.json describes the file. Paths in it are relative to its folder.

Lines and columns count from 1, columns in UTF-16 code units as in editors. Secrets are never shown.
`;

export const VALIDATE_OPTIONS: readonly Option[] = [
  ...optionsIn(VALIDATE),
  ...RUN_OPTIONS,
  ...["--no-warnings-as-errors", "--no-strict-json"].map((option) => ({ option })),
];

/**
 * Reads the options of `validate`.
 * @throws UsageError for wrong values and for options that contradict each other
 */
export function readValidateArguments(values: OptionValues, inputs: readonly string[]): ValidateArguments {
  if (inputs.filter((input) => input === "-").length > 1) throw new UsageError("standard input can be read only once", "write - once");
  refuseTogether(values, [["as", ["connector"], "an address names its connector already"]]);
  const [profile, maxIssues] = [textOption(values, "profile"), textOption(values, "max-issues")];
  return {
    command: "validate",
    inputs,
    excludes: listOption(values, "exclude"),
    as: textOption(values, "as"),
    connector: textOption(values, "connector"),
    profile: profile === undefined ? undefined : oneOf(profile, PROFILES, `unknown profile "${profile}"`, "use documented or tolerant"),
    maxIssues: maxIssues === undefined ? undefined : toCount(maxIssues),
    failFast: values["fail-fast"] === true,
    warningsAsErrors: switchOption(values, "warnings-as-errors"),
    strictJson: switchOption(values, "strict-json"),
    severities: toSeverities(listOption(values, "severity")),
    ...readRunArguments(values),
  };
}

const PROFILES = ["documented", "tolerant"] as const;

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
