import fc from "fast-check";
import { expect, it, test } from "vitest";
import { readPhrase } from "../../../../templates/core/phrases.ts";
import { runs } from "../../../fixtures/property_runs.ts";

it.each([
  ["", []],
  ["plain", ["plain"]],
  ["pass `id` as `after`", ["pass ", { code: "id" }, " as ", { code: "after" }]],
  ["`id`", [{ code: "id" }]],
  ["an odd ` backtick", ["an odd ` backtick"]],
  ["nothing `` inside", ["nothing ", " inside"]],
])("the text %j is the phrase %j", (text, phrase) => {
  expect(readPhrase(text)).toEqual(phrase);
});

test("no text is lost or added", () => {
  const withoutBackticks = (text: string): string => text.replaceAll("`", "");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", " ", "`", "<", "\n") }), (text) => {
      const read = readPhrase(text).map((part) => (typeof part === "string" ? part : part.code));
      expect(withoutBackticks(read.join(""))).toBe(withoutBackticks(text));
    }),
    runs(60),
  );
});
