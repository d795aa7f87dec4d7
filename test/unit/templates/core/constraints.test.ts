import { Ajv } from "ajv";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { multipleFrom } from "../../../../generator/resolve/model/constraints.ts";
import { charactersFrom, charactersUpTo, multipleOf, toDecimal } from "../../../../templates/core/constraints.ts";
import { tell, valueOf } from "../../../fixtures/validators.ts";
import { runs } from "../../../fixtures/property_runs.ts";

const ajv = new Ajv();

/** Whether a number is a multiple of another one, by the digits of both. */
function isMultiple(value: number, step: number): boolean {
  return fractionOf(value) % fractionOf(step) === 0n;
}

/** A number with up to 20 decimal places as an integer. */
function fractionOf(value: number): bigint {
  const [whole = "", fraction = ""] = (/e-/.test(String(value)) ? value.toFixed(20) : String(value)).split(".");
  return BigInt(whole + fraction.padEnd(20, "0"));
}

const integer = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
const step = fc.constantFrom(0.01, 0.05, 0.1, 0.25, 0.3, 0.001, 1, 2, 7, 1.5, 2.5, 1e-7, 1e20);
const decimal = fc.tuple(integer, fc.integer({ min: 0, max: 4 })).map(([digits, places]) => Number(`${digits}e-${places}`));

describe("multipleOf", () => {
  it.each<[value: number, step: number, want: boolean]>([
    [0.07, 0.01, true],
    [0.1 + 0.2, 0.1, false],
    [0.3, 0.1, true],
    [19.99, 0.01, true],
    [4.35, 0.01, true],
    [1.005, 0.01, false],
    [0, 0.01, true],
    [-0, 5, true],
    [-15, 5, true],
    [7, 5, false],
    [2.5, 5, false],
    [7.5, 2.5, true],
    [1e-7, 1e-7, true],
    [1.5e-7, 1e-7, false],
    [1e300, 2, true],
    [1e300, 0.01, true],
    [1e300, 3, false],
    [5e-324, 0.01, false],
    [Number.MAX_SAFE_INTEGER, 1, true],
  ])("%d of %d: %s", (value, of, want) => {
    expect(multipleOf(of).accepts(value)).toBe(want);
  });

  it("accepts exactly the decimal multiples", () => {
    fc.assert(
      fc.property(decimal, step, (value, of) => {
        expect(multipleOf(of).accepts(value)).toBe(isMultiple(value, of));
      }),
      runs(400),
    );
  });

  it("accepts a number of steps, however it is written", () => {
    fc.assert(
      fc.property(integer, fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 0, max: 6 }), (times, digits, places) => {
        const value = Number(`${BigInt(times) * BigInt(digits)}e-${places}`);
        // Binary numbers tell decimals of 15 digits apart.
        fc.pre(Math.abs(times * digits) < 1e15);
        expect(multipleOf(Number(`${digits}e-${places}`)).accepts(value)).toBe(true);
      }),
      runs(400),
    );
  });

  it("agrees with AJV about integers, and refuses no decimal that AJV accepts", () => {
    const compiled = new Map<number, (value: unknown) => boolean>();
    const validateWith = (of: number): ((value: unknown) => boolean) => {
      const validate = compiled.get(of) ?? ajv.compile({ type: "number", multipleOf: of });
      compiled.set(of, validate);
      return validate;
    };
    fc.assert(
      fc.property(integer, fc.integer({ min: 1, max: 99 }), (value, of) => {
        expect(multipleOf(of).accepts(value)).toBe(validateWith(of)(value));
      }),
    );
    fc.assert(
      fc.property(decimal, step, (value, of) => {
        if (validateWith(of)(value)) expect(multipleOf(of).accepts(value)).toBe(true);
      }),
    );
  });

  it("says what the number must be, and expects the limit", () => {
    const { issues } = valueOf({ type: "number", multipleOf: multipleOf(0.01) }).check(0.005) as { issues: readonly object[] };
    expect(issues).toEqual([
      {
        code: "value/multiple-of",
        severity: "error",
        path: [],
        pointer: "",
        message: "The value must be a multiple of 0.01",
        expected: 0.01,
      },
    ]);
  });

  it("does not apply to strings of a union", () => {
    expect(tell(valueOf({ type: "string | number", multipleOf: multipleOf(2), minLength: charactersFrom(2) }), "ab")).toEqual([]);
    expect(tell(valueOf({ type: "string | number", multipleOf: multipleOf(2), minLength: charactersFrom(2) }), 3)).toEqual([
      "value/multiple-of",
    ]);
    expect(tell(valueOf({ type: "string | number", multipleOf: multipleOf(2), minLength: charactersFrom(2) }), "5")).toEqual([
      "value/min-length",
    ]);
  });
});

describe("toDecimal", () => {
  it.each<[number, readonly [bigint, number]]>([
    [0, [0n, 0]],
    [7, [7n, 0]],
    [0.07, [7n, -2]],
    [-12.5, [-125n, -1]],
    [1e21, [1n, 21]],
    [1.5e-7, [15n, -8]],
  ])("%d", (value, want) => {
    expect(toDecimal(value)).toEqual(want);
  });
});

describe("multipleFrom", () => {
  it.each<[least: number, multipleOf: number, isWhole: boolean, want: number]>([
    [1, 5, false, 5],
    [5, 5, false, 5],
    [-7, 5, false, -5],
    [0.005, 0.01, false, 0.01],
    [1.1, 0.1, false, 1.1],
    [1, 1.5, false, 1.5],
    [1, 1.5, true, 3],
    [1, 0.25, true, 1],
    [2.2, 0.3, true, 3],
  ])("%d with %d (whole: %s) is %d", (least, of, isWhole, want) => {
    expect(multipleFrom(least, { multipleOf: of, isWhole })).toBe(want);
  });

  it("is a multiple that is not less, and the one before it is less", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), step, (digits, of) => {
        const least = digits / 1000;
        const found = multipleFrom(least, { multipleOf: of, isWhole: false });
        expect(multipleOf(of).accepts(found)).toBe(true);
        expect(found).toBeGreaterThanOrEqual(least);
        expect(found - of).toBeLessThan(least + of / 2 ** 20);
      }),
    );
  });
});

describe("lengths", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "😀", "\ud83d", "\ude00", "é"), maxLength: 12 });

  it("count code points", () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 12 }), (given, limit) => {
        const count = Array.from(given).length;
        expect(charactersFrom(limit).accepts(given)).toBe(count >= limit);
        expect(charactersUpTo(limit).accepts(given)).toBe(count <= limit);
      }),
      runs(400),
    );
  });

  it.each([1e9, 1e21, Number.MAX_VALUE])("may be as large as %d", (limit) => {
    expect([charactersFrom(limit).accepts("a"), charactersUpTo(limit).accepts("a")]).toEqual([false, true]);
  });
});
