import { parseArgs } from "node:util";
import { nearestName } from "#templates/core";
import { visibleText } from "#generator/read";

/** The options of a command by name, in the notation of `parseArgs`. */
export type OptionTable = Readonly<Record<string, { readonly type: "boolean" | "string" }>>;

/** The arguments of a command: the options that are switched on, the values of the others, and the operands. */
export interface Words {
  readonly on: ReadonlySet<string>;
  readonly values: ReadonlyMap<string, string>;
  readonly operands: readonly string[];
}

/** What is wrong with the arguments, as one line. */
export interface UsageError {
  readonly usageError: string;
}

/**
 * Reads the arguments of a command.
 * @param operands how many arguments beside the options the command accepts
 */
export function readWords(argv: readonly string[], options: OptionTable, operands = 0): Words | UsageError {
  // Not strict, because then the first mistake throws an error in the words of Node, which suggests no other option.
  const { tokens } = parseArgs({ args: [...argv], options, strict: false, allowPositionals: true, tokens: true });
  const usageError = findMistake(tokens, { argv, options, operands });
  if (usageError !== undefined) return { usageError };
  const given = tokens.filter((token) => token.kind === "option");
  return {
    on: new Set(given.flatMap(({ name, value }) => (value === undefined ? [name] : []))),
    values: new Map(given.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))),
    operands: tokens.flatMap((token) => (token.kind === "positional" ? [token.value] : [])),
  };
}

type Token = NonNullable<ReturnType<typeof parseArgs>["tokens"]>[number];

/** What a command accepts, and what it was given. */
interface Usage {
  readonly argv: readonly string[];
  readonly options: OptionTable;
  readonly operands: number;
}

function findMistake(tokens: readonly Token[], usage: Usage): string | undefined {
  const seen = new Set<string>();
  let left = usage.operands;
  for (const token of tokens) {
    if (token.kind === "positional" && left-- > 0) continue;
    const mistake = mistakeIn(token, usage, seen);
    if (mistake !== undefined) return mistake;
    if (token.kind === "option") seen.add(token.name);
  }
  return undefined;
}

function mistakeIn(token: Token, { argv, options, operands }: Usage, seen: ReadonlySet<string>): string | undefined {
  if (token.kind === "positional") {
    const allowed = operands === 0 ? "there are only options" : `at most ${operands} ${operands === 1 ? "is" : "are"} accepted`;
    return `unexpected argument "${visibleText(token.value)}"; ${allowed}, see --help`;
  }
  // `-check` is read as the options c, h, e, c and k, but none has a short name, so all of it was meant as one.
  const name = token.kind === "option" && token.rawName.startsWith("--") ? token.rawName : (argv[token.index] ?? "");
  const option = token.kind === "option" && Object.hasOwn(options, token.name) ? options[token.name] : undefined;
  if (token.kind === "option-terminator" || option === undefined) {
    const known = Object.keys(options).map((key) => `--${key}`);
    return `unknown option "${visibleText(name)}"${hint(name, known)}; see --help`;
  }
  if (seen.has(token.name)) return `${name} is given twice`;
  if (option.type === "boolean") return token.value === undefined ? undefined : `${name} takes no value`;
  const isMissing = token.value === undefined || token.value === "" || (!token.inlineValue && token.value.startsWith("--"));
  return isMissing ? `${name} needs a value` : undefined;
}

/** `; did you mean "--check"?`, or nothing if no known name is near. */
export function hint(given: string, known: readonly string[]): string {
  const meant = nearestName(given, known);
  return meant === undefined ? "" : `; did you mean "${meant}"?`;
}
