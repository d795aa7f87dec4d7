import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { describe as describeValue, type Described } from "../../../../../templates/core/catalog/described.ts";
import { readCatalog, runCommand } from "../../../../fixtures/command_line.ts";
import { emptyFolder, put } from "../../../../fixtures/package_folder.ts";
import { junitErrors } from "../../../../fixtures/junit_schema.ts";
import { sarifErrors } from "../../../../fixtures/sarif_schema.ts";

const files = {
  "dir with blank/ä.json": '{\n  "entity": "customers",\n  "action": "list",\n  "params": { "limit": 500, "emial": "jo@example.com" }\n}\n',
  "ok.json": '{"entity":"customers","action":"list"}',
};

function entryAt(path: readonly string[]): { readonly text: string; readonly entry: Described } {
  const entry = describeValue(readCatalog(), "payments.customers.list.request", path);
  return { text: `${entry.description ?? ""} · ${entry.section ?? ""}`, entry };
}

/** What the catalog says: these tests are about the reports, so they take its limits and texts from it. */
const limit = entryAt(["params", "limit"]);
const operation = entryAt(["params"]);
const maximum = limit.entry.type?.kind === "scalar" ? String(limit.entry.type.max) : "";

async function report(format: string, ...words: readonly string[]): Promise<string> {
  return (await runCommand(["validate", "**/*.json", "--connector", "payments", "-f", format, ...words], { files })).stdout;
}

test("pretty", async () => {
  expect(await report("pretty"))
    .toBe(`dir with blank/ä.json:4:24 error value/maximum: \`params.limit\` must be at most ${maximum} at $.params.limit
  3 |   "action": "list",
  4 |   "params": { "limit": 500, "emial": "jo@example.com" }
    |                        ^^^
  5 | }
  catalog: payments.customers.list.request · ${limit.text}

dir with blank/ä.json:4:29 error params/unknown: \`params.emial\` is not a parameter of payments.customers.list; did you mean \`email\`? at $.params.emial
  3 |   "action": "list",
  4 |   "params": { "limit": 500, "emial": "jo@example.com" }
    |                             ^^^^^^^
  5 | }
  catalog: payments.customers.list.request · ${operation.text}

2 errors in 2 values of 2 files
`);
  expect(await report("pretty", "--quiet")).not.toContain("2 errors in");
});

test("json", async () => {
  const { summary, findings } = JSON.parse(await report("json")) as Readonly<Record<string, unknown>>;
  expect(summary).toMatchObject({ files: 2, values: 2, errors: 2, warnings: 0, known: 0, hidden: 0 });
  expect(findings).toMatchObject([
    {
      severity: "error",
      code: "value/maximum",
      file: "dir with blank/ä.json",
      line: 4,
      column: 24,
      endLine: 4,
      endColumn: 27,
      path: "$.params.limit",
      pointer: "/params/limit",
      message: `\`params.limit\` must be at most ${maximum}`,
      address: "payments.customers.list.request",
      catalog: { section: limit.entry.section, description: limit.entry.description, origin: "stated" },
    },
    { code: "params/unknown" },
  ]);
});

test("markdown", async () => {
  expect(await report("markdown")).toContain("- dir with blank/ä.json:4:24: **error** `value/maximum` `params.limit` must be at most");
  expect(await report("markdown")).toMatch(/\n\n2 errors in 2 values of 2 files\n$/u);
  expect(await report("markdown", "--quiet")).not.toContain("2 errors in");
});

test("github", async () => {
  expect((await report("github")).split("\n")[0]).toBe(
    `::error file=dir with blank/ä.json,line=4,col=24,endLine=4,endColumn=27,title=value/maximum::dir with blank/ä.json:4:24: \`params.limit\` must be at most ${maximum} at $.params.limit%0Acatalog: payments.customers.list.request · ${limit.text}`,
  );
});

describe("github inside a workspace", () => {
  test.each([
    ["unknown", "", "a.json"],
    ["the working folder", "work/sub/folder", "a.json"],
    ["above it", "work", "sub/folder/a.json"],
    ["below it", "work/sub/folder/deep", "a.json"],
    ["elsewhere", "other", "a.json"],
  ])("that is %s", async (_what, root, wanted) => {
    const folder = emptyFolder();
    const cwd = join(folder, "work/sub/folder");
    put(cwd, "a.json", '{"entity":"customers","action":"list","params":1}');
    const environment = { GITHUB_WORKSPACE: root === "" ? "" : join(folder, root) };
    const { stdout } = await runCommand(["validate", "-f", "github", "a.json"], { cwd, environment });
    expect(stdout).toMatch(new RegExp(`^::error file=${wanted},line=1,`));
    expect(stdout).toContain("::a.json:1:48: ");
  });
});

describe("sarif", () => {
  test("has one result a finding, with relative addresses, rules with help and fingerprints", async () => {
    const log: unknown = JSON.parse(await report("sarif"));
    expect(sarifErrors(log)).toEqual([]);
    expect(log).toMatchObject({
      version: "2.1.0",
      runs: [
        {
          columnKind: "utf16CodeUnits",
          tool: {
            driver: {
              rules: [
                { id: "params/unknown", help: {} },
                { id: "value/maximum", help: {} },
              ],
            },
          },
          results: [
            {
              ruleId: "value/maximum",
              ruleIndex: 1,
              level: "error",
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: "dir%20with%20blank/%C3%A4.json" },
                    region: { startLine: 4, startColumn: 24, endColumn: 27 },
                  },
                },
              ],
              partialFingerprints: { "connectorGatewaySpec/v1": expect.stringMatching(/^[0-9a-f]{24}$/) as unknown },
            },
            { ruleId: "params/unknown", ruleIndex: 0 },
          ],
        },
      ],
    });
  });

  test("has the level of a rule from its results", async () => {
    const levels = async (severity: string): Promise<unknown> => {
      const { runs } = JSON.parse(await report("sarif", "--severity", `params/unknown=${severity}`)) as {
        readonly runs: readonly [{ readonly tool: { readonly driver: { readonly rules: readonly object[] } } }];
      };
      return runs[0].tool.driver.rules;
    };
    expect(await levels("error")).toMatchObject([{ defaultConfiguration: { level: "error" } }, {}]);
    expect(await levels("warning")).toMatchObject([
      { defaultConfiguration: { level: "warning" } },
      { defaultConfiguration: { level: "error" } },
    ]);
  });

  test("a log that is not SARIF is refused by the schema of this test", () => {
    expect(
      sarifErrors({ version: "2.1.0", runs: [{ tool: { driver: {} }, results: [{ message: {}, level: "bad" }] }] }).length,
    ).toBeGreaterThan(2);
  });
});

describe("junit", () => {
  test("is a suite for each file", async () => {
    const xml = await report("junit");
    expect(await junitErrors(xml)).toEqual([]);
    expect(xml.match(/<testsuite /g)).toHaveLength(2);
    expect(xml).toContain('tests="2" failures="2" errors="0"');
    expect(xml).toContain('<testcase name="is valid" classname="ok.json" time="0"/>');
  });

  test("a report that is not JUnit is refused by the schema of this test", async () => {
    expect(await junitErrors("<testsuites><testsuite name='a'/></testsuites>")).not.toEqual([]);
  });
});
