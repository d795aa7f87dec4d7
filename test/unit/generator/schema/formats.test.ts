import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatNamed } from "../../../../generator/resolve/model/formats.ts";
import { allOf, stringPattern } from "../../../../generator/schema/json_schema.ts";
import { countElements, strayElement } from "../../../../templates/runtime/comma_list.ts";
import { exactly } from "../../../../templates/core/credentials.ts";
import { scalar } from "../../../fixtures/model_builders.ts";
import { anyText } from "../print/hostile_texts.ts";

function matches(pattern: string | undefined, text: string): boolean {
  return pattern === undefined || new RegExp(pattern, "u").test(text);
}

describe("the patterns of formats", () => {
  test.each([
    ["2025-03-14T09:26:53Z", true],
    ["2025-03-14t09:26:53.123456+05:30", true],
    ["2024-02-29T00:00:00-00:00", true],
    ["2000-02-29T00:00:00Z", true],
    ["1990-12-31T23:59:60Z", true],
    ["1990-12-31T15:59:60-08:00", true],
    ["2025-02-29T00:00:00Z", false],
    ["1900-02-29T00:00:00Z", false],
    ["2025-04-31T00:00:00Z", false],
    ["2025-13-01T00:00:00Z", false],
    ["2025-03-14T24:00:00Z", false],
    ["2025-03-14T09:26:60Z", false],
    ["2025-03-14 09:26:53Z", false],
    ["2025-03-14T09:26:53", false],
    ["2025-03-14T09:26:53+24:00", false],
    ["2025-03-14T09:26Z", false],
    ["2025-03-14", false],
    ["2025-03-14T09:26:53Z\n", false],
    ["٢٠٢٥-03-14T09:26:53Z", false],
  ])("date-time: %j is %s", (text, want) => {
    expect(matches(formatNamed("date-time").pattern, text)).toBe(want);
  });

  test.each([
    ["e094cb9a-26de-4645-8761-65c0c425d1de", true],
    ["E094CB9A-26DE-4645-8761-65C0C425D1DE", true],
    ["urn:uuid:e094cb9a-26de-4645-8761-65c0c425d1de", false],
    ["{e094cb9a-26de-4645-8761-65c0c425d1de}", false],
    ["e094cb9a26de4645876165c0c425d1de", false],
    ["g094cb9a-26de-4645-8761-65c0c425d1de", false],
  ])("uuid: %j is %s", (text, want) => {
    expect(matches(formatNamed("uuid").pattern, text)).toBe(want);
  });
});

describe("stringPattern", () => {
  test("is left out where a string may be anything", () => {
    expect(stringPattern(scalar("string"))).toBeUndefined();
    expect(stringPattern(scalar("string", { commaList: {} }))).toBeUndefined();
    expect(stringPattern(scalar("string", { commaList: { knownValues: ["a"] } }))).toBeUndefined();
  });

  test("demands all there is to demand", () => {
    const pattern = stringPattern(scalar("string", { pattern: "^a|z$", commaList: { minItems: 2, maxItems: 3 } }));
    expect(["a,b", "a,b,c", "b,z"].filter((text) => !matches(pattern, text))).toEqual([]);
    expect(["a", "b,c", "a,b,c,d", "z"].filter((text) => matches(pattern, text))).toEqual([]);
  });

  test("speaks of the elements of a closed comma list as the engine does", () => {
    const element = fc.constantFrom("a", "ab", "+a", "-a", "a b", "", "a.b", "x");
    const text = fc.array(element, { maxLength: 5 }).map((elements) => elements.join(","));
    const limits = fc.record({ minItems: fc.integer({ min: 1, max: 3 }), maxItems: fc.integer({ min: 3, max: 4 }) });
    const values = fc.option(fc.constant(["a", "ab", "+a", "-a", "a b", "a.b"] as const), { nil: undefined });
    fc.assert(
      fc.property(text, limits, values, (given, { minItems, maxItems }, allowed) => {
        const type = scalar("string", { commaList: { minItems, maxItems, ...(allowed && { values: allowed }) } });
        const count = countElements(given);
        const want = strayElement(given, allowed) === undefined && count >= minItems && count <= maxItems;
        expect(matches(stringPattern(type), given)).toBe(want);
      }),
    );
  });
});

describe("exactly", () => {
  test("matches the text and no other", () => {
    fc.assert(
      fc.property(anyText(), anyText(), (text, other) => {
        const pattern = `^(?:${exactly(text)})$`;
        expect(matches(pattern, text)).toBe(true);
        expect(matches(pattern, other)).toBe(text === other);
      }),
    );
  });
});

describe("allOf", () => {
  test("finds each pattern wherever it would be found alone", () => {
    const patterns = ["^a", "b$", "c", "\\n"];
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("a", "b", "c", "\n", "d") }), (text) => {
        expect(matches(allOf(patterns), text)).toBe(patterns.every((pattern) => matches(pattern, text)));
      }),
    );
  });
});
