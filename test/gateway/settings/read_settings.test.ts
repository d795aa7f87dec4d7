import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSettings, type ServeSettings } from "../../../gateway/src/settings/read_settings.ts";
import { settingTable, variableOf } from "../../../gateway/src/settings/setting_table.ts";
import { readOptions } from "../../../templates/core/options.ts";
import { UsageError } from "../../../templates/core/usage_error.ts";
import { runs } from "../../fixtures/property_runs.ts";

function read(words: readonly string[], environment: Readonly<Record<string, string>> = {}): ServeSettings {
  return readSettings(readOptions("serve", settingTable, words).values, environment, ["payments", "crm"]);
}

function mistakeOf(words: readonly string[], environment: Readonly<Record<string, string>> = {}): string {
  try {
    read(words, environment);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} | ${error.help}`;
    throw error;
  }
  return "no mistake";
}

describe("the settings of serve", () => {
  it("have defaults", () => {
    expect(read([])).toEqual({
      dataFolder: "./gateway-data",
      databaseUrl: undefined,
      callers: { host: "127.0.0.1", port: 4000 },
      admin: { host: "127.0.0.1", port: 0 },
      demo: false,
      vendorUrls: {},
      vendorVersions: {},
      allowPrivateEgress: false,
      answerBytes: 8_388_608,
      callSeconds: 30,
      writeHours: 24,
      auditDays: 365,
      maxBodyBytes: 524_288,
      maxConnections: 10_000,
      callsPerMinute: 0,
      corsOrigins: undefined,
      logLevel: "info",
      drainSeconds: 0,
      graceSeconds: 30,
    });
  });

  it.each<readonly [words: readonly string[], want: Partial<ServeSettings>]>([
    [["-p", "0"], { callers: { host: "127.0.0.1", port: 0 } }],
    [["--host", "0.0.0.0", "--port=65535"], { callers: { host: "0.0.0.0", port: 65_535 } }],
    [["--admin-port", "9090", "--admin-host", "::1"], { admin: { host: "::1", port: 9090 } }],
    [["--data", "elsewhere"], { dataFolder: "elsewhere" }],
    [["--demo"], { demo: true }],
    [["--vendor", "payments=https://mirror.example.test/base/"], { vendorUrls: { payments: "https://mirror.example.test/base" } }],
    [
      ["--vendor", "crm=http://127.0.0.1:1", "--vendor", "payments=https://b.test", "--allow-private-egress"],
      { vendorUrls: { crm: "http://127.0.0.1:1", payments: "https://b.test" }, allowPrivateEgress: true },
    ],
    [["--vendor-version", "crm=2026-09"], { vendorVersions: { crm: "2026-09" } }],
    [["--max-answer", "20"], { answerBytes: 20 }],
    [["--call-timeout", "5"], { callSeconds: 5 }],
    [["--keep-writes", "48"], { writeHours: 48 }],
    [["--keep-audit", "30"], { auditDays: 30 }],
    [["--max-body", "10"], { maxBodyBytes: 10 }],
    [["--max-connections", "1"], { maxConnections: 1 }],
    [["--rate-limit", "60"], { callsPerMinute: 60 }],
    [["--cors", "https://a.test", "--cors", "http://localhost:3000"], { corsOrigins: ["https://a.test", "http://localhost:3000"] }],
    [["--cors", "https://a.test", "--cors", "*"], { corsOrigins: "*" }],
    [["--log-level", "silent"], { logLevel: "silent" }],
    [["--drain-delay", "5", "--shutdown-grace", "0"], { drainSeconds: 5, graceSeconds: 0 }],
  ])("%j", (words, want) => {
    expect(read(words)).toEqual({ ...read([]), ...want });
  });

  it.each<readonly [environment: Readonly<Record<string, string>>, want: Partial<ServeSettings>]>([
    [{ GATEWAY_PORT: "80" }, { callers: { host: "127.0.0.1", port: 80 } }],
    [{ GATEWAY_PORT: "" }, {}],
    [{ GATEWAY_DEMO: "true" }, { demo: true }],
    [{ GATEWAY_DEMO: "0" }, { demo: false }],
    [{ GATEWAY_CORS: "https://a.test, https://b.test," }, { corsOrigins: ["https://a.test", "https://b.test"] }],
    [{ GATEWAY_VENDOR: "payments=https://b.test" }, { vendorUrls: { payments: "https://b.test" } }],
    [{ DATABASE_URL: "postgres://user@host/name" }, { databaseUrl: "postgres://user@host/name" }],
    [{ DATABASE_URL: "" }, {}],
  ])("come from the environment: %j", (environment, want) => {
    expect(read([], environment)).toEqual({ ...read([]), ...want });
  });

  it("come from options rather than from the environment", () => {
    expect(read(["--port", "1"], { GATEWAY_PORT: "2" }).callers.port).toBe(1);
    expect(read(["--cors", "https://a.test"], { GATEWAY_CORS: "https://b.test" }).corsOrigins).toEqual(["https://a.test"]);
  });

  it.each<readonly [words: readonly string[], environment: Readonly<Record<string, string>>, want: string]>([
    [["--prot", "1"], {}, "unknown option --prot | did you mean --port?"],
    [["--port"], {}, "--port needs a value | write --port <value>"],
    [["--port", "65536"], {}, "--port must be a whole number from 0 to 65535 | for instance: --port 10"],
    [["--max-body", "0"], {}, "--max-body must be a whole number from 1 to 1073741824 | for instance: --max-body 10"],
    [["--call-timeout", "0"], {}, "--call-timeout must be a whole number from 1 to 86400 | for instance: --call-timeout 10"],
    [["--port=-1"], {}, "--port must be a whole number from 0 to 65535 | for instance: --port 10"],
    [[], { GATEWAY_PORT: "tcp://10.0.0.1" }, "GATEWAY_PORT must be a whole number from 0 to 65535 | for instance: GATEWAY_PORT=10"],
    [[], { GATEWAY_DEMO: "yes" }, "GATEWAY_DEMO must be true or false | for instance: GATEWAY_DEMO=true"],
    [["--host", " "], {}, "--host is empty | write a value after --host"],
    [["--log-level", "inof"], {}, '--log-level has the unknown value "inof" | did you mean info?'],
    [["--log-level", "x"], {}, '--log-level has the unknown value "x" | use one of silent, error, warn, info, debug'],
    [["--vendor", "payments"], {}, "--vendor needs a connector and a value | for instance: --vendor payments=…"],
    [["--vendor", "paymets=https://a.test"], {}, '--vendor names the unknown connector "paymets" | did you mean payments?'],
    [["--vendor", "crm=https://a.test", "--vendor", "crm=https://b.test"], {}, "--vendor is given twice for crm | keep one of them"],
    [
      ["--vendor", "crm=https://user@a.test"],
      {},
      "--vendor needs an http or https address without credentials, query and fragment | for instance: --vendor payments=http://127.0.0.1:4400",
    ],
    [["--vendor", "crm=http://a.test"], {}, "the address of crm is not https | add --allow-private-egress if it is a test server of yours"],
    [
      ["--vendor-version", "crm=../x"],
      {},
      '--vendor-version needs a version of letters, digits, ".", "-" and "_" | for instance: --vendor-version crm=2026-09',
    ],
    [["--cors", "https://a.test/"], {}, "--cors needs an origin or * | for instance: --cors https://app.example.test"],
    [
      ["--demo", "--vendor", "crm=https://a.test"],
      {},
      "--demo contradicts --vendor, --vendor-version and --allow-private-egress | a demo calls no third party; use one of them",
    ],
    [["--demo=1"], {}, "--demo takes no value | write --demo alone"],
  ])("are refused: %j %j", (words, environment, want) => {
    expect(mistakeOf(words, environment)).toBe(want);
  });

  it("are read, or refused with a way to fix them, whatever their values are", () => {
    const variable = fc.constantFrom(...settingTable.map((setting) => variableOf(setting) ?? ""));
    fc.assert(
      fc.property(variable, fc.string(), (name, text) => {
        expect(mistakeOf([], { [name]: text })).toMatch(/^no mistake$|^.+ \| .+$/s);
      }),
      runs(60),
    );
  });
});
