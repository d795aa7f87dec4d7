import { describe, expect, test } from "vitest";
import { FORMATS } from "../../../../../templates/core/report.ts";
import { compareTexts, HIGHER_LIMIT, LOWER_LIMIT, packed, shopText } from "../../../../fixtures/compared_catalogs.ts";
import { runCommand } from "../../../../fixtures/command_line.ts";

/** What the JSON report has that these tests look at. */
interface Report {
  readonly for: string;
  readonly required: string;
  readonly failed: boolean;
  readonly versions: unknown;
  readonly declarations: string;
  readonly stale: readonly unknown[];
  readonly version?: unknown;
  readonly changes: readonly Readonly<Record<string, unknown>>[];
}

const shop = shopText("1.0.0");

async function report(old: string, next: string, ...words: readonly string[]): Promise<Report> {
  const { stdout, stderr } = await compareTexts(old, next, ["--format", "json", ...words]);
  expect(stderr).toBe("");
  return JSON.parse(stdout) as Report;
}

describe("exit codes", () => {
  test.each<[about: string, next: string, words: readonly string[], want: number]>([
    ["nothing has changed", shop, [], 0],
    ["something breaks callers", shopText("1.0.0", LOWER_LIMIT), [], 1],
    ["a limit gives implementers something to do", shopText("1.0.0", HIGHER_LIMIT), [], 0],
    ["that is nothing to callers", shopText("1.0.0", HIGHER_LIMIT), ["--for", "caller"], 0],
    ["it does break implementers", shopText("1.0.0", HIGHER_LIMIT), ["--for", "implementer"], 1],
    ["only a text has changed", shopText("1.0.0", ["What was ordered.", "Orders."]), [], 0],
  ])("%s", async (_about, next, words, want) => {
    expect((await compareTexts(shop, next, words)).code).toBe(want);
  });

  test.each<[version: string, edits: readonly (readonly [string, string])[], want: number]>([
    ["2.0.0", [LOWER_LIMIT], 0],
    ["1.1.0", [LOWER_LIMIT], 1],
    ["1.0.0", [LOWER_LIMIT], 1],
    ["1.0.1", [["What was ordered.", "Orders."]], 0],
    ["1.0.0", [["What was ordered.", "Orders."]], 1],
    ["1.0.0", [], 0],
    ["0.9.0", [], 1],
  ])("with --check-version, version %s for %j", async (version, edits, want) => {
    expect((await compareTexts(shop, shopText(version, ...edits), ["--check-version"])).code).toBe(want);
  });
});

describe("json", () => {
  test("has all changes with both verdicts, and the version step that they need", async () => {
    const found = await report(shop, shopText("1.1.0", LOWER_LIMIT));
    expect(found).toMatchObject({ for: "both", required: "major", failed: true, declarations: "not_compared", stale: [] });
    expect(found.versions).toEqual({ old: "1.0.0", new: "1.1.0" });
    expect(found.changes.map(({ address, pointer, direction }) => [address, pointer, direction])).toEqual([
      ["shop.orders.list.params", "/limit", "request"],
      ["shop.returns.list.params", "/limit", "request"],
    ]);
    for (const change of found.changes) {
      expect(change).toMatchObject({ caller: "breaking", message: expect.any(String) as string, position: { file: "new.json" } });
      expect(Object.keys(change)).toEqual(
        expect.arrayContaining(["id", "code", "address", "pointer", "direction", "caller", "implementer"]),
      );
    }
  });

  test.each([
    ["none", []],
    ["patch", [["What was ordered.", "Orders."]]],
    ["major", [LOWER_LIMIT]],
  ] as const)("needs the step %s", async (want, edits) => {
    expect((await report(shop, shopText("1.0.0", ...edits))).required).toBe(want);
  });

  test("has the verdict on the versions if requested", async () => {
    const found = await report(shop, shopText("1.1.0", LOWER_LIMIT), "--check-version");
    expect(found.version).toEqual({ step: "minor", needed: "major", isEnough: false });
    expect(await report(shop, shop)).not.toHaveProperty("version");
  });
});

