import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scanJson } from "../../../../../templates/core/scan_json.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

/** Every value of the text as `path=text`. */
function values(text: string): string[] {
  const found: string[] = [];
  const fault = scanJson(text, { onValue: (path, { start, end }) => found.push(`${path.join(".")}=${text.slice(start, end)}`) });
  return fault === undefined ? found : [`${String(fault.offset)}: ${fault.message}`];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

describe("a walk over JSON", () => {
  it.each([
    ["1", ["=1"]],
    [
      ' {"a": [1, {"b": null}], "c": "x" } ',
      ["a.0=1", "a.1.b=null", 'a.1={"b": null}', 'a=[1, {"b": null}]', 'c="x"', '={"a": [1, {"b": null}], "c": "x" }'],
    ],
    ["[[],{}]", ["0=[]", "1={}", "=[[],{}]"]],
    ['{"a\\u0062": true}', ["ab=true", '={"a\\u0062": true}']],
  ])("meets every value of %s", (text, want) => {
    expect(values(text)).toEqual(want);
  });

  it.each([
    ["", "0: the text ends where a value is expected"],
    ["[1,", "3: the text ends where a value is expected"],
    ["[1 2]", "3: expected a comma or ]"],
    ['{"a":1 "b"', "7: expected a comma or }"],
    ["{a:1}", "1: expected a key in double quotes"],
    ['{"a" 1}', "5: expected a colon after the key"],
    ['["abc', "1: unclosed string"],
    ['["a\nb"]', "1: raw control character or invalid escape in this string"],
    ["nul", "0: expected a value"],
    ["1 2", "2: unexpected text after the JSON value"],
    ["[1,]", "3: expected a value"],
    ["01", "1: unexpected text after the JSON value"],
  ])("stops at the fault of %j", (text, want) => {
    expect(values(text)).toEqual([want]);
  });

  it("accepts and refuses what JSON.parse accepts and refuses", () => {
    const nearlyJson = fc
      .json()
      .chain((text) =>
        fc
          .tuple(fc.nat(text.length), fc.constantFrom("", ",", "}", "]", '"', "0", " ", "\\", "\u0001"))
          .map(([at, extra]) => text.slice(0, at) + extra + text.slice(at + 1)),
      );
    fc.assert(
      fc.property(fc.oneof(fc.json(), nearlyJson), (text) => {
        expect(scanJson(text, {}) === undefined).toBe(isJson(text));
      }),
      runs(200),
    );
  });

  it("does not mind 100,000 levels of nesting", () => {
    const depth = 100_000;
    let deepest = 0;
    expect(
      scanJson("[".repeat(depth) + "]".repeat(depth), { onValue: (path) => (deepest = Math.max(deepest, path.length)) }),
    ).toBeUndefined();
    expect(deepest).toBe(depth - 1);
  });
});
