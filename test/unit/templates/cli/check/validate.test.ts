import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findingsOf, runCommand, toChunks } from "../../../../fixtures/command_line.ts";

const request = '{"entity":"customers","action":"list","params":{"limit":5}}';
const wrong = '{"entity":"customers","action":"list","params":{"limit":500}}';

describe("the schema of a value", () => {
  test.each<[string, string, Readonly<Record<string, string>>, readonly string[]]>([
    ["--as", "--as payments.customers.list.params a.json", { "a.json": '{"limit":0}' }, ["a.json:1:10 value/minimum $.limit"]],
    [
      "each element of an array",
      "--as payments.customers.list.params a.json",
      { "a.json": '[{},\n {"limit":0}]' },
      ["a.json:2:11 value/minimum $[1].limit"],
    ],
    [
      "the file's name",
      "payments.customers.list.params.2.json",
      { "payments.customers.list.params.2.json": '{"limit":0}' },
      ["payments.customers.list.params.2.json:1:10 value/minimum $.limit"],
    ],
    [
      "the name in a folder",
      "x/payments.records.Customer-1.json",
      { "x/payments.records.Customer-1.json": "1" },
      ["x/payments.records.Customer-1.json:1:1 value/type $"],
    ],
    [
      "a name that is not an address",
      "payments.custmers.list.params.json",
      { "payments.custmers.list.params.json": "{}" },
      ["payments.custmers.list.params.json:1:1 target/unknown-address $"],
    ],
    ["--connector", "--connector payments a.json", { "a.json": wrong }, ["a.json:1:57 value/maximum $.params.limit"]],
    ["entity and action alone", "a.json", { "a.json": wrong }, ["a.json:1:57 value/maximum $.params.limit"]],
    [
      "an instance request",
      "a.json",
      { "a.json": '{"connector_definition_id":"x","auth_config":{},"name":"n"}' },
      ["a.json:1:28 value/format $.connector_definition_id"],
    ],
    ["nothing", "a.json", { "a.json": '{"a":1}' }, ["a.json:1:1 target/unknown $"]],
    [
      "lines",
      "--connector payments a.ndjson",
      { "a.ndjson": `${request}\n\n${wrong}\r\n` },
      ["a.ndjson:3:57 value/maximum $.params.limit"],
    ],
  ])("%s", async (_what, words, files, wanted) => {
    expect(await findingsOf(words, { files: files })).toEqual(wanted);
  });

  test("standard input", async () => {
    expect(await findingsOf("--connector payments -", { stdin: wrong })).toEqual(["stdin:1:57 value/maximum $.params.limit"]);
  });
});

describe("rules", () => {
  const tolerated = { "payments.records.Customer.json": '{"id":"cus_1","object":"customer"}' };

  test("the tolerant profile reports known deviations as warnings", async () => {
    const documented = await runCommand(["validate", "*.json"], { files: tolerated });
    const tolerant = await runCommand(["validate", "*.json", "--profile", "tolerant"], { files: tolerated });
    const strict = await runCommand(["validate", "*.json", "--profile", "tolerant", "--warnings-as-errors"], { files: tolerated });
    expect([documented.code, tolerant.code, strict.code]).toEqual([1, 0, 1]);
    expect(tolerant.stdout).toContain("warning field/missing");
    expect(strict.stdout).not.toContain("warning field/missing");
  });

  test("strict JSON", async () => {
    const files = { "payments.customers.list.params.json": '{"limit":5,"limit":6,"created":{"gte":9007199254740993}}' };
    expect(await findingsOf("*.json", { files: files })).toEqual([]);
    expect(await findingsOf("*.json --strict-json", { files: files })).toEqual([
      "payments.customers.list.params.json:1:12 json/duplicate-key $.limit",
      "payments.customers.list.params.json:1:39 json/lossy-number $.created.gte",
    ]);
  });

  test("--max-issues shows some and counts the rest", async () => {
    const { code, stdout } = await runCommand(["validate", "a.ndjson", "--max-issues", "2"], {
      files: { "a.ndjson": `${wrong}\n`.repeat(5) },
    });
    expect(code).toBe(1);
    expect(stdout.match(/value\/maximum/g)).toHaveLength(2);
    expect(stdout).toContain("5 errors in 5 values of 1 file\n3 more findings not shown");
  });

  test("--fail-fast stops at the first error", async () => {
    const files = { "a.ndjson": `${request}\n${wrong}\n${wrong}`, "b.json": wrong };
    const { code, stdout } = await runCommand(["validate", "a.ndjson", "b.json", "--fail-fast"], { files });
    expect(code).toBe(1);
    expect(stdout).toContain("1 error in 2 values");
  });
});

