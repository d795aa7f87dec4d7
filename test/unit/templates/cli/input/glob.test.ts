import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expandGlob, isGlob } from "../../../../../templates/cli/input/open_inputs.ts";
import { expandBraces, nameMatcher } from "../../../../../templates/cli/input/name_pattern.ts";

let folder = "";

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "glob-"));
  for (const path of [
    "a.json",
    "b.json",
    "c.txt",
    "x/a.json",
    "x/y/b.json",
    "x/y/z/c.json",
    ".hidden/d.json",
    "node_modules/e.json",
    "x/.f.json",
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "{}");
  }
  symlinkSync("..", join(folder, "x", "circle"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the files of a pattern", () => {
  test.each([
    ["*.json", ["a.json", "b.json"]],
    ["?.json", ["a.json", "b.json"]],
    ["[!a].json", ["b.json"]],
    ["{a,c}.*", ["a.json", "c.txt"]],
    ["**/*.json", ["a.json", "b.json", "x/a.json", "x/y/b.json", "x/y/z/c.json"]],
    ["x/**/c.json", ["x/y/z/c.json"]],
    ["x/*", ["x/a.json"]],
    ["./x/*/*.json", ["x/circle/a.json", "x/circle/b.json", "x/y/b.json"]],
    [".hidden/*.json", [".hidden/d.json"]],
    ["node_modules/*.json", ["node_modules/e.json"]],
    ["nothing/*.json", []],
    ["*.yaml", []],
  ])("%s", (pattern, wanted) => {
    expect(expandGlob(pattern, folder)).toEqual(wanted);
  });

  test("of an absolute pattern", () => {
    expect(expandGlob(`${folder}/*.txt`, "/")).toEqual([`${folder}/c.txt`]);
  });

  test("of any pattern are found without an error", () => {
    const patterns = fc
      .array(fc.constantFrom("*", "**", "/", "?", "[", "]", "!", "{", "}", ",", "a", ".", "^", "\\", "-", "("))
      .map((list) => list.join(""));
    fc.assert(fc.property(patterns, (pattern) => Array.isArray(expandGlob(`x/${pattern}`, folder))));
  });
});

test.each([
  ["a{b,c}d", ["abd", "acd"]],
  ["{a,{b,c}}", ["a", "b", "c"]],
  ["{a}{b,}", ["ab", "a"]],
  ["a{b", ["a{b"]],
])("braces of %s", (pattern, wanted) => {
  expect(expandBraces(pattern)).toEqual(wanted);
});

test.each([
  ["a.json", false],
  ["*.json", true],
  ["a{b,c}", true],
])("%s is a pattern: %s", (path, wanted) => {
  expect(isGlob(path)).toBe(wanted);
});

describe("patterns that are made to take long", () => {
  test.each([
    [`${"*a".repeat(200)}b`, "a".repeat(255)],
    [`${"*".repeat(2000)}b`, "a".repeat(255)],
    [`${"[a-z]*".repeat(300)}1`, "a".repeat(255)],
  ])("are matched in time: %.20s", (pattern, name) => {
    expect(nameMatcher(pattern)(name)).toBe(false);
  });

  test.each([
    ["{a,b}".repeat(24), "a pattern has more than 1000 alternatives in braces"],
    [`{${"a,".repeat(1001)}b}`, "a pattern has more than 1000 alternatives in braces"],
    ["{".repeat(5000), "a pattern is longer than 4096 characters"],
  ])("are refused: %.12s", (pattern, message) => {
    expect(() => expandBraces(pattern)).toThrow(message);
  });

  test("have any number of braces and sets that are none", () => {
    expect(expandBraces("{".repeat(4000))).toEqual(["{".repeat(4000)]);
    expect(expandBraces("{".repeat(2000) + "}".repeat(2000))).toEqual([""]);
    expect(nameMatcher("[".repeat(4000))("[".repeat(4000))).toBe(true);
  });

  test("that search all folders again and again find each file once", () => {
    expect(expandGlob("**/".repeat(40) + "*.json", folder)).toEqual(expandGlob("**/*.json", folder));
  });
});

test.each([
  ["[a-c]?", "bz", true],
  ["[!a-c]", "b", false],
  ["[a-]", "-", true],
  ["[]", "[]", true],
  ["*.*", "a.b.c", true],
  ["a*b*c", "aXbYbZc", true],
  ["a*b*c", "aXbYbZ", false],
  ["?", "😀", true],
])("%s for %s: %s", (pattern, name, wanted) => {
  expect(nameMatcher(pattern)(name)).toBe(wanted);
});

test("a name always matches itself and a star, and a pattern of its characters as question marks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1 }), (name) => {
      expect([nameMatcher(name)(name), nameMatcher("*")(name), nameMatcher(Array.from(name, () => "?").join(""))(name)]).toEqual([
        true,
        true,
        true,
      ]);
    }),
  );
});
