import fc from "fast-check";
import { expect, test } from "vitest";
import { markdownCell, markdownCodes, markdownText } from "../../../../generator/print/markdown.ts";

test.each([
  ["plain text", "plain text"],
  ["two\n  lines ", "two lines"],
  ["`code_name` and snake_case and _em_", "`code_name` and snake_case and \\_em\\_"],
  ["a ` alone", "a \\` alone"],
  ["a `` b", "a  b"],
  ["<script>[x](y) *b* # h", "\\<script\\>\\[x\\](y) \\*b\\* \\# h"],
  ["- item", "\\- item"],
  ["1. item", "1\\. item"],
  ["bi\u202edi", "bi\\\\u202edi"],
])("%j -> %s", (text, want) => {
  expect(markdownText(text)).toBe(want);
});

test("names", () => {
  expect(markdownCodes(["a", "b`c\nd"])).toBe("`a`, `b c d`");
  expect(markdownCodes(["bi\u202edi"])).toBe("`bi\\u202edi`");
});

test("in a table", () => {
  expect(markdownCell("a | `b|c` <")).toBe("a \\| `b\\|c` \\<");
});

/** What is left to a reader of Markdown when escaped characters and code are taken out. */
function markupOf(text: string): string {
  return text.replace(/\\.|`[^`]+`/gu, "");
}

test("no text makes a line, a tag or a link", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("`", "<", "[", "\n", "a", "|", "\\", " ", "\u2028") }), (text) => {
      expect(markupOf(markdownText(text))).not.toMatch(/[<[`\n\u2028]/u);
    }),
  );
});
