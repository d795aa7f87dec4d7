import type { Environment, Given, Option, OptionName, OptionValues } from "connector-gateway-templates/core";
import { forInstance, listOption, nameOf, oneOf, plainAddress, textOption, UsageError } from "connector-gateway-templates/core";

/** A setting of a command: an option of the command line, and a variable of the environment. */
export interface Setting extends Option {
  /** Another name of the variable than `GATEWAY_ADMIN_PORT` for `--admin-port`; null for an option without one. */
  readonly variable?: string | null;
  /** In the variable, values are separated by commas. */
  readonly repeats?: true;
  /** The value when nothing is given, as help shows it. */
  readonly initial?: string;
  readonly help: string;
}

/** All settings of `serve`, in the order of the help. */
export const settingTable = [
  { option: "-p, --port <number>", initial: "4000", help: "port for callers; 0 takes a free port" },
  { option: "--host <address>", initial: "127.0.0.1", help: "address for callers; 0.0.0.0 is every address of this computer" },
  { option: "--admin-port <number>", initial: "0", help: "port for /healthz, /readyz and /metrics; 0 takes a free port" },
  { option: "--admin-host <address>", initial: "127.0.0.1", help: "address of the admin port. It has no authentication" },
  { option: "--data <folder>", initial: "./gateway-data", help: "folder with the embedded database and the master key" },
  { option: "--demo", help: "answers with made-up records, and calls no third party" },
  { option: "--vendor <connector=url>", repeats: true, help: "replaces the base URL of a third party: payments=http://127.0.0.1:4400" },
  { option: "--vendor-version <connector=value>", repeats: true, help: "version of a third party's interface: crm=2026-09" },
  { option: "--allow-private-egress", help: "lets --vendor use http and private addresses" },
  { option: "--max-answer <bytes>", initial: "8388608", help: "longest answer of a third party, except files" },
  { option: "--call-timeout <seconds>", initial: "30", help: "longest call of a third party, with all its tries" },
  { option: "--keep-writes <hours>", initial: "24", help: "how long the answer to a write with an Idempotency-Key is kept" },
  { option: "--keep-audit <days>", initial: "365", help: "how long entries of the audit are kept" },
  { option: "--max-body <bytes>", initial: "524288", help: "longest body of a request" },
  { option: "--max-connections <number>", initial: "10000", help: "most connections of callers at a time; 0 is no limit" },
  { option: "--rate-limit <number>", initial: "0", help: "calls per minute of each bearer token, on each node; 0 is no limit" },
  { option: "--cors <origin>", repeats: true, help: "lets pages of this origin call; * is every origin" },
  { option: "--log-level <level>", initial: "info", help: "silent, error, warn, info or debug" },
  { option: "--drain-delay <seconds>", initial: "0", help: "how long /readyz fails before a stopping gateway refuses connections" },
  { option: "--shutdown-grace <seconds>", initial: "30", help: "how long a stopping gateway waits for running requests" },
] as const satisfies readonly Setting[];

/** The name of a setting of `serve`: `admin-port`. */
export type SettingName = OptionName<(typeof settingTable)[number]>;

/** The options that `mcp --live` shares with `serve`. */
export const liveOptions: readonly string[] =
  "data vendor vendor-version allow-private-egress max-answer call-timeout keep-writes keep-audit".split(" ");

/** All settings of `mcp`, in the order of the help. */
export const mcpSettingTable = [
  { option: "--url <address>", help: "runs operations at this gateway, with the token in GATEWAY_TOKEN" },
  { option: "--live", variable: null, help: "runs them in this process, with the data of serve and the token in GATEWAY_TOKEN" },
  { option: "--sandbox", variable: null, help: "runs them with made-up records, which needs no gateway; used when no target is given" },
  {
    option: "--instance <connector=id>",
    variable: "GATEWAY_INSTANCES",
    repeats: true,
    help: "an instance that operations use, the first one unless a call names another",
  },
  {
    option: "--tools <connectors>",
    variable: "MCP_TOOLS",
    help: "one tool for each operation of these connectors, separated by commas, or of all",
  },
  { option: "--read-only", variable: "MCP_READ_ONLY", help: "leaves out everything that writes" },
  {
    option: "--answer-size <characters>",
    variable: "MCP_ANSWER_SIZE",
    initial: "20000",
    help: "longest answer of a tool; what is cut off can be asked for",
  },
  { option: "--http", variable: "MCP_HTTP", help: "listens for HTTP instead of using standard input and output" },
  { option: "-p, --port <number>", variable: "MCP_PORT", initial: "4100", help: "port for --http; 0 takes a free port" },
  {
    option: "--host <address>",
    variable: "MCP_HOST",
    initial: "127.0.0.1",
    help: "address for --http; other computers need the token in MCP_TOKEN",
  },
  ...settingTable.filter((setting) => liveOptions.includes(nameOf(setting))),
  { option: "--log-level <level>", initial: "warn", help: "silent, error, warn, info or debug" },
] as const satisfies readonly Setting[];

/** The name of a setting of `mcp`: `read-only`. */
export type McpSettingName = OptionName<(typeof mcpSettingTable)[number]>;

