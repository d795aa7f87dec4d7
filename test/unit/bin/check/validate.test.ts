import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { runCommand, toChunks, type Surroundings } from "../../../fixtures/command_line.ts";

const request = '{"entity":"customers","action":"list","params":{"limit":5}}';
const wrong = '{"entity":"customers","action":"list","params":{"limit":500}}';

/** The findings as `place code path`. */
async function check(words: string, files: Surroundings["files"] = {}, stdin = ""): Promise<readonly string[]> {
  const { stdout } = await runCommand(["validate", "-f", "ndjson", ...words.split(" ")], { files, stdin });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { file, line: row, column, code, path } = JSON.parse(line) as Readonly<Record<string, string | number>>;
      return [`${file ?? ""}:${row ?? ""}:${column ?? ""}`, code, path].join(" ");
    });
}

describe("what a value is held against", () => {
  test.each<[string, string, Surroundings["files"], readonly string[]]>([
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
      "a name that is none",
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
    expect(await check(words, files)).toEqual(wanted);
  });

  test("standard input", async () => {
    expect(await check("--connector payments -", {}, wrong)).toEqual(["stdin:1:57 value/maximum $.params.limit"]);
  });
});

describe("recorded exchanges", () => {
  test.each<[string, readonly string[]]>([
    [`{"connector":"payments","request":${request}}`, []],
    [`{"connector":"payments","request":${wrong},"response":null}`, ["a.ndjson:1:91 value/maximum $.request.params.limit"]],
    [
      `{"connector":"payments","request":${request},"response":{"status":"failed","result":[]}}`,
      ["a.ndjson:1:116 value/const $.response.status"],
    ],
    [
      `{"connector":"payments","request":${request},"status":404,"response":{"message":1}}`,
      ["a.ndjson:1:130 value/type $.response.message"],
    ],
    [`{"connector":"paymnts","request":${request}}`, ["a.ndjson:1:14 target/unknown-connector $.connector"]],
    ['{"connector":"payments","request":{"a":[]},"response":{}}', ["a.ndjson:1:41 x"]],
  ])("%s", async (line, wanted) => {
    const found = await check("a.ndjson", { "a.ndjson": line });
    if (wanted[0]?.endsWith(" x") === true) expect(found.map((text) => text.split(" ")[1])).toContain("target/unknown-operation");
    else expect(found).toEqual(wanted);
  });

  test("in a HAR file are found by their addresses, and placed inside the text of their bodies", async () => {
    const call = (path: string, body: unknown, answer: unknown): object => ({
      request: { method: "POST", url: `https://gateway.example.test${path}?x=1`, postData: { text: JSON.stringify(body) } },
      response: { status: 200, content: { mimeType: "application/json", text: JSON.stringify(answer) } },
    });
    const definition = "e094cb9a-26de-4645-8761-65c0c425d1de";
    const created = { connector_definition_id: definition, auth_config: { api_key: "sk_test_EXAMPLE0000" }, name: "n" };
    const entries = [
      call("/api/v1/connectors/instances", created, { id: "inst_1" }),
      { request: { method: "GET", url: "https://elsewhere.example.test/" } },
      call("/api/v1/connectors/instances/inst_1/execute", { entity: "custmers", action: "list" }, {}),
    ];
    const har = JSON.stringify({ log: { entries } });
    const found = await check("a.har", { "a.har": har });
    const column = har.indexOf('\\"custmers') + 1;
    expect(found[0]).toBe(`a.har:1:${column} request/unknown-entity $.log.entries[2].request.postData.text.entity`);
    expect(await check("a.har", { "a.har": '{"log":{"entries":[]}}' })).toEqual(["a.har:1:19 input/no-payload $.log.entries"]);
  });
});

