import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonText, safeLine, safeLines, safeText, xmlText } from "../../../../templates/core/safe_text.ts";

test.each([
  ["plain ä 😀", "plain ä 😀"],
  ["a\u001b[31m", String.raw`a\u001b[31m`],
  ["a\u202eb", String.raw`a\u202eb`],
  ["a\ud800b", String.raw`a\ud800b`],
  ["a\u{e0041}b", String.raw`a\udb40\udc41b`],
  ["##[error]", String.raw`#\u0023[error]`],
  ["a\nb\tc", "a\nb\tc"],
])("%j is shown as %j", (text, wanted) => {
  expect(safeText(text)).toBe(wanted);
});

test("one line", () => {
  expect(safeLine("a\nb\tc\r")).toBe(String.raw`a\nb c\u000d`);
});

test("XML", () => {
  expect(xmlText(`<a b="c" d='e'>&\u0000`)).toBe(String.raw`&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;&amp;\u0000`);
});

describe("JSON", () => {
  test("keeps every value", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(jsonText(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test("holds hidden characters as escapes", () => {
    expect(jsonText({ a: "\u202e##[x" })).toBe(String.raw`{"a":"\u202e#\u0023[x"}`);
  });
});

test.each([
  ["a text\nof two lines", "a text\nof two lines"],
  ["::error::x", "\\u003a:error::x"],
  ["one\n  ::error::x", "one\n  \\u003a:error::x"],
  ["a::b ::c", "a::b ::c"],
  ["##[error]x\u001b[31m", "#\\u0023[error]x\\u001b[31m"],
])("%j as safe lines is %j", (text, want) => {
  expect(safeLines(text)).toBe(want);
});
