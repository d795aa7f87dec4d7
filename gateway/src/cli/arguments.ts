import { resolve } from "node:path";
import type { CommandLine, OptionValues, Option, ReadOptions } from "connector-gateway-templates/core";
import { readCommandLine, textOption, topicOf, UsageError } from "connector-gateway-templates/core";
import type { DataLocation } from "../credentials/open_data.ts";
import { readDataSettings } from "../settings/read_settings.ts";
import { mcpSettingTable, settingTable } from "../settings/setting_table.ts";
import type { CommandContext } from "./context.ts";

const DATA: Option = { option: "--data <folder>" };
const AS_JSON: Option = { option: "--json" };

const commands = {
  serve: settingTable,
  "token create": [
    ...[DATA, { option: "--name <name>" }, { option: "--owner <owner>" }, { option: "--read-only" }],
    ...[
      { option: "--allow <pattern>", repeats: true },
      { option: "--deny <pattern>", repeats: true },
    ],
    { option: "--instance <id>", repeats: true },
  ],
  "token list": [DATA, AS_JSON],
  "token revoke": [DATA],
  "instance list": [DATA, AS_JSON],
  "instance delete": [DATA],
  "instance set-credentials": [DATA],
  "keys list": [DATA, AS_JSON],
  "keys rotate": [DATA],
  "writes list": [DATA, AS_JSON],
  "writes resolve": [DATA, { option: "--as <outcome>" }],
  "audit list": [DATA, { option: "--since <time>" }, { option: "--operation <pattern>" }, { option: "--format <format>" }],
  "audit verify": [DATA, AS_JSON],
  backup: [DATA],
  mcp: mcpSettingTable,
  doctor: [...settingTable, AS_JSON],
} as const satisfies Readonly<Record<string, readonly Option[]>>;

/** `serve`, `token create` */
export type CommandName = keyof typeof commands;

/** The operands of commands, as help shows them. */
const operands: Readonly<Partial<Record<CommandName, string>>> = {
  "token revoke": "<id or name>",
  "instance delete": "<id>",
  "instance set-credentials": "<id>",
  "writes resolve": "<key or id>",
  backup: "<file>",
};

/** All commands, in the order of the help. */
export const commandNames = Object.keys(commands);

/** The first words of all commands: `serve`, `token`. */
export const topics: readonly string[] = [...new Set(commandNames.map(topicOf))];

/** A command with its options and its operand, which is empty where the command has none. */
export interface NamedCommand {
  readonly command: CommandName;
  readonly values: OptionValues;
  readonly operand: string;
}

/** A parsed command line. */
export type Arguments = NamedCommand | Exclude<CommandLine<CommandName>, ReadOptions>;

const program = "connector-gateway";

/**
 * Reads the arguments that follow the name of the program.
 * @throws UsageError for unknown commands and options, and for missing or wrong values
 */
export function parseArguments(words: readonly string[]): Arguments {
  const line = readCommandLine(program, commands, words);
  if (!("positionals" in line)) return line;
  const { command, values, positionals } = line;
  return { command, values, operand: readOperand(command, positionals) };
}

function readOperand(command: CommandName, [given, stray]: readonly string[]): string {
  const operand = operands[command];
  const unexpected = operand === undefined ? given : stray;
  if (unexpected !== undefined) throw new UsageError(`${command} does not take "${unexpected}"`, `${program} ${command} --help shows how`);
  if (operand !== undefined && (given === undefined || given === ""))
    throw new UsageError(`${command} needs ${operand}`, `write ${program} ${command} ${operand}`);
  return given ?? "";
}

/** The value of an option that a command cannot do without. @throws UsageError when it is missing or empty */
export function requiredOption(values: OptionValues, name: string, example: string): string {
  const text = textOption(values, name);
  if (text !== undefined && text.trim() !== "") return text;
  throw new UsageError(`--${name} is missing`, `for instance: --${name} ${example}`);
}

/** Where a command finds data and master keys. @throws UsageError for an empty folder */
export function locateData(values: OptionValues, { environment, cwd }: CommandContext): DataLocation {
  const { dataFolder, databaseUrl } = readDataSettings(values, environment);
  return { dataFolder: resolve(cwd, dataFolder), databaseUrl, environment };
}
