import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findingsOf, runCommand, type Surroundings } from "../../../../fixtures/command_line.ts";

const NAME = "connector-gateway-spec.config.json";
const wrong = '{"entity":"customers","action":"list","params":{"limit":0}}';
const params = '{"limit":0}';

/** The findings of a run with a configuration file in the working folder. */
function run(config: object, words: string, files: Surroundings["files"] = {}): Promise<readonly string[]> {
  return findingsOf(words, { files: { [NAME]: JSON.stringify(config), ...files } });
}

async function exitCode(config: object, words: string, files: Surroundings["files"] = {}): Promise<number> {
  return (await runCommand(["validate", ...words.split(" ")], { files: { [NAME]: JSON.stringify(config), ...files } })).code;
}

describe("paths", () => {
  const files = { "p/a.json": wrong, "p/b.json": wrong, "c.json": wrong };

  test("are those of the configuration if the command line names none", async () => {
    expect(await run({ paths: ["p/"] }, "-q", files)).toEqual([
      "p/a.json:1:57 value/minimum $.params.limit",
      "p/b.json:1:57 value/minimum $.params.limit",
    ]);
    expect(await run({ paths: ["p/"] }, "c.json", files)).toEqual(["c.json:1:57 value/minimum $.params.limit"]);
  });

  test("leave out what either side excludes", async () => {
    expect(await run({ paths: ["p"], exclude: ["a.json"] }, "--exclude b.json", files)).toEqual([]);
    expect(await run({ exclude: ["p/*"] }, "p c.json", files)).toEqual(["c.json:1:57 value/minimum $.params.limit"]);
  });

  test("are needed", async () => {
    const { code, stderr } = await runCommand(["validate"], { files: { [NAME]: "{}" } });
    expect([code, stderr]).toEqual([
      2,
      `connector-gateway-spec: validate needs files, folders, patterns, or - for standard input\n  help: for instance: validate payloads/ (or list "paths" in ${NAME})\n`,
    ]);
  });

  test("are relative to the folder of the configuration, and reported relative to the working folder", async () => {
    const config = {
      paths: ["p/", "./q/*.json"],
      exclude: ["p/b.json"],
      targets: [{ files: ["q/*.json"], as: "payments.customers.list.params" }],
      baseline: "known.json",
      reports: [{ format: "ndjson", output: "out.ndjson" }],
    };
    let report = "";
    const { code } = await runCommand(["validate", "--config", "sub/check.json"], {
      files: {
        "sub/check.json": JSON.stringify(config),
        "sub/p/a.json": wrong,
        "sub/p/b.json": wrong,
        "sub/q/d.json": params,
        "sub/known.json": '{"version":1,"findings":[]}',
        [NAME]: "not even JSON",
      },
      after: (folder) => (report = readFileSync(join(folder, "sub/out.ndjson"), "utf8")),
    });
    expect(code).toBe(1);
    expect(report.match(/"code":"[^"]*","file":"[^"]*"/g)).toEqual([
      '"code":"value/minimum","file":"sub/p/a.json"',
      '"code":"value/minimum","file":"sub/q/d.json"',
    ]);
  });
});

describe("targets", () => {
  const files = { "x/a.json": params, "y/b.json": wrong, "z/c.json": params };
  const targets = [
    { files: ["x/"], as: "payments.customers.list.params" },
    { files: ["y/**", "x/**"], connector: "payments" },
  ];

  test("give a file its schema; the first that names it applies", async () => {
    expect(await run({ targets }, "x y z", files)).toEqual([
      "x/a.json:1:10 value/minimum $.limit",
      "y/b.json:1:57 value/minimum $.params.limit",
      "z/c.json:1:1 target/unknown $",
    ]);
  });

  test("give way to --as and --connector", async () => {
    expect(await run({ targets }, "x --as gateway.error", files)).toEqual([]);
    expect(await run({ targets: [{ files: ["y"], as: "gateway.error" }] }, "y", files)).toEqual([]);
    expect(await run({ targets: [{ files: ["y"], as: "gateway.error" }] }, "y --connector payments", files)).toHaveLength(1);
  });

  test("win over the name of the file only with an address", async () => {
    const named = { "gateway.error.json": '{"message":5}' };
    expect(await run({}, "gateway.error.json", named)).toEqual(["gateway.error.json:1:12 value/type $.message"]);
    expect(await run({ targets: [{ files: ["*.json"], as: "payments.auth_config" }] }, "gateway.error.json", named)).not.toContain(
      "gateway.error.json:1:12 value/type $.message",
    );
    expect(await run({ targets: [{ files: ["*.json"], connector: "crm" }] }, "gateway.error.json", named)).toEqual([
      "gateway.error.json:1:12 value/type $.message",
    ]);
  });

  test("do not apply to standard input", async () => {
    const files = { [NAME]: JSON.stringify({ targets: [{ files: ["**"], as: "gateway.error" }] }) };
    expect(await findingsOf("-", { files, stdin: params })).toEqual(["stdin:1:1 target/unknown $"]);
  });
});

