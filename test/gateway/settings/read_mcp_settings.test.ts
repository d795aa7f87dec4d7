import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readMcpSettings, type McpSettings } from "../../../gateway/src/settings/read_mcp_settings.ts";
import { mcpSettingTable, variableOf, type Setting } from "../../../gateway/src/settings/setting_table.ts";
import { readOptions } from "../../../templates/core/options.ts";
import { UsageError } from "../../../templates/core/usage_error.ts";
import { runs } from "../../fixtures/property_runs.ts";

type Variables = Readonly<Record<string, string>>;

function read(words: readonly string[], environment: Variables = {}): McpSettings {
  return readMcpSettings(readOptions("mcp", mcpSettingTable, words).values, environment, ["payments", "crm"]);
}

function mistakeOf(words: readonly string[], environment: Variables = {}): string {
  try {
    read(words, environment);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} | ${error.help}`;
    throw error;
  }
  return "no mistake";
}

const token = { GATEWAY_TOKEN: "EXAMPLE-token" };
const gateway = { kind: "gateway", url: "http://127.0.0.1:4000", token: "EXAMPLE-token" } as const;
const live = {
  kind: "live",
  token: "EXAMPLE-token",
  dataFolder: "./gateway-data",
  databaseUrl: undefined,
  vendorUrls: {},
  vendorVersions: {},
  allowPrivateEgress: false,
  answerBytes: 8_388_608,
  callSeconds: 30,
  writeHours: 24,
  auditDays: 365,
} as const;
const address = { host: "127.0.0.1", port: 4100 };

describe("the settings of mcp", () => {
  it("have defaults", () => {
    expect(read([])).toEqual({
      target: { kind: "sandbox", isChosen: false },
      instances: {},
      connectors: undefined,
      readOnly: false,
      answerSize: 20_000,
      http: undefined,
      logLevel: "warn",
    });
  });

  it.each<readonly [words: readonly string[], environment: Variables, want: Partial<McpSettings>]>([
    [["--sandbox"], {}, { target: { kind: "sandbox", isChosen: true } }],
    [["--url", "http://127.0.0.1:4000/"], token, { target: gateway }],
    [[], { ...token, GATEWAY_URL: "http://127.0.0.1:4000" }, { target: gateway }],
    [[], { GATEWAY_URL: "" }, { target: { kind: "sandbox", isChosen: false } }],
    [["--sandbox"], { ...token, GATEWAY_URL: "http://127.0.0.1:4000" }, { target: { kind: "sandbox", isChosen: true } }],
    [["--live"], token, { target: live }],
    [["--live"], { ...token, GATEWAY_URL: "http://127.0.0.1:4000" }, { target: live }],
    [["--live", "--data", "d", "--call-timeout", "5"], token, { target: { ...live, dataFolder: "d", callSeconds: 5 } }],
    [["--live"], { ...token, DATABASE_URL: "postgres://host/name" }, { target: { ...live, databaseUrl: "postgres://host/name" } }],
    [["--live", "--http"], {}, { target: { ...live, token: undefined }, http: { address, token: undefined } }],
    [["--tools", "crm"], {}, { connectors: ["crm"] }],
    [["--tools", "payments, crm,payments"], {}, { connectors: ["payments", "crm"] }],
    [["--tools", "all"], {}, { connectors: ["payments", "crm"] }],
    [[], { MCP_TOOLS: "crm" }, { connectors: ["crm"] }],
    [["--read-only"], {}, { readOnly: true }],
    [[], { MCP_READ_ONLY: "1" }, { readOnly: true }],
    [["--answer-size", "1000"], {}, { answerSize: 1000 }],
    [["--http"], {}, { http: { address, token: undefined } }],
    [[], { MCP_HTTP: "true", MCP_PORT: "0" }, { http: { address: { ...address, port: 0 }, token: undefined } }],
    [["--http", "-p", "0", "--host", "::1"], {}, { http: { address: { host: "::1", port: 0 }, token: undefined } }],
    [["--http"], { MCP_TOKEN: "EXAMPLE" }, { http: { address, token: "EXAMPLE" } }],
    [["--http", "--host", "0.0.0.0"], { MCP_TOKEN: "EXAMPLE" }, { http: { address: { ...address, host: "0.0.0.0" }, token: "EXAMPLE" } }],
    [["--log-level", "info"], {}, { logLevel: "info" }],
  ])("%j %j", (words, environment, want) => {
    expect(read(words, environment)).toEqual({ ...read([]), ...want });
  });

  it.each<readonly [words: readonly string[], environment: Variables, want: McpSettings["instances"]]>([
    [["--instance", "crm=inst_1"], {}, { crm: ["inst_1"] }],
    [
      ["--instance", "crm=inst_2", "--instance", "payments=inst_3", "--instance", "crm=inst_1"],
      {},
      { crm: ["inst_2", "inst_1"], payments: ["inst_3"] },
    ],
    [["--instance", "crm=inst_1", "--instance", "crm=inst_1"], {}, { crm: ["inst_1"] }],
    [[], { GATEWAY_INSTANCES: "crm=inst_1, payments=inst_2" }, { crm: ["inst_1"], payments: ["inst_2"] }],
    [["--instance", "crm=inst_1"], { GATEWAY_INSTANCES: "crm=inst_2" }, { crm: ["inst_1"] }],
  ])("name instances: %j %j", (words, environment, want) => {
    expect(read(["--url", "http://127.0.0.1:4000", ...words], { ...token, ...environment }).instances).toEqual(want);
  });

  it("leave out the instances of the environment in the sandbox, which has its own", () => {
    expect(read(["--sandbox"], { GATEWAY_INSTANCES: "crm=inst_1" }).instances).toEqual({});
  });

  it.each<readonly [words: readonly string[], environment: Variables, want: string]>([
    [["--sandbox", "--live"], {}, "--live and --sandbox contradict each other | use one of them"],
    [["--url", "http://a.test", "--live", "--sandbox"], {}, "--url and --live and --sandbox contradict each other | use one of them"],
    [
      ["--url", "http://a.test"],
      {},
      "--url needs the bearer token of the gateway in the variable GATEWAY_TOKEN | `connector-gateway token create --name agent` makes one; it is a variable because others can see the options of a program",
    ],
    [
      [],
      { GATEWAY_URL: "http://a.test" },
      "GATEWAY_URL needs the bearer token of the gateway in the variable GATEWAY_TOKEN | `connector-gateway token create --name agent` makes one; it is a variable because others can see the options of a program",
    ],
    [
      ["--live"],
      { GATEWAY_TOKEN: "a b" },
      "GATEWAY_TOKEN is no bearer token | `connector-gateway token create --name agent` makes one; it is a variable because others can see the options of a program",
    ],
    [
      ["--url", "a.test"],
      token,
      "--url needs an http or https address without credentials, query and fragment | for instance: --url http://127.0.0.1:4000",
    ],
    [
      [],
      { ...token, GATEWAY_URL: "https://user:password@a.test" },
      "GATEWAY_URL needs an http or https address without credentials, query and fragment | for instance: GATEWAY_URL=http://127.0.0.1:4000",
    ],
    [
      ["--instance", "crm=inst_1"],
      {},
      "--instance is for --url and --live | leave it out: the sandbox has inst_<connector> for each connector",
    ],
    [["--live", "--instance", "inst_1"], token, "--instance needs a connector and a value | for instance: --instance payments=inst_…"],
    [["--live", "--instance", "payment=inst_1"], token, '--instance names the unknown connector "payment" | did you mean payments?'],
    [
      ["--live", "--instance", "crm=../x"],
      token,
      "--instance has an id that no instance has | ids begin with inst_; the gateway lists them",
    ],
    [
      ["--live"],
      { ...token, GATEWAY_INSTANCES: "crm" },
      "GATEWAY_INSTANCES needs a connector and a value | for instance: GATEWAY_INSTANCES=payments=inst_…",
    ],
    [["--tools", "paymets"], {}, '--tools names the unknown connector "paymets" | did you mean payments?'],
    [["--tools", "x"], {}, '--tools names the unknown connector "x" | connectors are payments, crm, or all'],
    [["--tools", ","], {}, "--tools is empty | write connectors separated by commas, or all"],
    [["--answer-size", "999"], {}, "--answer-size must be a whole number from 1000 to 1000000 | for instance: --answer-size 1000"],
    [["--port", "1"], {}, "--port and --host are for --http | add --http, or leave them out"],
    [["--http", "--port", "65536"], {}, "--port must be a whole number from 0 to 65535 | for instance: --port 10"],
    [
      ["--http", "--host", "0.0.0.0"],
      {},
      "--host 0.0.0.0 needs a token for callers in the variable MCP_TOKEN | choose a long random text without spaces; callers send it as `Authorization: Bearer …`",
    ],
    [
      ["--http"],
      { MCP_TOKEN: "a b" },
      "MCP_TOKEN is no bearer token | choose a long random text without spaces; callers send it as `Authorization: Bearer …`",
    ],
    [["--data", "d"], {}, "--data is for --live | add --live, or leave out --data"],
    [["--sandbox", "--vendor", "crm=https://a.test"], {}, "--vendor is for --live | add --live, or leave out --vendor"],
    [
      ["--live", "--vendor", "crm=http://a.test"],
      token,
      "the address of crm is not https | add --allow-private-egress if it is a test server of yours",
    ],
    [["--log-level", "x"], {}, '--log-level has the unknown value "x" | use one of silent, error, warn, info, debug'],
    [["--sandox"], {}, "unknown option --sandox | did you mean --sandbox?"],
  ])("are refused: %j %j", (words, environment, want) => {
    expect(mistakeOf(words, environment)).toBe(want);
  });

  it("never quote a token", () => {
    expect(mistakeOf(["--live"], { GATEWAY_TOKEN: "secret token" })).not.toContain("secret");
    expect(mistakeOf(["--http"], { MCP_TOKEN: "secret token" })).not.toContain("secret");
  });

  it("are read, or refused with a way to fix them, whatever their values are", () => {
    const settings: readonly Setting[] = mcpSettingTable;
    const variables = [...settings.flatMap((setting) => variableOf(setting) ?? []), "GATEWAY_TOKEN", "MCP_TOKEN"];
    const words = fc.constantFrom(["--live"], ["--http"], ["--live", "--http"], ["--url", "http://127.0.0.1"], []);
    fc.assert(
      fc.property(words, fc.constantFrom(...variables), fc.string(), (given, name, text) => {
        expect(mistakeOf(given, { GATEWAY_TOKEN: "EXAMPLE", [name]: text })).toMatch(/^no mistake$|^.+ \| .+$/s);
      }),
      runs(60),
    );
  });
});
