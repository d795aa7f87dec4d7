import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expandBraces, expandGlob, isGlob } from "../../../../templates/bin/input/glob.ts";

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
