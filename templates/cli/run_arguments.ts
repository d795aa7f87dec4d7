import type { Format, Option, OptionValues } from "#templates/core";
import { FORMATS, listFormats, listOption, oneOf, readNumber, refuseTogether, textOption, UsageError } from "#templates/core";

/** One report: to a file, or to standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly output?: string;
}

/** What `validate` and `verify` have in common. Omitted arguments are undefined: the configuration file may have them. */
export interface RunArguments {
  /** A file, `false` for none, undefined for the one of the working folder. */
  readonly config: string | false | undefined;
  /** A file, or `false` for none. */
  readonly baseline: string | false | undefined;
  readonly writeBaseline: string | undefined;
  /** Without a format: the default one. */
  readonly reports: readonly (ReportTarget | { readonly format: undefined; readonly output: string })[] | undefined;
  readonly quiet: boolean;
}

/** The end of the help of both. */
export const RUN_HELP = `Report:
  -f, --format <format>     ${listFormats(true)}
  -o, --output <file>       the file of the report; the first --output belongs to the first --format, and so on
  -q, --quiet               findings only

Configuration:
  --config <file>           default: connector-gateway-spec.config.json in the working folder
  --no-config               uses no configuration file`;

/** The options that the help does not show as they are. */
export const RUN_OPTIONS: readonly Option[] = [
  { option: "-f, --format <format>", repeats: true },
  { option: "-o, --output <file>", repeats: true },
  { option: "--no-baseline" },
];

/** Options that contradict each other, and what to do about it. */
const CONTRADICTIONS = [
  ["baseline", ["write-baseline"], "write the baseline first, then use it in later runs"],
  ["baseline", ["no-baseline"], "use one of them"],
  ["config", ["no-config"], "use one of them"],
] as const;

/** @throws UsageError for unknown formats, for more reports than fit together, and for options that contradict each other */
export function readRunArguments(values: OptionValues): RunArguments {
  refuseTogether(values, CONTRADICTIONS);
  return {
    config: values["no-config"] === true ? false : textOption(values, "config"),
    baseline: values["no-baseline"] === true ? false : textOption(values, "baseline"),
    writeBaseline: textOption(values, "write-baseline"),
    reports: toReports(listOption(values, "format").map(toFormat), listOption(values, "output")),
    quiet: values["quiet"] === true,
  };
}

/** The number that is the value of an option; undefined if it is absent. @throws UsageError as `readNumber` does */
export function numberOption(values: OptionValues, name: string, most: number, least?: number, example?: number): number | undefined {
  const text = textOption(values, name);
  return text === undefined ? undefined : readNumber({ text, source: `--${name}` }, most, least, example);
}

/** The n-th `--output` belongs to the n-th `--format`. Formats without an output go to standard output, at most one. */
function toReports(formats: readonly Format[], outputs: readonly string[]): RunArguments["reports"] {
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
