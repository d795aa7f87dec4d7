import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { compareTexts, LOWER_LIMIT, packed, shopText } from "../../../../fixtures/compared_catalogs.ts";
import { runCommand } from "../../../../fixtures/command_line.ts";
import { junitErrors } from "../../../../fixtures/junit_schema.ts";
import { sarifErrors } from "../../../../fixtures/sarif_schema.ts";

const shop = shopText("1.0.0");
const next = shopText(
  "1.1.0",
  LOWER_LIMIT,
  ["note: string | null", "memo: string, left: boolean | null"],
  ["What was ordered.", "All orders."],
);

async function print(format: string, ...words: readonly string[]): Promise<string> {
  return (await compareTexts(shop, next, ["--format", format, ...words])).stdout;
}

/** The lines and columns of the catalogs change with the printer; the values at them are tested below. */
function withoutPositions(text: string): string {
  return text.replaceAll(/(?<=\.json:)\d+:\d+/gu, "#").replaceAll(/line=\d+,col=\d+/gu, "#");
}

describe("pretty", () => {
  test("groups changes by what they mean, and folds those that say the same", async () => {
    expect(withoutPositions(await print("pretty")))
      .toBe(`3 breaking for callers, 1 to do for implementers, 1 compatible, 1 without effect on programs (version step: major)

Breaking for callers
  shop
    \`note\` of shop.records.Order is removed
      old.json:#
      id: field/removed:shop.records.Order/note
    \`limit\` of 2 operations must now be at most 50 (100 before)
      shop.orders.list, shop.returns.list
      new.json:#

To do for implementers
  shop
    \`memo\` of shop.records.Order is new and always present
      new.json:#
      id: field/added:shop.records.Order/memo

Compatible
  shop
    \`left\` of shop.records.Order is new
      new.json:#

Without effect on programs
  shop
    shop.orders has other texts, such as descriptions and examples
      new.json:#
`);
  });

  test("shows the breaks of one side only, if requested", async () => {
    const text = await print("pretty", "--for", "implementer");
    expect(text).toMatch(/^1 breaking for implementers, 4 compatible, 1 without effect/u);
    expect(text).not.toContain("for callers");
  });

  test("says what version the changes need", async () => {
    expect(await print("pretty", "--check-version")).toMatch(
      /\nerror version\/too-small: the version step 1\.0\.0 → 1\.1\.0 is too small: the changes need a major step, and there is only a minor one\n {2}help: the next version is at least 2\.0\.0\n$/u,
    );
    const { stdout } = await compareTexts(shop, next.replace('"version":"1.1.0"', '"version":"x"'), ["--check-version"]);
    expect(stdout).toContain('error version/unreadable: the versions "1.0.0" and "x" cannot be compared');
    expect((await compareTexts(next, shop, ["--check-version"])).stdout).toContain("1.1.0 → 1.0.0 is too small");
    const major = shopText("2.0.0", LOWER_LIMIT);
    expect((await compareTexts(shop, major, ["--check-version"])).stdout).toContain("the version step 1.0.0 → 2.0.0 is large enough");
  });

  test("has colors in a terminal", async () => {
    expect((await compareTexts(shop, next, [], { isTerminal: true })).stdout).toContain("\u001b[31m");
  });

  test("says that nothing has changed, and what was not compared", async () => {
    expect((await compareTexts(shop, shop)).stdout).toBe(
      "no changes\n\nnote declaration/skipped: only the catalogs were compared, not the types of packages\n",
    );
  });
});

describe("junit and ndjson", () => {
  test("have a failure for each break, and a line for each change", async () => {
    const report = await print("junit");
    expect(await junitErrors(report)).toEqual([]);
    expect(report.match(/<failure /gu)).toHaveLength(3);
    const entries = (await print("ndjson")).trimEnd().split("\n");
    expect(entries.map((line) => (JSON.parse(line) as { readonly code: string }).code)).toContain("max/narrowed");
  });
});