/** The variable of a setting: `GATEWAY_ADMIN_PORT`. Undefined when it has none. */
export function variableOf(setting: Setting): string | undefined {
  const { variable = `GATEWAY_${nameOf(setting).toUpperCase().replaceAll("-", "_")}` } = setting;
  return variable ?? undefined;
}

/** Reads settings by their names. An empty variable counts as absent. */
export interface SettingReader<Name extends string> {
  /** A setting that can be given once, or its default. */
  readonly one: (name: Name) => Given;
  readonly several: (name: Name) => readonly Given[];
  /** @throws UsageError for a variable that is neither true nor false */
  readonly isOn: (name: Name) => boolean;
}

/** Reads settings of a table from options, the environment and the defaults, in this order. */
export function readerOf<Name extends string>(
  table: readonly Setting[],
  values: OptionValues,
  environment: Environment,
): SettingReader<Name> {
  const settingNamed = (name: Name): Setting | undefined => table.find((setting) => nameOf(setting) === name);
  const ofVariable = (name: Name): Given => {
    const setting = settingNamed(name);
    const variable = setting && variableOf(setting);
    return { text: environment[variable ?? ""] ?? "", source: variable ?? `--${name}` };
  };
  return {
    one: (name) => {
      const option = textOption(values, name);
      if (option !== undefined) return { text: option, source: `--${name}` };
      const given = ofVariable(name);
      if (given.text !== "") return given;
      return { text: settingNamed(name)?.initial ?? "", source: `--${name}` };
    },
    several: (name) => {
      const options = listOption(values, name);
      if (options.length > 0) return options.map((text) => ({ text, source: `--${name}` }));
      const { text, source } = ofVariable(name);
      return splitList(text).map((part) => ({ text: part, source }));
    },
    isOn: (name) => {
      if (values[name] === true) return true;
      const given = ofVariable(name);
      return given.text !== "" && readSwitch(given);
    },
  };
}

/** The parts of a list that commas separate. */
export function splitList(text: string): readonly string[] {
  return text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

/** Values by connector. */
export type ByConnector = Readonly<Record<string, string>>;

/** @throws UsageError for anything but one of `words` */
export function readWord<Word extends string>({ text, source }: Given, words: readonly Word[]): Word {
  return oneOf(text, words, `${source} has the unknown value "${text}"`, `use one of ${words.join(", ")}`);
}

/** @throws UsageError for a text without anything in it */
export function readText({ text, source }: Given): string {
  if (text.trim() !== "") return text;
  throw new UsageError(`${source} is empty`, `write a value after ${source}`);
}

/** `true` or `1`, `false` or `0`: the value of a switch in the environment. @throws UsageError for anything else */
function readSwitch({ text, source }: Given): boolean {
  if (text === "true" || text === "1") return true;
  if (text === "false" || text === "0") return false;
  throw new UsageError(`${source} must be true or false`, forInstance(source, "true"));
}

/**
 * Values by connector, each written `<connector>=<value>`.
 * @throws UsageError for another form, an unknown connector, and a connector that is given twice
 */
export function readByConnector(given: readonly Given[], connectors: readonly string[], read: (value: Given) => string): ByConnector {
  const values = new Map<string, string>();
  for (const one of given) {
    const { connector, text } = readConnectorValue(one, connectors, "…");
    if (values.has(connector)) throw new UsageError(`${one.source} is given twice for ${connector}`, "keep one of them");
    values.set(connector, read({ text, source: one.source }));
  }
  return Object.fromEntries(values);
}

/**
 * A value written `<connector>=<value>`.
 * @param example a value, for the message
 * @throws UsageError for another form and an unknown connector
 */
export function readConnectorValue(
  { text, source }: Given,
  connectors: readonly string[],
  example: string,
): { readonly connector: string; readonly text: string } {
  const [, connector = "", value = ""] = /^([^=]*)=(.+)$/.exec(text) ?? [];
  if (value === "") throw new UsageError(`${source} needs a connector and a value`, forInstance(source, `payments=${example}`));
  oneOf(connector, connectors, `${source} names the unknown connector "${connector}"`, `connectors are ${connectors.join(", ")}`);
  return { connector, text: value };
}

/** The address that takes the place of a third party's, without a slash at its end. @throws UsageError for anything else */
export function readVendorUrl(given: Given): string {
  return readAddress(given, "payments=http://127.0.0.1:4400");
}

/**
 * A base URL, without a slash at its end.
 * @param example a value, for the message
 * @throws UsageError for anything else
 */
export function readAddress({ text, source }: Given, example: string): string {
  const address = plainAddress(text);
  if (address !== undefined) return address;
  throw new UsageError(`${source} needs an http or https address without credentials, query and fragment`, forInstance(source, example));
}

/** A version goes into headers and paths. @throws UsageError for one that could change either */
export function readVersion({ text, source }: Given): string {
  if (/^[A-Za-z0-9][\w.-]{0,63}$/.test(text)) return text;
  throw new UsageError(`${source} needs a version of letters, digits, ".", "-" and "_"`, forInstance(source, "crm=2026-09"));
}

/** An origin as browsers send it. @throws UsageError for anything else */
export function readOrigin({ text, source }: Given): string {
  if (text === "*" || (URL.canParse(text) && new URL(text).origin === text)) return text;
  throw new UsageError(`${source} needs an origin or *`, forInstance(source, "https://app.example.test"));
}
