import { type OptionValues, readNumber, UsageError, type Environment } from "connector-gateway-templates/core";
import type { SettingName, SettingReader, ByConnector } from "./setting_table.ts";
import { settingTable, readerOf, readByConnector, readOrigin, readText, readVendorUrl, readVersion, readWord } from "./setting_table.ts";

/** How much a gateway logs. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;
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

/** How a gateway calls third parties. */
export interface VendorCallSettings {
  readonly vendorUrls: ByConnector;
  readonly vendorVersions: ByConnector;
  readonly allowPrivateEgress: boolean;
  readonly answerBytes: number;
  readonly callSeconds: number;
  /** How long the answers of writes with keys are kept. */
  readonly writeHours: number;
  readonly auditDays: number;
}

/** All settings of `serve`. */
export interface ServeSettings extends DataSettings, VendorCallSettings {
  readonly callers: ListenAddress;
  readonly admin: ListenAddress;
  readonly demo: boolean;
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

export const LARGEST_PORT = 65_535;
const LARGEST_BODY = 1024 * 1024 * 1024;
const ONE_DAY = 86_400;
const HOURS_OF_A_YEAR = 8_760;
const DAYS_OF_A_CENTURY = 36_525;

/**
 * The settings of `serve` from its options, the environment and the defaults, in this order.
 * @param connectors the ids of all connectors
 * @throws UsageError for a value that is wrong, and for options that contradict each other
 */
export function readSettings(values: OptionValues, environment: Environment, connectors: readonly string[]): ServeSettings {
  const { one, several, isOn } = readerOf<SettingName>(settingTable, values, environment);
  const origins = several("cors").map(readOrigin);
  const read: ServeSettings = {
    ...readDataSettings(values, environment),
    callers: { host: readText(one("host")), port: readNumber(one("port"), LARGEST_PORT) },
    admin: { host: readText(one("admin-host")), port: readNumber(one("admin-port"), LARGEST_PORT) },
    demo: isOn("demo"),
    ...readVendorSettings({ one, several, isOn }, connectors),
    maxBodyBytes: readNumber(one("max-body"), LARGEST_BODY, 1),
    maxConnections: readNumber(one("max-connections"), Number.MAX_SAFE_INTEGER),
    callsPerMinute: readNumber(one("rate-limit"), Number.MAX_SAFE_INTEGER),
    corsOrigins: origins.includes("*") ? "*" : origins.length > 0 ? origins : undefined,
    logLevel: readWord(one("log-level"), logLevels),
    drainSeconds: readNumber(one("drain-delay"), ONE_DAY),
    graceSeconds: readNumber(one("shutdown-grace"), ONE_DAY),
  };
  checkDemo(read);
  return read;
}

/**
 * The settings for third parties, which `serve` and `mcp` share.
 * @throws UsageError for a value that is wrong, and for an address without https where it is not allowed
 */
export function readVendorSettings({ one, several, isOn }: SettingReader<SettingName>, connectors: readonly string[]): VendorCallSettings {
  const vendorUrls = readByConnector(several("vendor"), connectors, readVendorUrl);
  const vendorVersions = readByConnector(several("vendor-version"), connectors, readVersion);
  const allowPrivateEgress = isOn("allow-private-egress");
  const [connector] = Object.entries(vendorUrls).find(([, url]) => url.startsWith("http:")) ?? [];
  if (connector !== undefined && !allowPrivateEgress)
    throw new UsageError(`the address of ${connector} is not https`, "add --allow-private-egress if it is a test server of yours");
  const answerBytes = readNumber(one("max-answer"), LARGEST_BODY, 1);
  const callSeconds = readNumber(one("call-timeout"), ONE_DAY, 1);
  const writeHours = readNumber(one("keep-writes"), HOURS_OF_A_YEAR, 1);
  const auditDays = readNumber(one("keep-audit"), DAYS_OF_A_CENTURY, 1);
  return { vendorUrls, vendorVersions, allowPrivateEgress, answerBytes, callSeconds, writeHours, auditDays };
}

/** Where the data is, from the options of a command and the environment. @throws UsageError for an empty folder */
export function readDataSettings(values: OptionValues, environment: Environment): DataSettings {
  const databaseUrl = environment["DATABASE_URL"];
  return {
    dataFolder: readText(readerOf<SettingName>(settingTable, values, environment).one("data")),
    databaseUrl: databaseUrl === "" ? undefined : databaseUrl,
  };
}

function checkDemo({ demo, vendorUrls, vendorVersions, allowPrivateEgress }: ServeSettings): void {
  const hasUrls = Object.keys(vendorUrls).length > 0;
  if (demo && (hasUrls || Object.keys(vendorVersions).length > 0 || allowPrivateEgress)) {
    throw new UsageError(
      "--demo contradicts --vendor, --vendor-version and --allow-private-egress",
      "a demo calls no third party; use one of them",
    );
  }
}
