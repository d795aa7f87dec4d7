import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { emitManifest, listedPaths } from "../../../../../generator/write/finishing/manifest.ts";
import { CHARACTER } from "../../../../fixtures/character.ts";

const files = [
  { path: "b/c.js", text: "two\n" },
  { path: "a.js", text: "one é\n" },
];
const inputs = new Map([["spec/gateway.yaml", "gateway: G\n"]]);

test("lists every file with its hash, sorted by code unit", () => {
  const { path, text } = emitManifest({ version: "1.2.3", inputs, files });
  expect(path).toBe("manifest.json");
  expect(JSON.parse(text)).toEqual({
    generator: "connector-gateway-generator",
    version: "1.2.3",
    input: expect.stringMatching(/^[0-9a-f]{64}$/u) as string,
    files: {
      "a.js": createHash("sha256").update("one é\n", "utf8").digest("hex"),
      "b/c.js": createHash("sha256").update("two\n", "utf8").digest("hex"),
    },
  });
  expect(text.indexOf('"a.js"')).toBeLessThan(text.indexOf('"b/c.js"'));
});

test("does not depend on the order of inputs and files", () => {
  const more = new Map([
    ["spec/a.yaml", "1"],
    ["spec/b.yaml", "2"],
  ]);
  const turned = new Map([...more].reverse());
  expect(emitManifest({ version: "1", inputs: more, files })).toEqual(
    emitManifest({ version: "1", inputs: turned, files: [...files].reverse() }),
  );
});

test("hashes texts and paths separately", () => {
  const hashOf = (entries: [string, string][]): unknown => emitManifest({ version: "1", inputs: new Map(entries), files }).text;
  expect(
    new Set([
      hashOf([["a", "bc"]]),
      hashOf([["ab", "c"]]),
      hashOf([
        ["a", ""],
        ["b", "c"],
      ]),
      hashOf([]),
    ]).size,
  ).toBe(4);
});

test("can be read back", () => {
  const { text } = emitManifest({ version: "1.2.3", inputs, files });
  expect([...listedPaths(text)].sort()).toEqual(["a.js", "b/c.js", "manifest.json"]);
  expect([...listedPaths(text.replaceAll("\n", "\r\n"))].sort()).toEqual(["a.js", "b/c.js", "manifest.json"]);
});

test.each(["../a.js", "/etc/hosts", "a//b", "a/../b", "", ".staging/lock", "a/.hidden", "C:\\x", "a\\b"])(
  "ignores the listed path %s",
  (path) => {
    expect([...listedPaths(`    ${JSON.stringify(path)}: "${"0".repeat(64)}"\n`)]).toEqual(["manifest.json"]);
  },
);

test("lists only paths inside the package, whatever the text", () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER }), (path) => {
      const listed = listedPaths(`{\n    "${path}": "${"0".repeat(64)}"\n}`);
      for (const found of listed) expect(found).toMatch(/^[A-Za-z0-9_][A-Za-z0-9_./-]*$/u);
    }),
  );
});
