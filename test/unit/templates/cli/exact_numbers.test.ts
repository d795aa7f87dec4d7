import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { keepNumbers } from "../../../../templates/core/exact_numbers.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const numbers = keepNumbers("MARK");

/** What a text becomes when it is parsed and printed. */
function printed(text: string): string {
  return numbers.restore(JSON.stringify(numbers.parse(text)?.value ?? JSON.parse(text)));
}

describe("a number keeps its digits", () => {
  test.each([
    "9007199254740993",
    "-12345678901234567890",
    "0.1000000000000000055511151231257827",
    "12345678.901234567890",
    "1.0",
    "-3.50",
    "1e400",
    "1E5",
    "2e-7",
    "-0",
    "-0.0",
  ])("%s", (number) => {
    for (const text of [`[${number}]`, `{"a":${number}}`, `{"a":[1,{"b":${number},"c":"x"}]}`, `[1,${number},2]`])
      expect(printed(text)).toBe(text);
  });

  test("beside spaces and line breaks", () => {
    expect(printed('{ "a" :\n -0 , "b": [ 1.10 ] }')).toBe('{"a":-0,"b":[1.10]}');
  });
});

test.each([
  '{"a":[1,-2.5,0,1e+21,0.30000000000000004,123456789012345]}',
  '{"a":"1.0","b":"x:1.50,","c":" 9007199254740993"}',
  "[]",
  "null",
])("nothing is kept of %s", (text) => {
  expect(numbers.parse(text)?.value ?? JSON.parse(text)).toEqual(JSON.parse(text));
  expect(printed(text)).toBe(JSON.stringify(JSON.parse(text)));
});

test("any JSON with numbers in any spelling is printed as it came", () => {
  const number = fc.stringMatching(/^-?(?:0|[1-9]\d{0,24})(?:\.\d{1,24})?(?:[eE][+-]?\d{1,3})?$/);
  const { json } = fc.letrec<{ json: string }>((tie) => ({
    json: fc.oneof(
      { depthSize: "small" },
      number,
      fc.string({ unit: "binary" }).map((text) => JSON.stringify(text)),
      fc.array(tie("json")).map((items) => `[${items.join(",")}]`),
      fc
        .uniqueArray(fc.tuple(fc.string(), tie("json")), { selector: ([name]) => name })
        .map((fields) => `{${fields.map(([name, value]) => `${JSON.stringify(`k${name}`)}:${value}`).join(",")}}`),
    ),
  }));
  fc.assert(
    fc.property(json, (text) => {
      expect(printed(`[${text}]`)).toBe(`[${text}]`);
    }),
    runs(200),
  );
});