describe("a baseline", () => {
  test("accepts known findings, fails on new ones and reports those that are gone", async () => {
    let baseline = "";
    const written = await runCommand(["validate", "a.ndjson", "--write-baseline", "b.json"], {
      files: { "a.ndjson": `${wrong}\n${wrong}` },
      after: (folder) => (baseline = readFileSync(join(folder, "b.json"), "utf8")),
    });
    expect(written.code).toBe(0);
    expect(JSON.parse(baseline)).toMatchObject({ version: 1, findings: [{ file: "a.ndjson", code: "value/maximum", count: 2 }] });
    const again = async (lines: string): Promise<readonly [number, string]> => {
      const files = { "a.ndjson": lines, "b.json": baseline };
      const { code, stdout } = await runCommand(["validate", "a.ndjson", "--baseline", "b.json"], { files });
      return [code, stdout];
    };
    expect(await again(`\n${wrong}\n${wrong}`)).toEqual([0, "no findings in 2 values of 1 file; 2 findings known from the baseline\n"]);
    expect((await again(`${wrong}\n${wrong}\n${wrong}`))[0]).toBe(1);
    expect(await again(`${request}\n${wrong}`)).toEqual([
      0,
      "gone from the baseline: a.ndjson value/maximum /params/limit\nno findings in 2 values of 1 file; 1 finding known from the baseline\n",
    ]);
  });

  test.each(["", "{}", '{"version":1,"findings":[{}]}', "[]"])("%j is not a baseline", async (text) => {
    const { code, stderr } = await runCommand(["validate", "a.json", "--baseline", "b.json"], {
      files: { "a.json": request, "b.json": text },
    });
    expect([code, stderr]).toEqual([2, "connector-gateway-spec: b.json is not a baseline\n  help: write one with --write-baseline\n"]);
  });
});

describe("broken input", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["empty", "", "a.json:1:1 error input/empty: the file is empty"],
    ["a list without values", "[]", "a.json:1:1 error input/empty: the file has no values"],
    ["UTF-16", Buffer.from("\ufeff{}", "utf16le"), "a.json:1:1 error input/encoding: the file is UTF-16 (little endian); JSON is UTF-8"],
    ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22), "a.json:1:1 error input/encoding: the file is not UTF-8"],
    ["truncated", '{"a":', "a.json:1:6 error json/syntax: the text ends where a value is expected"],
    [
      "a text sequence",
      `\u001e${request}\n\u001e${request}\n`,
      "a.json:1:1 error json/syntax: this is a JSON text sequence (RFC 7464): a character U+001E stands before each value",
    ],
    ["deep", "[".repeat(100_000), "a.json:1:100001 error json/syntax: the text ends where a value is expected"],
  ])("%s: one line, exit 1, and the next file is read", async (_what, content, wanted) => {
    const { code, stdout, stderr } = await runCommand(["validate", "a.json", "b.json"], { files: { "a.json": content, "b.json": wrong } });
    expect(stdout.split("\n")[0]).toBe(wanted);
    expect(stdout).toContain("b.json:1:57 error value/maximum");
    expect([code, stderr]).toEqual([1, ""]);
  });

  test("missing files, empty folders, patterns without files, and files that cannot be read", async () => {
    const files = { "folder/a.txt": "" };
    const { code, stdout } = await runCommand(["validate", "-q", "nothing.json", "folder", "*.xml", "/proc/self/mem"], { files });
    expect(code).toBe(1);
    expect(stdout).toContain("nothing.json:1:1 error input/not-found: no such file or folder\n");
    expect(stdout).toContain("folder:1:1 error input/no-match: the folder contains no payload files\n");
    expect(stdout).toContain("*.xml:1:1 error input/no-match: no file matches this pattern\n");
    expect(stdout).toContain("error input/unreadable: the file cannot be read");
  });

  test("a byte order mark is accepted", async () => {
    expect(await findingsOf("a.json", { files: { "a.json": `\ufeff${request}` } })).toEqual([]);
  });

  test("100,000 levels of a valid value are checked", async () => {
    const deep = `{"entity":"customers","action":"list","params":{"created":{"gte":${"[".repeat(100_000)}${"]".repeat(100_000)}}}}`;
    expect(await findingsOf("a.json", { files: { "a.json": deep } })).toEqual(["a.json:1:66 value/type $.params.created.gte"]);
  });
});

