import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pathFilter } from "../../../../../templates/cli/input/paths.ts";

const folder = "/projects/shop";

describe("a pattern without / names files and folders at any depth", () => {
  test.each([
    ["a.json", "a.json", true],
    ["a.json", "x/y/a.json", true],
    ["*.draft.json", "x/a.draft.json", true],
    ["*.draft.json", "x/a.json", false],
    ["drafts", "drafts/a.json", true],
    ["drafts", "x/drafts/y/a.json", true],
    ["drafts/", "x/drafts/y/a.json", true],
    ["./drafts", "x/drafts/y/a.json", true],
    ["drafts", "x/drafts.json", false],
    ["{old,drafts}", "x/old/a.json", true],
    ["[ab].json", "b.json", true],
    ["?.json", "ab.json", false],
    ["*", "a.json", true],
    ["*", "../a.json", true],
    ["a", "../b/c.json", false],
  ])("%s names %s: %s", (pattern, path, wanted) => {
    expect(pathFilter([pattern], folder)(`${folder}/${path}`)).toBe(wanted);
  });
});

describe("a pattern with / is relative to its folder", () => {
  test.each([
    ["payloads/*.json", "payloads/a.json", true],
    ["payloads/*.json", "payloads/x/a.json", false],
    ["payloads/*.json", "x/payloads/a.json", false],
    ["./payloads/*.json", "payloads/a.json", true],
    ["payloads/x", "payloads/x/y/a.json", true],
    ["payloads/x/", "payloads/x/a.json", true],
    ["payloads/**/*.json", "payloads/a.json", true],
    ["payloads/**/*.json", "payloads/x/y/a.json", true],
    ["payloads/**/y/*.json", "payloads/x/y/z/y/a.json", true],
    ["payloads/**/y/*.json", "payloads/x/y/z/a.txt", false],
    ["payloads/**", "payloads/a.json", true],
    ["payloads/**", "payloads", false],
    ["**/drafts/**", "x/drafts/a.json", true],
    ["**/drafts/**", "drafts/a.json", true],
    ["**", "a.json", true],
    ["**/a/**/b", "a/x/b/c/a.json", true],
    ["**/a/**/b", "b/a/c", false],
    ["../other/*.json", "../other/a.json", true],
    ["/projects/shop/x/*.json", "x/a.json", true],
    ["/projects/other/*.json", "x/a.json", false],
    ["/projects/shop", "x/a.json", true],
    ["{a,b}/*.json", "b/x.json", true],
    [String.raw`payloads\*.json`, "payloads/a.json", true],
  ])("%s names %s: %s", (pattern, path, wanted) => {
    expect(pathFilter([pattern], folder)(`${folder}/${path}`.replace("/projects/shop/..", "/projects"))).toBe(wanted);
  });
});

test("several patterns add up, and no patterns name nothing", () => {
  expect(pathFilter(["a.json", "b.json"], folder)(`${folder}/b.json`)).toBe(true);
  expect(pathFilter([], folder)(`${folder}/b.json`)).toBe(false);
  expect(pathFilter(["", ".", "./"], folder)(`${folder}/b.json`)).toBe(false);
});

test("a path names itself and everything in it", () => {
  const step = fc.stringMatching(/^[a-z0-9_.-]{1,6}$/).filter((text) => !/^\.+$/.test(text));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), fc.array(step, { maxLength: 3 }), (steps, more) => {
      const filter = pathFilter([steps.join("/")], folder);
      expect(filter([folder, ...steps, ...more].join("/"))).toBe(true);
      expect(pathFilter([`**/${steps.join("/")}`], folder)([folder, ...more, ...steps].join("/"))).toBe(true);
    }),
  );
});

test("any pattern is tried in time", () => {
  const parts = fc.constantFrom("*", "**", "/", "a", "[", "]", "{", "}", ",", "?", "..", "\\");
  fc.assert(
    fc.property(fc.array(parts), (pattern) => typeof pathFilter([pattern.join("")], folder)(`${folder}/a/a/a/b.json`) === "boolean"),
  );
  const deep = `${folder}/${"a/".repeat(400)}b`;
  expect(pathFilter([`${"**/a/".repeat(100)}c`], folder)(deep)).toBe(false);
});
