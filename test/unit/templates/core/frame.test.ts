import { expect, test } from "vitest";
import { frameRows, type FrameLine } from "../../../../templates/core/frame.ts";

function print(...lines: readonly FrameLine[]): readonly string[] {
  return frameRows(lines).map(({ gutter, text }) => `${gutter} ${text}`);
}

const whole = { cutBefore: false, cutAfter: false };

test.each<[what: string, line: FrameLine, want: readonly string[]]>([
  ["a mark", { number: 7, text: "abc", ...whole, mark: { before: "a", marked: "bc" } }, ["7 | abc", "  |  ^^"]],
  ["an empty mark", { number: 7, text: "abc", ...whole, mark: { before: "abc", marked: "" } }, ["7 | abc", "  |    ^"]],
  ["no mark", { number: 7, text: "abc", ...whole }, ["7 | abc"]],
  ["cut lines", { number: 7, text: "abc", cutBefore: true, cutAfter: true, mark: { before: "a", marked: "b" } }, ["7 | …abc…", "  |   ^"]],
  ["emoji", { number: 7, text: "😀b", ...whole, mark: { before: "😀", marked: "b" } }, ["7 | 😀b", "  |   ^"]],
  ["combining marks", { number: 7, text: "e\u0301b", ...whole, mark: { before: "e\u0301", marked: "b" } }, ["7 | e\u0301b", "  |  ^"]],
])("%s", (_, line, want) => {
  expect(print(line)).toEqual(want);
});

test("the numbers of several lines are aligned", () => {
  expect(print({ number: 9, text: "a", ...whole }, { number: 10, text: "b", ...whole, mark: { before: "", marked: "b" } })).toEqual([
    " 9 | a",
    "10 | b",
    "   | ^",
  ]);
});

test("only the row below the text is a mark", () => {
  const rows = frameRows([
    { number: 7, text: "abc", ...whole, mark: { before: "a", marked: "b" } },
    { number: 8, text: "d", ...whole },
  ]);
  expect(rows.map(({ isMark }) => isMark)).toEqual([false, true, false]);
});

test("there may be no lines", () => {
  expect(frameRows([])).toEqual([]);
});
