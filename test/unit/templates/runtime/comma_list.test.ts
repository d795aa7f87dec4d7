import { expect, test } from "vitest";
import { countElements, strayElement } from "../../../../templates/runtime/comma_list.ts";

test.each([
  ["", 1],
  ["a", 1],
  ["a,b", 2],
  [",a", 2],
  [",", 2],
  ["a,,b,", 4],
])("%j is a list of %i elements", (text, want) => {
  expect(countElements(text)).toBe(want);
});

test.each([
  ["ab", undefined],
  ["a,b,ab", undefined],
  ["abc,a", "abc"],
  ["a,,b", ""],
  ["b,x,y", "x"],
])("the first element of %j that is not a, ab or b is %j", (text, want) => {
  expect(strayElement(text, ["a", "ab", "b", 1])).toBe(want);
});
