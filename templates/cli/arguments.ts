import { COMPARE, readCompareArguments, type CompareArguments } from "./compare/compare_arguments.js";
import { optionsIn, readCommandLine, textOption, type OptionValues, UsageError } from "#templates/core";
import { readServeArguments, SERVE, type ServeArguments } from "./serve/serve_arguments.js";
import { readVerifyArguments, VERIFY, VERIFY_OPTIONS, type VerifyArguments } from "./verify/verify_arguments.js";
import { readValidateArguments, VALIDATE, VALIDATE_OPTIONS, type ValidateArguments } from "./validate_arguments.js";

/** The arguments of a command that looks something up. */
export interface LookUpArguments {
  readonly command: "list" | "explain" | "schema" | "example";
  readonly name?: string;
  readonly invalid: boolean;
  readonly json: boolean;
}

export type Arguments =
  | ValidateArguments
  | CompareArguments
  | ServeArguments
  | VerifyArguments
  | LookUpArguments
  | { readonly command: "help"; readonly of?: string }
  /** `nothing`: there are no arguments at all. */
  | { readonly command: "version" | "nothing" };

const HELP = `Validates payloads against the catalog of the connector gateway, looks things up in it, compares versions of it, answers
like a gateway, and tests gateways.

Usage: connector-gateway-spec <command> [options]

  validate [files, folders or -]   checks JSON and NDJSON files, recorded exchanges and HAR files
  list [connector]                 the connectors, or the operations of one
  explain <name>                   a connector, an entity, an operation or an address: fields, limits, paging, an example
  schema <address>                 the JSON Schema
  example <address>                a valid value; --invalid: values that each break one rule
  compare <old> <new>              what changes between two versions of the package, and whom that breaks
  serve                            a gateway on this computer, with records that follow the catalog
  verify <address>                 whether a gateway keeps the contract

  <command> --help                 the options of a command
  --version                        the version of the package

Exit codes: 0 fine, 1 findings (also files that cannot be read), 2 wrong usage or configuration, or output that cannot be
written, 3 a bug of the program.
`;

const TEXTS: Readonly<Record<string, string>> = {
  validate: VALIDATE,
  list: `Lists the connectors, or the operations and records of one.

Usage: connector-gateway-spec list [connector] [--format pretty|json]
`,
  explain: `Shows what the catalog says: the entities of a connector, the actions of an entity, and for operations and addresses
the fields, types, limits, defaults, sources, paging and a valid example.

Usage: connector-gateway-spec explain <name> [--format pretty|json]

  payments                          a connector
  payments.customers                an entity
  payments.customers.list           an operation
  payments.customers.list.params    an address
  payments.records                  the records of a connector
  payments.records.Invoice.lines    a field, and what is inside it
  payments.auth_config              the credentials of a connector
  gateway                           the addresses of the gateway itself
`,
  schema: `Prints the JSON Schema (2020-12) of an address, complete in itself.

Usage: connector-gateway-spec schema <address>
`,
  example: `Prints a valid value of an address, or with --invalid values that each break one rule.

Usage: connector-gateway-spec example <address> [--invalid]
`,
  compare: COMPARE,
  serve: SERVE,
  verify: VERIFY,
};

/** The help of the whole program, or of one of its commands. */
export function printHelp(command = ""): string {
  return TEXTS[command] ?? HELP;
}

const FORMAT = [{ option: "--format <format>" }];
const COMMANDS = {
  validate: VALIDATE_OPTIONS,
  list: FORMAT,
  explain: FORMAT,
  schema: [],
  example: [{ option: "--invalid" }],
  compare: optionsIn(COMPARE),
  serve: optionsIn(SERVE),
  verify: VERIFY_OPTIONS,
};

/**
 * Reads the arguments that follow the name of the program.
 * @throws UsageError for unknown commands and options, missing or wrong values, and options that contradict each other
 */
export function parseArguments(words: readonly string[]): Arguments {
  const line = readCommandLine("connector-gateway-spec", COMMANDS, words);
  switch (line.command) {
    case "validate":
      return readValidateArguments(line.values, line.positionals);
    case "compare":
      return readCompareArguments(line.values, line.positionals);
    case "serve":
      return readServeArguments(line.values, line.positionals);
    case "verify":
      return readVerifyArguments(line.values, line.positionals);
    case "list":
    case "explain":
    case "schema":
    case "example":
      return toLookUp(line.command, line.values, line.positionals);
    case "help":
    case "version":
    case "nothing":
      return line;
  }
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