describe("usage", () => {
  test.each<[words: string, message: string, help: string]>([
    ["compare", "compare needs two catalogs", "for instance: compare old.tgz new.tgz"],
    ["compare old.json", "there is only one", "for instance"],
    ["compare a b c", "there are 3", "for instance"],
    ["compare old.json new.json --for callers", 'unknown value "callers" for --for', "did you mean caller?"],
    ["compare old.json new.json --format yaml", 'unknown value "yaml" for --format', FORMATS.join(", ")],
    ["compare old.json new.json --acept x", "unknown option --acept", "did you mean --accept?"],
    ["compare old.json new.json --accept", "--accept needs a value", "write --accept <value>"],
    ["compare old.json new.json --accept none.json", "the file of accepted breaks none.json cannot be read (ENOENT)", "leave out --accept"],
  ])("%s", async (words, message, help) => {
    const { code, stdout, stderr } = await runCommand(words.split(" "), { files: { "old.json": shop, "new.json": shop } });
    expect([code, stdout]).toEqual([2, ""]);
    const [first = "", second = ""] = stderr.split("\n");
    expect(first).toContain(message);
    expect(second).toContain(help);
  });

  test("has help", async () => {
    const { code, stdout } = await runCommand(["compare", "--help"]);
    expect(code).toBe(0);
    for (const option of ["--for", "--format", "--check-version", "--accept"]) expect(stdout).toContain(option);
  });
});

describe("what is compared", () => {
  const next = shopText("1.0.0", LOWER_LIMIT);
  const files = { "old.json": shop, "new.json": next, "old/catalog.json": shop, "new/catalog.json": next, "any name": next };
  const tarballs = { "old.tgz": packed({ "catalog.json": shop }), "new.tgz": packed({ "catalog.json": next }) };

  test.each(["old.json new.json", "old new", "old.tgz new.tgz", "old.json any name", "old new.tgz", "./old/catalog.json new/"])(
    "%s",
    async (sides) => {
      const [old = "", ...rest] = sides.split(" ");
      const { code, stdout } = await runCommand(["compare", old, rest.join(" ")], { files: { ...files, ...tarballs } });
      expect(code).toBe(1);
      expect(stdout).toContain("breaking for callers");
    },
  );

  const broken = JSON.stringify({ ...(JSON.parse(shop) as object), connectors: [{ id: 1 }] });
  const newer = JSON.stringify({ ...(JSON.parse(shop) as object), languageVersion: 1000 });
  test.each<[about: string, content: string | Uint8Array, message: string]>([
    ["an empty file", "", "bad:1:1 is not JSON: the text ends where a value is expected"],
    ["a text that is not JSON", "{\n  x", "bad:2:3 is not JSON: expected a key in double quotes"],
    ["another JSON", "[1]", "bad is not a catalog: it must be an object"],
    ["an object of another kind", '{"name":"x"}', "bad is not a catalog: /gateway must be an object"],
    ["a connector with a wrong key", broken, "bad is not a catalog: /connectors/0/id must be a string"],
    ["a catalog that is too new", newer, "bad has version 1000 of the catalog's language; this program knows versions up to 1"],
    ["UTF-16", Buffer.from("\ufeff{}", "utf16le"), "bad: the file is UTF-16 (little endian); JSON must be UTF-8"],
    ["a tarball without a catalog", packed({ "README.md": "x" }), "bad has no catalog.json"],
    ["a tarball with a broken catalog", packed({ "catalog.json": "{" }), "catalog.json of bad:1:2 is not JSON"],
  ])("%s is one message", async (_about, content, message) => {
    for (const sides of [
      ["bad", "new.json"],
      ["new.json", "bad"],
    ]) {
      const { code, stdout, stderr } = await runCommand(["compare", ...sides], { files: { "new.json": shop, bad: content } });
      expect([code, stdout]).toEqual([2, ""]);
      expect(stderr).toContain(`connector-gateway-spec: ${message}`);
      expect(stderr).toMatch(/^[^\n]+\n {2}help: [^\n]+\n$/u);
    }
  });

  test.each([
    ["nowhere", "nowhere does not exist"],
    ["empty", "the folder empty has no catalog.json"],
  ])("%s", async (name, message) => {
    const { code, stderr } = await runCommand(["compare", name, "new.json"], { files: { "new.json": shop, "empty/a.txt": "" } });
    expect([code, stderr.split("\n")[0]]).toEqual([2, `connector-gateway-spec: ${message}`]);
  });

  test("a catalog of 2,000 levels is refused, not read to the end", async () => {
    const deep = `{"kind":"array","nullable":false,"items":`.repeat(2000);
    const text = shop.replace(/"type":\{[^{}]*\}/u, `"type":${deep}{"kind":"any"}${"}".repeat(2000)}`);
    const { code, stderr } = await compareTexts(shop, text);
    expect(code).toBe(2);
    expect(stderr).toContain("must be nested less than 200 deep");
  });
});
