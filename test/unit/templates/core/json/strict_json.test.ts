import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findStrictProblems, losesDigits } from "../../../../../templates/core/scan_json.ts";

function faults(text: string): string[] {
  return findStrictProblems(text).map(({ code, path, range }) => `${code} ${path.join(".")} ${text.slice(range.start, range.end)}`);
}

describe("strict JSON", () => {
  it.each([
    ['{"a":1,"a":2}', ['json/duplicate-key a "a"']],
    ['{"a":1,"\\u0061":2}', ['json/duplicate-key a "\\u0061"']],
    ['{"a":{"b":1},"c":{"b":2},"b":3}', []],
    ['[{"a":1},{"a":2}]', []],
    ['[{"x":{"a":1,"a":1}},{"a":1}]', ['json/duplicate-key 0.x.a "a"']],
    ['{"n":12345678901234567890}', ["json/lossy-number n 12345678901234567890"]],
    ["[1e400]", ["json/lossy-number 0 1e400"]],
  ])("finds in %s", (text, want) => {
    expect(faults(text)).toEqual(want);
  });

  it.each(["0", "-0", "1.0", "0.1", "1e3", "100", "1.50", "9007199254740991", "0.000001", "1E+2", "5e-324"])("keeps %s", (literal) => {
    expect(losesDigits(literal)).toBe(false);
  });

  it.each(["9007199254740993", "0.1000000000000000055511151231257827", "1e-400", "123456789.123456789123"])(
    "loses digits of %s",
    (literal) => {
      expect(losesDigits(literal)).toBe(true);
    },
  );

  it("keeps every number that JavaScript writes", () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => !losesDigits(JSON.stringify(value))));
  });
});
