import { describe, expect, test } from "vitest";
import { countOf } from "../../../../templates/core/count.ts";
import { isList, isObject, jsonPointer } from "../../../../templates/core/json_values.ts";

test.each([
  [{}, true, false],
  [Object.create(null), true, false],
  [[], false, true],
  [null, false, false],
  [undefined, false, false],
  ["a", false, false],
  [1, false, false],
  [() => 1, false, false],
])("%j is an object: %s, a list: %s", (value: unknown, object, list) => {
  expect([isObject(value), isList(value)]).toEqual([object, list]);
});

describe("jsonPointer", () => {
  test.each([
    [[], ""],
    [["a", 0, "b"], "/a/0/b"],
    [["a/b~c", ""], "/a~1b~0c/"],
  ])("of %j is %j", (path, want) => {
    expect(jsonPointer(path)).toBe(want);
  });
});

describe("countOf", () => {
  test.each([
    [0, "entities", "0 entities"],
    [1, "entities", "1 entity"],
    [2, "entities", "2 entities"],
  ])("%i %s", (count, plural, want) => {
    expect(countOf(count, "entity", plural)).toBe(want);
  });
});