describe("the command line wins", () => {
  const customer = { "payments.records.Customer.json": '{"id":"c","object":"customer"}' };
  const twice = { "payments.customers.list.params.json": '{"limit":1,"limit":2}' };
  const unknown = { "payments.customers.list.params.json": '{"emial":1}' };
  const known = { "known.json": '{"version":1,"findings":[]}', "a.json": wrong };

  test.each<[string, object, string, Surroundings["files"], number]>([
    ["profile", { profile: "tolerant" }, ".", customer, 0],
    ["--profile", { profile: "tolerant" }, ". --profile documented", customer, 1],
    ["warningsAsErrors", { profile: "tolerant", warningsAsErrors: true }, ".", customer, 1],
    ["--no-warnings-as-errors", { profile: "tolerant", warningsAsErrors: true }, ". --no-warnings-as-errors", customer, 0],
    ["--warnings-as-errors", { profile: "tolerant", warningsAsErrors: false }, ". --warnings-as-errors", customer, 1],
    ["strictJson", { strictJson: true }, ".", twice, 1],
    ["--no-strict-json", { strictJson: true }, ". --no-strict-json", twice, 0],
    ["severity", { severity: { "params/unknown": "off" } }, ".", unknown, 0],
    ["--severity", { severity: { "params/unknown": "off" } }, ". --severity params/unknown=error", unknown, 1],
    ["--severity of another rule", { severity: { "params/unknown": "off" } }, ". --severity value/enum=error", unknown, 0],
    ["baseline", { baseline: "nothing.json" }, ".", known, 2],
    ["--no-baseline", { baseline: "nothing.json" }, ". --no-baseline", known, 1],
    ["--baseline", { baseline: "nothing.json" }, ". --baseline known.json", known, 1],
    ["--write-baseline", { baseline: "nothing.json" }, ". --write-baseline known.json", known, 0],
    ["a mistake", { profil: "tolerant" }, ".", customer, 2],
    ["--no-config", { profil: "tolerant" }, ". --no-config", customer, 1],
  ])("%s", async (_what, config, words, files, code) => {
    expect(await exitCode(config, words, files)).toBe(code);
  });

  test("maxIssues and --max-issues", async () => {
    const shown = async (words: readonly string[]): Promise<number> => {
      const files = { [NAME]: '{"maxIssues":2}', "a.ndjson": `${wrong}\n`.repeat(5) };
      return (await runCommand(["validate", "a.ndjson", ...words], { files })).stdout.match(/value\/minimum/g)?.length ?? 0;
    };
    expect([await shown([]), await shown(["--max-issues", "3"])]).toEqual([2, 3]);
  });

  test("reports and --format", async () => {
    const files = { [NAME]: '{"reports":[{"format":"json"}]}', "a.json": wrong };
    const first = async (...words: readonly string[]): Promise<string> =>
      (await runCommand(["validate", "a.json", ...words], { files, environment: { GITHUB_ACTIONS: "true" } })).stdout.slice(0, 8);
    expect([await first(), await first("-f", "pretty"), await first("--no-config")]).toEqual(['{\n  "ver', "a.json:1", "::error "]);
  });
});

describe("the file", () => {
  test.each<[string, string, string]>([
    ["--config nothing.json", "unknown file", "there is no configuration file nothing.json\n  help: check the path\n"],
    ["--config sub", "folder", `the configuration file sub is a folder\n  help: name the file, for instance sub/${NAME}\n`],
    ["--config latin.json", "encoding", "latin.json: the file is not UTF-8\n  help: save it as UTF-8\n"],
  ])("%s is refused", async (words, _what, wanted) => {
    const { code, stderr } = await runCommand(["validate", ".", ...words.split(" ")], {
      files: { "latin.json": Uint8Array.of(0x22, 0xe4, 0x22) },
      before: (folder) => mkdirSync(join(folder, "sub")),
    });
    expect([code, stderr]).toEqual([2, `connector-gateway-spec: ${wanted}`]);
  });

  test("reports all mistakes, each with its place and without secrets", async () => {
    const config = '{\n  "exlude": [],\n  "severity": { "params/unknwn": "off" },\n  "token": "sk_live_CANARY0123456789"\n}';
    const { code, stdout, stderr } = await runCommand(["validate", "."], { files: { [NAME]: config } });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toBe(`connector-gateway-spec: ${NAME}:2:3: unknown key "exlude"
  help: did you mean "exclude"?
connector-gateway-spec: ${NAME}:3:17: unknown rule "params/unknwn"
  help: did you mean params/unknown?
connector-gateway-spec: ${NAME}:4:3: unknown key "token"
  help: the schema connector-gateway-spec/config.schema.json describes the file
`);
  });

  test("may begin with a byte order mark", async () => {
    const files = { [NAME]: `\ufeff${JSON.stringify({ paths: ["a.json"] })}`, "a.json": wrong };
    expect(await findingsOf("-q", { files })).toEqual(["a.json:1:57 value/minimum $.params.limit"]);
  });
});