describe("markdown", () => {
  test("is a section of a change log", async () => {
    expect(await print("markdown")).toBe(`## 1.1.0

### Breaking for callers

- **shop**
  - \`note\` of shop.records.Order is removed
  - \`limit\` of 2 operations must now be at most 50 (100 before): shop.orders.list, shop.returns.list

### To do for implementers

- **shop**
  - \`memo\` of shop.records.Order is new and always present

### Added

- **shop**
  - \`left\` of shop.records.Order is new

Changes of texts, examples and order: 1.
`);
  });

  test("says so if there is nothing to say", async () => {
    expect((await compareTexts(shop, shop, ["-f", "markdown"])).stdout).toBe("## 1.0.0\n\nNo changes.\n");
  });

  test("shows marks of Markdown in values as they are", async () => {
    const text = (await compareTexts(shop, shopText("1.0.0", ["oldest", '"*a* <b> [c](d) _e_ | ~f"']), ["-f", "markdown"])).stdout;
    expect(text).toContain(String.raw`\*a\* &lt;b\> \[c\](d) \_e\_ \| \~f`);
  });

  test("stays short with hundreds of changes", async () => {
    const fields = Array.from({ length: 200 }, (_, index) => `field_${index}: { type: integer, max: 9 }`).join(", ");
    const [before, after] = [fields, fields.replaceAll("max: 9", "max: 8")].map((all) =>
      shopText("1.0.0", ["limit: { type: integer, max: 100 }", all]),
    );
    const text = (await compareTexts(before ?? "", after ?? "", ["-f", "markdown"])).stdout;
    expect(text.split("\n").length).toBeLessThan(210);
    expect(text).toContain("`field_7` of 2 operations");
  });
});

describe("github", () => {
  test("has an error for each break, and the summary", async () => {
    expect(withoutPositions(await print("github")))
      .toBe(`::error file=old.json,#,title=field/removed::\`note\` of shop.records.Order is removed%0Aid: field/removed:shop.records.Order/note
::error file=new.json,#,title=max/narrowed::\`limit\` of 2 operations must now be at most 50 (100 before): shop.orders.list, shop.returns.list
::error file=new.json,#,title=field/added::\`memo\` of shop.records.Order is new and always present%0Aid: field/added:shop.records.Order/memo
3 breaking for callers, 1 to do for implementers, 1 compatible, 1 without effect on programs (version step: major)
`);
  });

  test("is the default in a workflow, with files relative to the repository", async () => {
    const { stdout } = await compareTexts(shop, next, [], { environment: { GITHUB_ACTIONS: "true" } });
    expect(stdout).toMatch(/^::error file=/u);
  });

  test("has warnings for breaks that the version allows", async () => {
    const { code, stdout } = await compareTexts(shop, shopText("2.0.0", LOWER_LIMIT), ["-f", "github", "--check-version"]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^::warning file=new\.json/u);
    expect(stdout).not.toContain("::error");
  });
});

describe("sarif", () => {
  test("has one result a change, with its position, and is valid", async () => {
    const log = JSON.parse(await print("sarif", "--check-version")) as SarifLog;
    expect(sarifErrors(log)).toEqual([]);
    const [{ results, tool }] = log.runs;
    expect(results.map(({ ruleId, level }) => [ruleId, level])).toEqual(
      expect.arrayContaining([
        ["max/narrowed", "error"],
        ["field/added", "warning"],
        ["field/added-optional", "note"],
        ["text/changed", "note"],
        ["version/too-small", "error"],
      ]),
    );
    for (const { ruleId, ruleIndex } of results) expect(tool.driver.rules[ruleIndex]?.id).toBe(ruleId);
  });

  test("suppresses accepted breaks", async () => {
    const accepted = [{ id: "field/removed:shop.records.Order/note", reason: "Nobody reads it.", expires: "2030-01-01" }];
    const files = { "a.json": JSON.stringify({ accepted }) };
    const { stdout } = await compareTexts(shop, next, ["-f", "sarif", "--accept", "a.json"], { files });
    expect(sarifErrors(JSON.parse(stdout))).toEqual([]);
    expect(stdout).toContain('"justification": "Nobody reads it."');
  });

  test("is valid without changes and without positions", async () => {
    expect(sarifErrors(JSON.parse((await compareTexts(shop, shop, ["-f", "sarif"])).stdout))).toEqual([]);
    const files = { "old.tgz": packed({ "catalog.json": shop }), "new.tgz": packed({ "catalog.json": next }) };
    const { stdout } = await runCommand(["compare", "old.tgz", "new.tgz", "-f", "sarif"], { files });
    expect(sarifErrors(JSON.parse(stdout))).toEqual([]);
    expect(stdout).not.toContain("physicalLocation");
  });
});

