import { FORMATS, type Format } from "../diagnostics/print.ts";
import { nearestName } from "../diagnostics/nearest_name.ts";
import { visibleText } from "../diagnostics/visible_text.ts";

/** The options of the command line. */
export interface CliOptions {
  readonly check: boolean;
  readonly format: Format;
  /** As given; by default the project that the program is part of. */
  readonly root?: string;
  /** As given; by default `generated` in the project. */
  readonly out?: string;
  readonly debug: boolean;
  readonly help: boolean;
}

export const HELP = `Generates the package in generated/ from the catalog in spec/.

Usage: npm run generate [-- options]

  --check             write nothing; exit with 1 when generated/ is out of date
  --format <format>   format of the messages: pretty (default), json, github
  --root <folder>     project with spec/ and templates/ (default: this one)
  --out <folder>      folder of the package (default: generated in the project)
  --debug             show the stack trace of an unexpected error
  --help              show this help

Exit codes: 0 success, 1 the catalog has errors or generated/ is out of date, 2 wrong usage or output that cannot be
written, 3 a bug in the generator.
`;

/** Options that take a value, and those that do not. */
const VALUED = ["--format", "--root", "--out"] as const;
const FLAGS = ["--check", "--debug", "--help"] as const;

/** The options, or one line about what is wrong with them. */
export function parseOptions(argv: readonly string[]): CliOptions | { readonly usageError: string } {
  const values = new Map<string, string>();
  for (let index = 0; index < argv.length; index += 1) {
    const [name, inline] = splitOnce(argv[index] ?? "");
    const problem = problemOf(name, inline, values);
    if (problem !== undefined) return { usageError: problem };
    if (isOneOf(FLAGS, name)) {
      values.set(name, "");
      continue;
    }
    if (inline === undefined) index += 1;
    const value = inline ?? argv[index];
    if (value === undefined || value === "" || (inline === undefined && value.startsWith("--")))
      return { usageError: `${name} needs a value` };
    values.set(name, value);
  }
  return toOptions(values);
}

function toOptions(values: ReadonlyMap<string, string>): CliOptions | { readonly usageError: string } {
  const asked = values.get("--format") ?? "pretty";
  const format = FORMATS.find((name) => name === asked);
  if (format === undefined)
    return { usageError: `unknown format "${visibleText(asked)}"${hint(asked, FORMATS)}; the formats are ${FORMATS.join(", ")}` };
  const [root, out] = [values.get("--root"), values.get("--out")];
  return {
    check: values.has("--check"),
    debug: values.has("--debug"),
    help: values.has("--help"),
    format,
    ...(root !== undefined && { root }),
    ...(out !== undefined && { out }),
  };
}

function problemOf(name: string, inline: string | undefined, seen: ReadonlyMap<string, string>): string | undefined {
  if (!name.startsWith("-")) return `unexpected argument "${visibleText(name)}"; there are only options, see --help`;
  if (!isOneOf(FLAGS, name) && !isOneOf(VALUED, name))
    return `unknown option "${visibleText(name)}"${hint(name, [...FLAGS, ...VALUED])}; see --help`;
  if (seen.has(name)) return `${name} is given twice`;
  return isOneOf(FLAGS, name) && inline !== undefined ? `${name} takes no value` : undefined;
}

/** `--out=x` as `--out` and `x`. */
function splitOnce(argument: string): [name: string, inline?: string] {
  const at = argument.startsWith("--") ? argument.indexOf("=") : -1;
  return at < 0 ? [argument] : [argument.slice(0, at), argument.slice(at + 1)];
}

function hint(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((known) => known === name);
}
