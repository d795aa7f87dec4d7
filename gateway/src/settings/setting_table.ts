/** A setting of `serve`: an option of the command line, and a variable of the environment. */
export interface Setting {
  /** `admin-port`, which is also the variable `GATEWAY_ADMIN_PORT`. */
  readonly option: string;
  readonly short?: string;
  /** What a value is: `<number>`. Without it the setting is a switch. */
  readonly value?: string;
  /** May be given several times; in the variable, values are separated by commas. */
  readonly isRepeatable?: true;
  /** The value when nothing is given, as help shows it. */
  readonly initial?: string;
  readonly help: string;
}

/** All settings of `serve`, in the order of the help. */
export const settingTable = [
  { option: "port", short: "p", value: "<number>", initial: "4000", help: "port for callers; 0 takes a free port" },
  { option: "host", value: "<address>", initial: "127.0.0.1", help: "address for callers; 0.0.0.0 is every address of this computer" },
  { option: "admin-port", value: "<number>", initial: "0", help: "port for /healthz, /readyz and /metrics; 0 takes a free port" },
  { option: "admin-host", value: "<address>", initial: "127.0.0.1", help: "address of the admin port. It has no authentication" },
  { option: "data", value: "<folder>", initial: "./gateway-data", help: "folder with the embedded database and the master key" },
  { option: "demo", help: "answers with made-up records, and calls no third party" },
  {
    option: "vendor",
    value: "<connector=url>",
    isRepeatable: true,
    help: "replaces the base URL of a third party: payments=http://127.0.0.1:4400",
  },
  { option: "vendor-version", value: "<connector=value>", isRepeatable: true, help: "version of a third party's interface: crm=2026-09" },
  { option: "allow-private-egress", help: "lets --vendor use http and private addresses" },
  { option: "call-timeout", value: "<seconds>", initial: "30", help: "longest call of a third party, with all its tries" },
  { option: "max-body", value: "<bytes>", initial: "1048576", help: "longest body of a request" },
  { option: "max-connections", value: "<number>", initial: "10000", help: "most connections of callers at a time; 0 is no limit" },
  { option: "rate-limit", value: "<number>", initial: "0", help: "calls per minute of each bearer token, on each node; 0 is no limit" },
  { option: "cors", value: "<origin>", isRepeatable: true, help: "lets pages of this origin call; * is every origin" },
  { option: "log-level", value: "<level>", initial: "info", help: "silent, error, warn, info or debug" },
  { option: "drain-delay", value: "<seconds>", initial: "0", help: "how long /readyz fails before a stopping gateway refuses connections" },
  { option: "shutdown-grace", value: "<seconds>", initial: "30", help: "how long a stopping gateway waits for running requests" },
] as const satisfies readonly Setting[];

/** The name of a setting: `admin-port`. */
export type SettingName = (typeof settingTable)[number]["option"];

/** The variable of a setting: `GATEWAY_ADMIN_PORT`. */
export function variableOf(option: string): string {
  return `GATEWAY_${option.toUpperCase().replaceAll("-", "_")}`;
}