interface SarifLog {
  readonly runs: readonly [
    {
      readonly results: readonly { readonly ruleId: string; readonly ruleIndex: number; readonly level: string }[];
      readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
    },
  ];
}

describe("json", () => {
  const schema = JSON.parse(readFileSync(join(import.meta.dirname, "../../../../../templates/cli/compare.schema.json"), "utf8")) as object;
  const ajv = new Ajv2020({ strict: true, allErrors: true }).addSchema(schema);
  const errorsOf = (value: unknown, part = "Report"): unknown => {
    ajv.validate(`urn:connector-gateway-spec:compare#/$defs/${part}`, value);
    return ajv.errors ?? [];
  };
  const id = "field/removed:shop.records.Order/note";

  test.each([
    [[], next],
    [["--check-version"], next],
    [["--check-version"], next.replace('"version":"1.1.0"', '"version":"x"')],
    [["--accept", "accepted.json"], next],
    [["--accept", "expired.json"], next],
    [["--accept", "accepted.json"], shop],
  ])("fits its schema with %j", async (words, after) => {
    const entry = { id, reason: "Nobody reads it.", expires: "2030-01-01" };
    const [accepted, expired] = [entry, { ...entry, expires: "1960-01-01" }].map((one) => ({ accepted: [one] }));
    expect([errorsOf(accepted, "AcceptedBreaks"), errorsOf({ accepted: [{ id }] }, "AcceptedBreaks")]).toEqual([[], expect.anything()]);
    const files = { "accepted.json": JSON.stringify(accepted), "expired.json": JSON.stringify(expired) };
    const { stdout } = await compareTexts(shop, after, ["--format", "json", ...words], { files });
    expect(errorsOf(JSON.parse(stdout))).toEqual([]);
  });
});

describe("positions", () => {
  /** The texts at the positions of all changes, by address and pointer. */
  async function textsAt(old: string, after: string): Promise<Readonly<Record<string, string>>> {
    const { stdout } = await compareTexts(old, after, ["-f", "json"]);
    const files: Readonly<Record<string, string>> = { "old.json": old, "new.json": after };
    const { changes } = JSON.parse(stdout) as { readonly changes: readonly PlacedChange[] };
    return Object.fromEntries(
      changes.map(({ address, pointer, position: { file, line, column } }) => [
        `${address}${pointer}`,
        `${file} ${files[file]?.split("\n")[line - 1]?.slice(column - 1, column + 14) ?? ""}`,
      ]),
    );
  }

  test("are those of the thing in the new catalog, or in the old one if it is gone", async () => {
    const texts = await textsAt(shop, next);
    expect(texts["shop.orders.list.params/limit"]).toBe('new.json {"name":"limit"');
    expect(texts["shop.records.Order/memo"]).toBe('new.json {"name":"memo",');
    expect(texts["shop.records.Order/note"]).toBe('old.json {"name":"note",');
    expect(texts["shop.orders"]).toBe("new.json {");
  });
});

interface PlacedChange {
  readonly address: string;
  readonly pointer: string;
  readonly position: { readonly file: string; readonly line: number; readonly column: number };
}
