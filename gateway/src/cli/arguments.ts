import { resolve } from "node:path";
import { readOptions, textOption, type Options, type OptionValues, suggestion, UsageError } from "connector-gateway-templates/core";
import type { OperatorLocation } from "../commands/with_storage.ts";
import { mcpOptions } from "../settings/read_mcp_settings.ts";
import { dataOptions, readDataSettings, serveOptions } from "../settings/read_settings.ts";
import type { CommandContext } from "./context.ts";

/** A command, some of which have several words. */
interface Command {
  readonly options: Options;
  /** What follows the command, as help shows it: `<id>`. */
  readonly operand?: string;
}

const jsonOption: Options = { json: { type: "boolean" } };

const commands = {
  serve: { options: serveOptions },
  "token create": { options: { ...dataOptions, name: { type: "string" }, owner: { type: "string" } } },
  "token list": { options: { ...dataOptions, ...jsonOption } },
  "token revoke": { options: dataOptions, operand: "<id or name>" },
  "instance list": { options: { ...dataOptions, ...jsonOption } },
  "instance delete": { options: dataOptions, operand: "<id>" },
  "instance set-credentials": { options: dataOptions, operand: "<id>" },
  "keys list": { options: { ...dataOptions, ...jsonOption } },
  "keys rotate": { options: dataOptions },
  backup: { options: dataOptions, operand: "<file>" },
  mcp: { options: mcpOptions },
  doctor: { options: { ...serveOptions, ...jsonOption } },
} as const satisfies Readonly<Record<string, Command>>;

/** `serve`, `token create` */
export type CommandName = keyof typeof commands;

/** All commands, in the order of the help. */
export const commandNames = Object.keys(commands).filter(isCommand);

/** The first words of all commands: `serve`, `token`. */
export const topics: readonly string[] = [...new Set(commandNames.map((name) => name.split(" ")[0] ?? ""))];

/** What somebody asked the program to do. */
export type Arguments =
  | {
      readonly kind: "command";
      readonly command: CommandName;
      readonly values: OptionValues;
      /** Empty where the command has none. */ readonly operand: string;
    }
  /** `of` is one of `topics`; without it, help is about all of them. */
  | { readonly kind: "help"; readonly of?: string }
  | { readonly kind: "version" }
  /** No arguments at all. */
  | { readonly kind: "nothing" };

const program = "connector-gateway";
const shared: Options = { help: { type: "boolean", short: "h" }, version: { type: "boolean" } };

/**
 * Reads the arguments that follow the name of the program.
 * @throws UsageError for unknown commands and options, and for missing or wrong values
 */
export function parseArguments(words: readonly string[]): Arguments {
  const [first, second, ...rest] = words;
  if (first === undefined) return { kind: "nothing" };
  if (first === "--version") return { kind: "version" };
  if (first === "help" || first === "--help" || first === "-h")
    return second === undefined ? { kind: "help" } : { kind: "help", of: topicOf(second) };
  const topic = topicOf(first);
  if (isCommand(topic)) return readCommand(topic, words.slice(1));
  if (second === undefined || second === "--help" || second === "-h") return helpUnlessMissing(topic, second);
  return readCommand(subcommandOf(topic, second), rest);
}

function topicOf(name: string): string {
  if (topics.includes(name)) return name;
  throw new UsageError(`unknown command "${name}"`, suggestion(name, topics, `${program} --help lists the commands`));
}

function helpUnlessMissing(topic: string, word: string | undefined): Arguments {
  if (word !== undefined) return { kind: "help", of: topic };
  throw new UsageError(`${topic} needs a second word`, `use one of ${subcommandsOf(topic).join(", ")}`);
}

function subcommandsOf(topic: string): readonly string[] {
  return commandNames.flatMap((name) => (name.startsWith(`${topic} `) ? [name.slice(topic.length + 1)] : []));
}

function subcommandOf(topic: string, word: string): CommandName {
  const command = `${topic} ${word}`;
  if (isCommand(command)) return command;
  const known = subcommandsOf(topic);
  throw new UsageError(`unknown command "${command}"`, suggestion(word, known, `use ${topic} with one of ${known.join(", ")}`));
}

function readCommand(command: CommandName, words: readonly string[]): Arguments {
  const { options, operand }: Command = commands[command];
  const { values, positionals } = readOptions(`${program} ${command}`, { ...shared, ...options }, words);
  if (values["help"] === true) return { kind: "help", of: command.split(" ")[0] ?? command };
  if (values["version"] === true) return { kind: "version" };
  return { kind: "command", command, values, operand: readOperand(command, operand, positionals) };
}

function readOperand(command: CommandName, operand: string | undefined, positionals: readonly string[]): string {
  const [given, stray] = positionals;
  const unexpected = operand === undefined ? given : stray;
  if (unexpected !== undefined) throw new UsageError(`${command} does not take "${unexpected}"`, `${program} ${command} --help shows how`);
  if (operand !== undefined && (given === undefined || given === "")) {
    throw new UsageError(`${command} needs ${operand}`, `write ${program} ${command} ${operand}`);
  }
  return given ?? "";
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

/** The value of an option that a command cannot do without. @throws UsageError when it is missing or empty */
export function requiredOption(values: OptionValues, name: string, example: string): string {
  const text = textOption(values, name);
  if (text !== undefined && text.trim() !== "") return text;
  throw new UsageError(`--${name} is missing`, `for instance: --${name} ${example}`);
}

/** Where a command finds data and master keys. @throws UsageError for an empty folder */
export function locateData(values: OptionValues, { environment, cwd }: CommandContext): OperatorLocation {
  const { dataFolder, databaseUrl } = readDataSettings(values, environment);
  return { dataFolder: resolve(cwd, dataFolder), databaseUrl, environment };
}