describe("how it is judged", () => {
  const tolerated = { "payments.records.Customer.json": '{"id":"cus_1","object":"customer"}' };

  test("the tolerant profile makes warnings of what real traffic does", async () => {
    const documented = await runCommand(["validate", "*.json"], { files: tolerated });
    const tolerant = await runCommand(["validate", "*.json", "--profile", "tolerant"], { files: tolerated });
    const strict = await runCommand(["validate", "*.json", "--profile", "tolerant", "--warnings-as-errors"], { files: tolerated });
    expect([documented.code, tolerant.code, strict.code]).toEqual([1, 0, 1]);
    expect(tolerant.stdout).toContain("warning field/missing");
    expect(strict.stdout).not.toContain("warning field/missing");
  });

  test("strict JSON", async () => {
    const files = { "payments.customers.list.params.json": '{"limit":5,"limit":6,"created":{"gte":9007199254740993}}' };
    expect(await check("*.json", files)).toEqual([]);
    expect(await check("*.json --strict-json", files)).toEqual([
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
  test("knows findings, fails on new ones and names those that are gone", async () => {
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

  test.each(["", "{}", '{"version":1,"findings":[{}]}', "[]"])("%j is none", async (text) => {
    const { code, stderr } = await runCommand(["validate", "a.json", "--baseline", "b.json"], {
      files: { "a.json": request, "b.json": text },
    });
    expect([code, stderr]).toEqual([2, "connector-gateway-spec: b.json is not a baseline\n  help: write one with --write-baseline\n"]);
  });
});

describe("broken input", () => {
  test.each<[string, string | Uint8Array, string]>([
    ["empty", "", "a.json:1:1 error input/empty: there is nothing in it"],
    ["UTF-16", Buffer.from("\ufeff{}", "utf16le"), "a.json:1:1 error input/encoding: it is UTF-16 (little endian); JSON is UTF-8"],
    ["no UTF-8", Uint8Array.of(0x22, 0xff, 0x22), "a.json:1:1 error input/encoding: the file is not UTF-8"],
    ["truncated", '{"a":', "a.json:1:6 error json/syntax: the text ends where a value is expected"],
    ["deep", "[".repeat(100_000), "a.json:1:100001 error json/syntax: the text ends where a value is expected"],
  ])("%s: one line, exit 1, and the next file is read", async (_what, content, wanted) => {
    const { code, stdout, stderr } = await runCommand(["validate", "a.json", "b.json"], { files: { "a.json": content, "b.json": wrong } });
    expect(stdout.split("\n")[0]).toBe(wanted);
    expect(stdout).toContain("b.json:1:57 error value/maximum");
    expect([code, stderr]).toEqual([1, ""]);
  });

  test("files that are not there, folders, patterns without files, and what cannot be read", async () => {
    const files = { "folder/a.txt": "" };
    const { code, stdout } = await runCommand(["validate", "-q", "nothing.json", "folder", "*.xml", "/proc/self/mem"], { files });
    expect(code).toBe(1);
    expect(stdout).toContain("nothing.json:1:1 error input/not-found: there is no such file\n");
    expect(stdout).toContain("folder:1:1 error input/folder: this is a folder\n");
    expect(stdout).toContain("*.xml:1:1 error input/no-match: no file matches this pattern\n");
    expect(stdout).toContain("error input/unreadable: the file cannot be read");
  });

  test("a byte order mark is no fault", async () => {
    expect(await check("a.json", { "a.json": `\ufeff${request}` })).toEqual([]);
  });

  test("100,000 levels of a valid value are judged", async () => {
    const deep = `{"entity":"customers","action":"list","params":{"created":{"gte":${"[".repeat(100_000)}${"]".repeat(100_000)}}}}`;
    expect(await check("a.json", { "a.json": deep })).toEqual(["a.json:1:66 value/type $.params.created.gte"]);
  });
});

describe("usage", () => {
  test.each<[string, string]>([
    ["validate a.json --as payments.custmers.list.params", "did you mean payments.customers.list.params?"],
    ["validate a.json --as payments.customers.list", "payments.customers.list.params"],
    ["validate a.json --connector payment", "did you mean payments?"],
    ["validate a.json -f json -o nowhere/x.json", "make its folder first"],
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

  test("a fault of the program is told apart", async () => {
    const stdin = { [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new TypeError("a fault with sk_live_CANARY")) }) };
    const { code, stderr } = await runCommand(["validate", "-"], { stdin });
    expect(code).toBe(3);
    expect(stderr).toContain("a fault of the program itself");
    expect(stderr).not.toContain("CANARY");
  });
});

describe("how it is told", () => {
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

  test("progress goes to a terminal on standard error only, and is taken away", async () => {
    const run = async (isTerminal: boolean): Promise<string> =>
      (await runCommand(["validate", "-"], { stdin: toChunks(...Array.from({ length: 9 }, () => `${request}\n`)), isTerminal })).stderr;
    expect(await run(false)).toBe("");
    expect(await run(true)).toMatch(/stdin: \d+ values, 0 MB, 0 errors.*\r\u001b\[2K$/s);
  });
});
