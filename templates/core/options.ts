import { parseArgs } from "node:util";
import { oneOf, suggestion, UsageError } from "./usage_error.js";

/** An option of a command. */
export interface Option {
  /** As help shows it: `-p, --port <number>`. Without a value it is a switch. */
  readonly option: string;
  readonly repeats?: boolean;
}

/** The options that have a line of their own in a help text. Those that say so there are repeatable. */
export function optionsIn(help: string): readonly Option[] {
  const lines = help.matchAll(/^ {2}((?:-\w, )?--[\w-]+(?: <[^>]+>)?) .*$/gm);
  return Array.from(lines, ([line, option = ""]) => ({ option, repeats: line.includes("(repeatable)") }));
}

/** The names of options: `port` of `-p, --port <number>`. */
export type OptionName<Row> = Row extends { readonly option: `${string}--${infer Name}` }
  ? Name extends `${infer Word} ${string}`
    ? Word
    : Name
  : never;

/** The name of an option: `port` of `-p, --port <number>`. */
export function nameOf({ option }: Option): string {
  return /--([\w-]+)/.exec(option)?.[1] ?? "";
}

/** The values of options, by name. */
export type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** Options and the other arguments of a command. */
export interface ReadOptions {
  readonly values: OptionValues;
  readonly positionals: readonly string[];
}

/** A mistake in an argument. */
export interface ArgumentMistake {
  readonly kind: "unknown" | "twice" | "missing value" | "empty value" | "needless value" | "operand" | "end of options";
  /** As it is written, without a value: `--port`. Of `-ab`, the letter alone. */
  readonly name: string;
  /** The whole argument. */
  readonly word: string;
  /** All options: `--port`. */
  readonly known: readonly string[];
}

/**
 * Reads the arguments of a command.
 * @param judge called for everything that may be wrong, in the order of the arguments. It throws what its program refuses
 */
export function readWords(options: readonly Option[], words: readonly string[], judge: (mistake: ArgumentMistake) => void): ReadOptions {
  const table = Object.fromEntries(
    options.map((row) => {
      const short = /^-(\w),/.exec(row.option)?.[1];
      const type = row.option.includes(" <") ? "string" : "boolean";
      return [nameOf(row), { type, multiple: row.repeats === true, ...(short !== undefined && { short }) } as const];
    }),
  );
  const known = Object.keys(table).map((name) => `--${name}`);
  // Not strict, because then the first mistake throws an error in the words of Node, which suggests no other option.
  const read = parseArgs({ args: [...words], options: table, strict: false, allowPositionals: true, tokens: true });
  const seen = new Set<string>();
  for (const token of read.tokens) {
    const word = words[token.index] ?? "";
    const report = (kind: ArgumentMistake["kind"]): void => {
      judge({ kind, name: token.kind === "option" ? token.rawName : word, word, known });
    };
    if (token.kind !== "option") {
      report(token.kind === "positional" ? "operand" : "end of options");
      continue;
    }
    const { name, value } = token;
    const option = Object.hasOwn(table, name) ? table[name] : undefined;
    if (option === undefined) report("unknown");
    if (seen.has(name)) report("twice");
    seen.add(name);
    if (option?.type === "boolean" && value !== undefined) report("needless value");
    if (option?.type === "string" && (value === undefined || (value.startsWith("--") && !token.inlineValue))) report("missing value");
    if (option?.type === "string" && value === "") report("empty value");
  }
  return { values: read.values, positionals: read.positionals };
}

/**
 * Reads the arguments of a command where an option that is given twice has its last value, and any text is a value.
 * @param command with the name of the program: `connector-gateway-spec list`
 * @throws UsageError for unknown options, missing values, and values of options that take none
 */
export function readOptions(command: string, options: readonly Option[], words: readonly string[]): ReadOptions {
  return readWords(options, words, ({ kind, name, known }) => {
    if (kind === "unknown") throw new UsageError(`unknown option ${name}`, suggestion(name, known, `${command} --help lists the options`));
    if (kind === "missing value") throw new UsageError(`${name} needs a value`, `write ${name} <value>`);
    if (kind === "needless value") throw new UsageError(`${name} takes no value`, `write ${name} alone`);
  });
}

const SHARED: readonly Option[] = [{ option: "-h, --help" }, { option: "--version" }];

