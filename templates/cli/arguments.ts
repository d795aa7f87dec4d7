import { COMPARE_OPTIONS, readCompareArguments, type CompareArguments } from "./compare/compare_arguments.js";
import { readOptions, textOption, type Options, type OptionValues, suggestion, UsageError } from "#templates/core";
import { readServeArguments, SERVE_OPTIONS, type ServeArguments } from "./serve/serve_arguments.js";
import { readValidateArguments, VALIDATE_OPTIONS, type ValidateArguments } from "./validate_arguments.js";

const COMMANDS = ["validate", "list", "explain", "schema", "example", "compare", "serve"] as const;
export type CommandName = (typeof COMMANDS)[number];

/** The arguments of a command that looks something up. */
export interface LookUpArguments {
  readonly command: Exclude<CommandName, "validate" | "compare" | "serve">;
  readonly name?: string;
  readonly invalid: boolean;
  readonly json: boolean;
}

export type Arguments =
  | ValidateArguments
  | CompareArguments
  | ServeArguments
  | LookUpArguments
  | { readonly command: "help"; readonly of?: CommandName }
  | { readonly command: "version" }
  /** No arguments at all. */
  | { readonly command: "nothing" };

const SHARED: Options = { help: { type: "boolean", short: "h" }, version: { type: "boolean" } };
const OPTIONS: Readonly<Record<CommandName, Options>> = {
  validate: VALIDATE_OPTIONS,
  list: { format: { type: "string" } },
  explain: { format: { type: "string" } },
  schema: {},
  example: { invalid: { type: "boolean" } },
  compare: COMPARE_OPTIONS,
  serve: SERVE_OPTIONS,
};

/**
 * Reads the arguments that follow the name of the program.
 * @throws UsageError for unknown commands and options, missing or wrong values, and options that contradict each other
 */
export function parseArguments(words: readonly string[]): Arguments {
  const [first, ...rest] = words;
  if (first === undefined) return { command: "nothing" };
  if (first === "help" || first === "--help" || first === "-h") return rest[0] === undefined ? { command: "help" } : help(rest[0]);
  if (first === "--version") return { command: "version" };
  const command = commandNamed(first);
  const { values, positionals } = readOptions(`connector-gateway-spec ${command}`, { ...SHARED, ...OPTIONS[command] }, rest);
  if (values["help"] === true) return { command: "help", of: command };
  if (values["version"] === true) return { command: "version" };
  switch (command) {
    case "validate":
      return readValidateArguments(values, positionals);
    case "compare":
      return readCompareArguments(values, positionals);
    case "serve":
      return readServeArguments(values, positionals);
    case "list":
    case "explain":
    case "schema":
    case "example":
      return toLookUp(command, values, positionals);
  }
}

function help(name: string): Arguments {
  return { command: "help", of: commandNamed(name) };
}

function commandNamed(name: string): CommandName {
  const command = COMMANDS.find((known) => known === name);
  if (command !== undefined) return command;
  throw new UsageError(`unknown command "${name}"`, suggestion(name, COMMANDS, "connector-gateway-spec --help lists the commands"));
}

const SUBJECTS: Readonly<Record<LookUpArguments["command"], string>> = {
  list: "a connector",
  explain: "a connector, an entity, an operation or an address",
  schema: "an address",
  example: "an address",
};

function toLookUp(command: LookUpArguments["command"], values: OptionValues, positionals: readonly string[]): LookUpArguments {
  const [name, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`${command} takes one name`, `connector-gateway-spec ${command} --help shows how`);
  if (name === undefined && command !== "list") {
    throw new UsageError(
      `${command} needs ${SUBJECTS[command]}`,
      `for instance: ${command} payments.customers.list${command === "explain" ? "" : ".params"}`,
    );
  }
  const format = textOption(values, "format") ?? "pretty";
  if (format !== "pretty" && format !== "json") throw new UsageError(`unknown format "${format}" for ${command}`, "use pretty or json");
  return { command, invalid: values["invalid"] === true, json: format === "json", ...(name !== undefined && { name }) };
}
