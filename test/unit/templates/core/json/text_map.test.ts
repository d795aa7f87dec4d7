import fc from "fast-check";
import { expect, test } from "vitest";
import { embeddedText } from "../../../../../templates/core/scan_json.ts";
import { lastAtMost } from "../../../../../templates/core/frame.ts";

test("places inside a string are places of the text around", () => {
  const outer = String.raw`{"text": "{\"a\": \"\u00e4\\n\", \"b\": 1}"}`;
  const start = outer.indexOf('"{');
  const { text, toOuter } = embeddedText(outer, { start, end: outer.length - 1 });
  expect(text).toBe(String.raw`{"a": "ä\n", "b": 1}`);
  const inner = text.indexOf("1}");
  const { start: place } = toOuter({ start: inner, end: inner + 1 });
  expect(outer.slice(place, place + 2)).toBe("1}");
});

test("every character without an escape is found again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (inner, before) => {
      const outer = `${before.replaceAll('"', "")}${JSON.stringify(inner)}`;
      const start = outer.length - JSON.stringify(inner).length;
      const { text, toOuter } = embeddedText(outer, { start, end: outer.length });
      expect(text).toBe(inner);
      for (let offset = 0; offset < text.length; offset += 1) {
        const range = toOuter({ start: offset, end: offset + 1 });
        expect(JSON.parse(`"${outer.slice(range.start, range.end)}"`)).toBe(text[offset]);
      }
    }),
  );
});

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [9, 2],
  [100, 2],
])("the last of 0, 5, 9 that is at most %i", (limit, wanted) => {
  expect(lastAtMost([0, 5, 9], limit)).toBe(wanted);
});
