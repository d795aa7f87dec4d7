import { parseArgs } from "node:util";
import { FORMATS, type Format } from "../diagnostics/print.ts";
import { nearestName } from "../../templates/shared/nearest_names.ts";
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

/** All options, in the notation of `parseArgs`. */
const OPTIONS = {
  check: { type: "boolean" },
  format: { type: "string" },
  root: { type: "string" },
  out: { type: "string" },
  debug: { type: "boolean" },
  help: { type: "boolean" },
} as const;

/** The options, or one line about what is wrong with them. */
export function parseOptions(argv: readonly string[]): CliOptions | { readonly usageError: string } {
  // Not strict, because then the first mistake throws an error in the words of Node, which suggests no other option.
  const { values, tokens } = parseArgs({ args: [...argv], options: OPTIONS, strict: false, allowPositionals: true, tokens: true });
  const usageError = findMistake(tokens, argv);
  if (usageError !== undefined) return { usageError };
  const [asked = "pretty", root, out] = [values.format, values.root, values.out].map(textOf);
  const format = FORMATS.find((name) => name === asked);
  if (format === undefined)
    return { usageError: `unknown format "${visibleText(asked)}"${hint(asked, FORMATS)}; the formats are ${FORMATS.join(", ")}` };
  return {
    check: values.check === true,
    debug: values.debug === true,
    help: values.help === true,
    format,
    ...(root !== undefined && { root }),
    ...(out !== undefined && { out }),
  };
}

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

function findMistake(tokens: readonly Token[], argv: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const token of tokens) {
    const mistake = mistakeIn(token, argv, seen);
    if (mistake !== undefined) return mistake;
    if (token.kind === "option") seen.add(token.name);
  }
  return undefined;
}

function mistakeIn(token: Token, argv: readonly string[], seen: ReadonlySet<string>): string | undefined {
  if (token.kind === "positional") return `unexpected argument "${visibleText(token.value)}"; there are only options, see --help`;
  // `-check` is read as the options c, h, e, c and k, but none has a short name, so all of it was meant as one.
  const name = token.kind === "option" && token.rawName.startsWith("--") ? token.rawName : (argv[token.index] ?? "");
  const option = token.kind === "option" && isOption(token.name) ? OPTIONS[token.name] : undefined;
  if (token.kind === "option-terminator" || option === undefined)
    return `unknown option "${visibleText(name)}"${hint(name, KNOWN)}; see --help`;
  if (seen.has(token.name)) return `${name} is given twice`;
  if (option.type === "boolean") return token.value === undefined ? undefined : `${name} takes no value`;
  const isMissing = token.value === undefined || token.value === "" || (!token.inlineValue && token.value.startsWith("--"));
  return isMissing ? `${name} needs a value` : undefined;
}

const KNOWN = Object.keys(OPTIONS).map((name) => `--${name}`);

function isOption(name: string): name is keyof typeof OPTIONS {
  return Object.hasOwn(OPTIONS, name);
}

function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function hint(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
