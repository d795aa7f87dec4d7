/** A setting of a command: an option of the command line, and a variable of the environment. */
export interface Setting {
  /** `admin-port`, which is also the variable `GATEWAY_ADMIN_PORT`. */
  readonly option: string;
  /** Another name of the variable; null for an option without one. */
  readonly variable?: string | null;
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
  { option: "max-answer", value: "<bytes>", initial: "8388608", help: "longest answer of a third party, except files" },
  { option: "call-timeout", value: "<seconds>", initial: "30", help: "longest call of a third party, with all its tries" },
  { option: "max-body", value: "<bytes>", initial: "524288", help: "longest body of a request" },
  { option: "max-connections", value: "<number>", initial: "10000", help: "most connections of callers at a time; 0 is no limit" },
  { option: "rate-limit", value: "<number>", initial: "0", help: "calls per minute of each bearer token, on each node; 0 is no limit" },
  { option: "cors", value: "<origin>", isRepeatable: true, help: "lets pages of this origin call; * is every origin" },
  { option: "log-level", value: "<level>", initial: "info", help: "silent, error, warn, info or debug" },
  { option: "drain-delay", value: "<seconds>", initial: "0", help: "how long /readyz fails before a stopping gateway refuses connections" },
  { option: "shutdown-grace", value: "<seconds>", initial: "30", help: "how long a stopping gateway waits for running requests" },
] as const satisfies readonly Setting[];

/** The name of a setting of `serve`: `admin-port`. */
export type SettingName = (typeof settingTable)[number]["option"];

/** What `mcp --live` has in common with `serve`. */
const liveOptions: readonly SettingName[] = ["data", "vendor", "vendor-version", "allow-private-egress", "max-answer", "call-timeout"];

/** All settings of `mcp`, in the order of the help. */
export const mcpSettingTable = [
  { option: "url", value: "<address>", help: "runs operations at this gateway, with the token in GATEWAY_TOKEN" },
  { option: "live", variable: null, help: "runs them in this process, with the data of serve and the token in GATEWAY_TOKEN" },
  { option: "sandbox", variable: null, help: "runs them with made-up records, which needs no gateway; used when no target is given" },
  {
    option: "instance",
    variable: "GATEWAY_INSTANCES",
    value: "<connector=id>",
    isRepeatable: true,
    help: "an instance that operations use, the first one unless a call names another",
  },
  {
    option: "tools",
    variable: "MCP_TOOLS",
    value: "<connectors>",
    help: "one tool for each operation of these connectors, separated by commas, or of all",
  },
  { option: "read-only", variable: "MCP_READ_ONLY", help: "leaves out everything that writes" },
  {
    option: "answer-size",
    variable: "MCP_ANSWER_SIZE",
    value: "<characters>",
    initial: "20000",
    help: "longest answer of a tool; what is cut off can be asked for",
  },
  { option: "http", variable: "MCP_HTTP", help: "listens for HTTP instead of using standard input and output" },
  { option: "port", short: "p", variable: "MCP_PORT", value: "<number>", initial: "4100", help: "port for --http; 0 takes a free port" },
  {
    option: "host",
    variable: "MCP_HOST",
    value: "<address>",
    initial: "127.0.0.1",
    help: "address for --http; other computers need the token in MCP_TOKEN",
  },
  ...settingTable.filter(({ option }) => liveOptions.includes(option)),
  { option: "log-level", value: "<level>", initial: "warn", help: "silent, error, warn, info or debug" },
] as const satisfies readonly Setting[];

/** The name of a setting of `mcp`: `read-only`. */
export type McpSettingName = (typeof mcpSettingTable)[number]["option"];

/** The variable of a setting: `GATEWAY_ADMIN_PORT`. Undefined when it has none. */
export function variableOf({ option, variable }: Setting): string | undefined {
  if (variable === undefined) return `GATEWAY_${option.toUpperCase().replaceAll("-", "_")}`;
  return variable ?? undefined;
}
