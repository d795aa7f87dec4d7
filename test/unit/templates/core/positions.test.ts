import { expect, test } from "vitest";
import { lastAtMost, positionAt } from "../../../../templates/core/frame.ts";

test.each([
  [-1, { line: 1, column: 1 }],
  [0, { line: 1, column: 1 }],
  [3, { line: 1, column: 4 }],
  [4, { line: 2, column: 1 }],
  [6, { line: 3, column: 1 }],
  [9, { line: 3, column: 4 }],
])("offset %i is at %j", (offset, want) => {
  expect(positionAt([0, 4, 6], offset)).toEqual(want);
});

test.each([
  [[], 5, 0],
  [[7], 5, 0],
  [[1, 5, 9], 0, 0],
  [[1, 5, 9], 4, 0],
  [[1, 5, 9], 5, 1],
  [[1, 5, 9], 8, 1],
  [[1, 5, 9], 9, 2],
  [[1, 5, 9], 99, 2],
])("of %j the last at most %i has the index %i", (numbers, limit, want) => {
  expect(lastAtMost(numbers, limit)).toBe(want);
});
