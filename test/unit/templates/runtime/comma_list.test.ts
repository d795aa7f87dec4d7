import { expect, test } from "vitest";
import { countElements } from "../../../../templates/runtime/comma_list.ts";

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