/** A request to a program. Help is about the program, or about the first word of a command. */
export type CommandLine<Name extends string> =
  | { readonly command: "nothing" | "version" }
  | { readonly command: "help"; readonly of?: string }
  | (ReadOptions & { readonly command: Name });

/**
 * Reads the arguments that follow the name of a program.
 * @param commands their options by name. Some names have two words: `token list`
 * @throws UsageError for unknown commands and options, missing values, and values of options that take none
 */
export function readCommandLine<Name extends string>(
  program: string,
  commands: Readonly<Record<Name, readonly Option[]>>,
  words: readonly string[],
): CommandLine<Name> {
  const isCommand = (name: string): name is Name => Object.hasOwn(commands, name);
  const names = Object.keys(commands);
  const topics = [...new Set(names.map(topicOf))];
  const [first, second, ...rest] = words;
  const read = (command: Name, others: readonly string[]): CommandLine<Name> => {
    const { values, positionals } = readOptions(`${program} ${command}`, [...SHARED, ...commands[command]], others);
    if (values["help"] === true) return { command: "help", of: topicOf(command) };
    return values["version"] === true ? { command: "version" } : { command, values, positionals };
  };
  const topicNamed = (name: string): string => oneOf(name, topics, `unknown command "${name}"`, `${program} --help lists the commands`);
  if (first === undefined) return { command: "nothing" };
  if (first === "--version") return { command: "version" };
  if (first === "help" || isHelp(first)) return second === undefined ? { command: "help" } : { command: "help", of: topicNamed(second) };
  const topic = topicNamed(first);
  if (isCommand(topic)) return read(topic, words.slice(1));
  const seconds = names.flatMap((name) => (name.startsWith(`${topic} `) ? [name.slice(topic.length + 1)] : []));
  if (second === undefined) throw new UsageError(`${topic} needs a second word`, `use one of ${seconds.join(", ")}`);
  if (isHelp(second)) return { command: "help", of: topic };
  const command = `${topic} ${second}`;
  if (isCommand(command)) return read(command, rest);
  throw new UsageError(`unknown command "${command}"`, suggestion(second, seconds, `use ${topic} with one of ${seconds.join(", ")}`));
}

function isHelp(word: string): boolean {
  return word === "--help" || word === "-h";
}

/** The first word of a command: `token` of `token list`. */
export function topicOf(command: string): string {
  return command.split(" ")[0] ?? command;
}

/** The value of an option; undefined if the option is absent. */
export function textOption(values: OptionValues, name: string): string | undefined {
  const value = values[name];
  return typeof value === "string" ? value : undefined;
}

/** The values of a repeatable option. */
export function listOption(values: OptionValues, name: string): readonly string[] {
  const value = values[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** A value as it was given, and the option or variable that gave it: `--port`, `GATEWAY_PORT`. */
export interface Given {
  readonly text: string;
  readonly source: string;
}

/** An example of how to write a value. */
export function forInstance(source: string, value: string | number): string {
  return `for instance: ${source}${source.startsWith("--") ? " " : "="}${value}`;
}

/** @throws UsageError for anything but a whole number from `least` to `most` */
export function readNumber({ text, source }: Given, most: number, least = 0, example = Math.max(least, Math.min(most, 10))): number {
  const number = /^[0-9]{1,16}$/.test(text) ? Number(text) : Infinity;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${source} must be a whole number from ${least} to ${most}`, forInstance(source, example));
}

/** The address of a server without a slash at its end; undefined unless it is http or https, without credentials, query and fragment. */
export function plainAddress(text: string): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url !== undefined && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === "";
  return isPlain ? url.href.replace(/\/+$/, "") : undefined;
}

/**
 * true for `--<name>`, false for `--no-<name>`, undefined if both are absent.
 * @throws UsageError if both are present
 */
export function switchOption(values: OptionValues, name: string): boolean | undefined {
  refuseTogether(values, [[name, [`no-${name}`], "use one of them"]]);
  return values[name] === true ? true : values[`no-${name}`] === true ? false : undefined;
}

/** @throws UsageError if an option is given with one that contradicts it. The last part of each row says what to do about it */
export function refuseTogether(
  values: OptionValues,
  contradictions: readonly (readonly [option: string, others: readonly string[], help: string])[],
): void {
  for (const [option, others, help] of contradictions) {
    const other = values[option] === undefined ? undefined : others.find((name) => values[name] !== undefined);
    if (other !== undefined) throw new UsageError(`--${option} and --${other} contradict each other`, help);
  }
}