describe("usage", () => {
  test.each<[string, string]>([
    ["validate a.json --as payments.custmers.list.params", "did you mean payments.customers.list.params?"],
    ["validate a.json --as payments.customers.list", "payments.customers.list.params"],
    ["validate a.json --connector payment", "did you mean payments?"],
    ["validate a.json -f json -o nowhere/x.json", "create its folder first"],
    ["validate a.json -f json -o .", "it is a folder"],
    ["validate a.json --baseline nothing.json", "--write-baseline nothing.json"],
    ["explain payments.customers.lst", "payments.customers.list"],
    ["schema payments.customers.list.parms", "payments.customers.list.params"],
    ["example nonsense", "connector-gateway-spec list"],
    ["list paymens", "did you mean payments?"],
  ])("%s", async (line, help) => {
    const { code, stdout, stderr } = await runCommand(line.split(" "), { files: { "a.json": request } });
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toContain(help);
  });

  test("a bug is one line without the message, and exits with 3", async () => {
    const stdin = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new TypeError("a bug with sk_live_CANARY")) }) };
    const { code, stdout, stderr } = await runCommand(["validate", "-"], { stdin });
    expect([code, stdout]).toEqual([3, ""]);
    expect(stderr).toMatch(/^connector-gateway-spec: internal error \(TypeError at [\w/.]+:\d+:\d+\); this is a bug, please report it\n$/);
    expect(stderr).not.toContain("CANARY");
  });

  test("no arguments print the help on standard error and exit with 2", async () => {
    const { code, stdout, stderr } = await runCommand([]);
    const help = await runCommand(["--help"]);
    expect([code, stdout]).toEqual([2, ""]);
    expect([help.code, help.stderr]).toEqual([0, ""]);
    expect(stderr).toBe(help.stdout);
    expect(stderr).toContain("Usage: connector-gateway-spec <command>");
  });

  test("validate without inputs is refused", async () => {
    const { code, stderr } = await runCommand(["validate", "--quiet"]);
    expect(code).toBe(2);
    expect(stderr).toContain("validate needs files, folders, patterns, or - for standard input\n  help: for instance: validate payloads/");
  });
});

describe("the report", () => {
  test.each<[Readonly<Record<string, string>>, boolean, string, boolean]>([
    [{}, false, "a.json:1:57 error", false],
    [{}, true, "a.json:1:57", true],
    [{ NO_COLOR: "1" }, true, "a.json:1:57 error", false],
    [{ FORCE_COLOR: "1" }, false, "a.json:1:57", true],
    [{ FORCE_COLOR: "0" }, true, "a.json:1:57 error", false],
    [{ GITHUB_ACTIONS: "true" }, false, "::error file=a.json,line=1,col=57,endLine=1,endColumn=60,title=value/maximum::", false],
  ])("%j", async (environment, isTerminal, wanted, colored) => {
    const { stdout } = await runCommand(["validate", "a.json"], { files: { "a.json": wrong }, environment, isTerminal });
    expect(stdout).toContain(wanted);
    expect(stdout.includes("\u001b[")).toBe(colored);
  });

  test("several formats at once", async () => {
    const words = ["validate", "a.json", "-f", "sarif", "-o", "a.sarif", "-f", "junit", "-o", "a.xml", "-f", "pretty"];
    const names: string[] = [];
    const { stdout } = await runCommand(words, {
      files: { "a.json": wrong },
      after: (folder) => names.push(...["a.sarif", "a.xml"].map((name) => readFileSync(join(folder, name), "utf8").slice(0, 5))),
    });
    expect(names).toEqual(['{\n  "', "<?xml"]);
    expect(stdout).toContain("1 error in 1 value of 1 file");
  });

  test("progress goes to a terminal on standard error only, and is removed", async () => {
    const run = async (isTerminal: boolean): Promise<string> =>
      (await runCommand(["validate", "-"], { stdin: toChunks(...Array.from({ length: 9 }, () => `${request}\n`)), isTerminal })).stderr;
    expect(await run(false)).toBe("");
    expect(await run(true)).toMatch(/stdin: \d+ values, 0 MB, 0 errors.*\r\u001b\[2K$/s);
  });
});
