import { listOption, textOption, type Options, type OptionValues } from "../../../templates/bin/options.ts";
import { UsageError } from "../../../templates/bin/usage_error.ts";
import type { Environment } from "../../../templates/shared/color.ts";
import { settingTable, variableOf, type Setting, type SettingName } from "./setting_table.ts";
import {
  readByConnector,
  readNumber,
  readOrigin,
  readSwitch,
  readText,
  readVendorUrl,
  readVersion,
  readWord,
  type ByConnector,
  type Given,
} from "./setting_values.ts";

/** How much a gateway logs. */
const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
export type LogLevel = (typeof logLevels)[number];

/** An address to listen on. */
export interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
}

/** Where a gateway keeps its data. */
export interface DataSettings {
  readonly dataFolder: string;
  /** Not an option, because others can see the options of a program. */
  readonly databaseUrl: string | undefined;
}

/** All settings of `serve`. */
export interface ServeSettings extends DataSettings {
  readonly callers: ListenAddress;
  readonly admin: ListenAddress;
  readonly demo: boolean;
  readonly vendorUrls: ByConnector;
  readonly vendorVersions: ByConnector;
  readonly allowPrivateEgress: boolean;
  readonly callSeconds: number;
  readonly maxBodyBytes: number;
  /** 0 for no limit. */
  readonly maxConnections: number;
  /** 0 for no limit. */
  readonly callsPerMinute: number;
  /** Undefined when no page of another origin may call. */
  readonly corsOrigins: readonly string[] | "*" | undefined;
  readonly logLevel: LogLevel;
  readonly drainSeconds: number;
  readonly graceSeconds: number;
}

const LARGEST_PORT = 65_535;
const LARGEST_BODY = 1024 * 1024 * 1024;
const ONE_DAY = 86_400;

const settings: readonly Setting[] = settingTable;

/** The settings of `serve`, in the notation of `parseArgs`. */
export const serveOptions: Options = Object.fromEntries(
  settings.map(({ option, short, value, isRepeatable = false }) => [
    option,
    { type: value === undefined ? "boolean" : "string", multiple: isRepeatable, ...(short !== undefined && { short }) },
  ]),
);

/** The option for the data folder, in the notation of `parseArgs`. */
export const dataOptions: Options = { data: { type: "string" } };

/**
 * The settings of `serve` from its options, the environment and the defaults, in this order.
 * @param connectors the ids of all connectors
 * @throws UsageError for a value that is wrong, and for options that contradict each other
 */
export function readSettings(values: OptionValues, environment: Environment, connectors: readonly string[]): ServeSettings {
  const one = (name: SettingName): Given => givenOf(name, values, environment);
  const several = (name: SettingName): readonly Given[] => allGiven(name, values, environment);
  const isOn = (name: SettingName): boolean => switchOf(name, values, environment);
  const origins = several("cors").map(readOrigin);
  const read: ServeSettings = {
    ...readDataSettings(values, environment),
    callers: { host: readText(one("host")), port: readNumber(one("port"), LARGEST_PORT) },
    admin: { host: readText(one("admin-host")), port: readNumber(one("admin-port"), LARGEST_PORT) },
    demo: isOn("demo"),
    vendorUrls: readByConnector(several("vendor"), connectors, readVendorUrl),
    vendorVersions: readByConnector(several("vendor-version"), connectors, readVersion),
    allowPrivateEgress: isOn("allow-private-egress"),
    callSeconds: readNumber(one("call-timeout"), ONE_DAY, 1),
    maxBodyBytes: readNumber(one("max-body"), LARGEST_BODY, 1),
    maxConnections: readNumber(one("max-connections"), Number.MAX_SAFE_INTEGER),
    callsPerMinute: readNumber(one("rate-limit"), Number.MAX_SAFE_INTEGER),
    corsOrigins: origins.includes("*") ? "*" : origins.length > 0 ? origins : undefined,
    logLevel: readWord(one("log-level"), logLevels),
    drainSeconds: readNumber(one("drain-delay"), ONE_DAY),
    graceSeconds: readNumber(one("shutdown-grace"), ONE_DAY),
  };
  checkTogether(read);
  return read;
}

/** Where the data is, from the options of a command and the environment. @throws UsageError for an empty folder */
export function readDataSettings(values: OptionValues, environment: Environment): DataSettings {
  const databaseUrl = environment["DATABASE_URL"];
  return {
    dataFolder: readText(givenOf("data", values, environment)),
    databaseUrl: databaseUrl === "" ? undefined : databaseUrl,
  };
}

function checkTogether({ demo, vendorUrls, vendorVersions, allowPrivateEgress }: ServeSettings): void {
  const hasUrls = Object.keys(vendorUrls).length > 0;
  if (demo && (hasUrls || Object.keys(vendorVersions).length > 0 || allowPrivateEgress)) {
    throw new UsageError(
      "--demo contradicts --vendor, --vendor-version and --allow-private-egress",
      "a demo calls no third party; use one of them",
    );
  }
  const [connector] = Object.entries(vendorUrls).find(([, url]) => url.startsWith("http:")) ?? [];
  if (connector !== undefined && !allowPrivateEgress) {
    throw new UsageError(`the address of ${connector} is not https`, "add --allow-private-egress if it is a test server of yours");
  }
}

/** The value of a setting that can be given once. An empty variable counts as absent. */
function givenOf(name: SettingName, values: OptionValues, environment: Environment): Given {
  const option = textOption(values, name);
  if (option !== undefined) return { text: option, source: `--${name}` };
  const variable = variableOf(name);
  const { [variable]: text = "" } = environment;
  if (text !== "") return { text, source: variable };
  return { text: settings.find((setting) => setting.option === name)?.initial ?? "", source: `--${name}` };
}

function allGiven(name: SettingName, values: OptionValues, environment: Environment): readonly Given[] {
  const options = listOption(values, name);
  if (options.length > 0) return options.map((text) => ({ text, source: `--${name}` }));
  const { [variableOf(name)]: list = "" } = environment;
  return list
    .split(",")
    .map((text) => text.trim())
    .filter((text) => text !== "")
    .map((text) => ({ text, source: variableOf(name) }));
}

function switchOf(name: SettingName, values: OptionValues, environment: Environment): boolean {
  if (values[name] === true) return true;
  const { [variableOf(name)]: text = "" } = environment;
  return text !== "" && readSwitch({ text, source: variableOf(name) });
}
