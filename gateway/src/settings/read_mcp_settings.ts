import { type Given, type OptionValues, oneOf, readNumber, UsageError, type Environment } from "connector-gateway-templates/core";
import type { DataSettings, ListenAddress, LogLevel, VendorCallSettings } from "./read_settings.ts";
import { LARGEST_PORT, logLevels, readDataSettings, readVendorSettings } from "./read_settings.ts";
import type { McpSettingName, SettingReader } from "./setting_table.ts";
import { liveOptions, mcpSettingTable, readerOf, splitList, readAddress, readConnectorValue, readText, readWord } from "./setting_table.ts";

/** The ids of instances by connector, in the order in which they were given. */
export type InstancesByConnector = Readonly<Record<string, readonly string[]>>;

/** Where the operations of `mcp` run. */
export type TargetSettings =
  /** `isChosen` is false when no target was given. */
  | { readonly kind: "sandbox"; readonly isChosen: boolean }
  | { readonly kind: "gateway"; readonly url: string; readonly token: string }
  | LiveSettings;

/** The live gateway in this process. */
export interface LiveSettings extends DataSettings, VendorCallSettings {
  readonly kind: "live";
  /** Without a token, each caller sends its own. */
  readonly token: string | undefined;
}

/** All settings of `mcp`. */
export interface McpSettings {
  readonly target: TargetSettings;
  readonly instances: InstancesByConnector;
  /** The connectors whose operations are one tool each; undefined for the four tools. */
  readonly connectors: readonly string[] | undefined;
  readonly readOnly: boolean;
  /** The most characters of an answer. */
  readonly answerSize: number;
  /** Undefined for standard input and output. */
  readonly http: HttpSettings | undefined;
  readonly logLevel: LogLevel;
}

/** Where `mcp --http` listens, and the token that callers need. */
export interface HttpSettings {
  readonly address: ListenAddress;
  /** Undefined where callers need none, and with `--live`, where each of them sends a token of the gateway. */
  readonly token: string | undefined;
}

const LEAST_ANSWER = 1000;
const LARGEST_ANSWER = 1_000_000;

type Reader = SettingReader<McpSettingName>;

/**
 * The settings of `mcp` from its options, the environment and the defaults, in this order.
 * @param connectors the ids of all connectors
 * @throws UsageError for a value that is wrong, for options that contradict each other, and for a missing token
 */
export function readMcpSettings(values: OptionValues, environment: Environment, connectors: readonly string[]): McpSettings {
  const reader = readerOf<McpSettingName>(mcpSettingTable, values, environment);
  const { one, several, isOn } = reader;
  const http = isOn("http") ? { host: readText(one("host")), port: readNumber(one("port"), LARGEST_PORT) } : undefined;
  if (http === undefined && (values["port"] !== undefined || values["host"] !== undefined))
    throw new UsageError("--port and --host are for --http", "add --http, or leave them out");
  const target = readTarget(values, environment, connectors, reader);
  if (target.kind === "sandbox" && Array.isArray(values["instance"]))
    throw new UsageError("--instance is for --url and --live", "leave it out: the sandbox has inst_<connector> for each connector");
  return {
    target: target.kind === "live" && http === undefined ? { ...target, token: requireToken("--live", environment) } : target,
    instances: target.kind === "sandbox" ? {} : readInstances(several("instance"), connectors),
    connectors: readTools(one("tools"), connectors),
    readOnly: isOn("read-only"),
    answerSize: readNumber(one("answer-size"), LARGEST_ANSWER, LEAST_ANSWER),
    http: http && { address: http, token: target.kind === "live" ? undefined : readCallerToken(http, environment) },
    logLevel: readWord(one("log-level"), logLevels),
  };
}

function readTarget(values: OptionValues, environment: Environment, connectors: readonly string[], reader: Reader): TargetSettings {
  const chosen = ["url", "live", "sandbox"].filter((name) => values[name] !== undefined);
  if (chosen.length > 1)
    throw new UsageError(`${chosen.map((name) => `--${name}`).join(" and ")} contradict each other`, "use one of them");
  if (values["live"] === true)
    return { kind: "live", token: undefined, ...readDataSettings(values, environment), ...readVendorSettings(reader, connectors) };
  refuseLiveOptions(values);
  if (values["sandbox"] === true) return { kind: "sandbox", isChosen: true };
  const url = reader.one("url");
  if (url.text === "" && values["url"] === undefined) return { kind: "sandbox", isChosen: false };
  return { kind: "gateway", url: readAddress(url, "http://127.0.0.1:4000"), token: requireToken(url.source, environment) };
}

function refuseLiveOptions(values: OptionValues): void {
  const stray = liveOptions.find((name) => values[name] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray} is for --live`, `add --live, or leave out --${stray}`);
}

function requireToken(source: string, { GATEWAY_TOKEN: token = "" }: Environment): string {
  if (isHeaderValue(token)) return token;
  throw new UsageError(
    token === "" ? `${source} needs the bearer token of the gateway in the variable GATEWAY_TOKEN` : "GATEWAY_TOKEN is no bearer token",
    "`connector-gateway token create --name agent` makes one; it is a variable because others can see the options of a program",
  );
}

/** Other computers reach every address but a loopback one, so that callers have to prove who they are. */
function readCallerToken({ host }: ListenAddress, { MCP_TOKEN: token = "" }: Environment): string | undefined {
  if (token === "" && isLoopback(host)) return undefined;
  if (isHeaderValue(token)) return token;
  throw new UsageError(
    token === "" ? `--host ${host} needs a token for callers in the variable MCP_TOKEN` : "MCP_TOKEN is no bearer token",
    "choose a long random text without spaces; callers send it as `Authorization: Bearer …`",
  );
}

function isHeaderValue(token: string): boolean {
  return /^[\x21-\x7e]{1,4096}$/.test(token);
}

/** Whether only this computer reaches a host. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);
}

function readTools({ text, source }: Given, connectors: readonly string[]): readonly string[] | undefined {
  if (text === "") return undefined;
  const names = splitList(text);
  if (names.length === 0) throw new UsageError(`${source} is empty`, `write connectors separated by commas, or all`);
  if (names.includes("all")) return connectors;
  const otherwise = `connectors are ${connectors.join(", ")}, or all`;
  return [...new Set(names.map((name) => oneOf(name, connectors, `${source} names the unknown connector "${name}"`, otherwise)))];
}

function readInstances(given: readonly Given[], connectors: readonly string[]): InstancesByConnector {
  const instances = new Map<string, readonly string[]>();
  for (const value of given) {
    const { connector, text } = readConnectorValue(value, connectors, "inst_…");
    if (!/^[\w.-]{1,200}$/.test(text))
      throw new UsageError(`${value.source} has an id that no instance has`, "ids begin with inst_; the gateway lists them");
    instances.set(connector, [...new Set([...(instances.get(connector) ?? []), text])]);
  }
  return Object.fromEntries(instances);
}
