import fc from "fast-check";
import { expect, test } from "vitest";
import { escapeInvisible, escapeInvisibleInLines } from "../../../../templates/core/safe_text.ts";
import { CHARACTER } from "../../../fixtures/character.ts";

test.each([
  ["plain ä 😀 中", "plain ä 😀 中"],
  ["a\u001b[31m", String.raw`a\u001b[31m`],
  ["a\u202eb\u200bc", String.raw`a\u202eb\u200bc`],
  ["a\u3164b", String.raw`a\u3164b`],
  ["a\ud800b", String.raw`a\ud800b`],
  ["a\u{e0041}b", String.raw`a\udb40\udc41b`],
  ["a\tb\n", String.raw`a\u0009b\u000a`],
])("%j is written %s", (text, want) => {
  expect(escapeInvisible(text)).toBe(want);
});

test("tabs and line feeds may stay, carriage returns not", () => {
  expect(escapeInvisibleInLines("a\tb\r\n\u0000")).toBe(String.raw`a	b\u000d` + "\n" + String.raw`\u0000`);
});

test("no character that Unicode calls invisible is left", () => {
  const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Variation_Selector}]/u;
  const left: string[] = [];
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (invisible.test(character) && escapeInvisible(character) === character) left.push(code.toString(16));
  }
  expect(left).toEqual([]);
});

test("a JSON reader reads the text that was escaped", () => {
  fc.assert(
    fc.property(fc.string({ unit: CHARACTER }), (text) => {
      expect(JSON.parse(escapeInvisible(JSON.stringify(text)))).toBe(text);
    }),
  );
});
