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
  return "values" in line ? READERS[line.command](line.values, line.positionals) : line;
}

const READERS: Readonly<Record<keyof typeof COMMANDS, (values: OptionValues, positionals: readonly string[]) => Arguments>> = {
  validate: readValidateArguments,
  list: (values, positionals) => toLookUp("list", undefined, values, positionals),
  explain: (values, positionals) => toLookUp("explain", "a connector, an entity, an operation or an address", values, positionals),
  schema: (values, positionals) => toLookUp("schema", "an address", values, positionals),
  example: (values, positionals) => toLookUp("example", "an address", values, positionals),
  compare: readCompareArguments,
  serve: readServeArguments,
  verify: readVerifyArguments,
};

/** Reads the arguments of a command that needs a name of some kind, if a kind is given. */
function toLookUp(
  command: LookUpArguments["command"],
  needed: string | undefined,
  values: OptionValues,
  [name, ...more]: readonly string[],
): LookUpArguments {
  if (more.length > 0) throw new UsageError(`${command} takes one name`, `connector-gateway-spec ${command} --help shows how`);
  if (name === undefined && needed !== undefined) {
    const example = `payments.customers.list${command === "explain" ? "" : ".params"}`;
    throw new UsageError(`${command} needs ${needed}`, `for instance: ${command} ${example}`);
  }
  const format = textOption(values, "format") ?? "pretty";
  if (format !== "pretty" && format !== "json") throw new UsageError(`unknown format "${format}" for ${command}`, "use pretty or json");
  return { command, invalid: values["invalid"] === true, json: format === "json", ...(name !== undefined && { name }) };
}
