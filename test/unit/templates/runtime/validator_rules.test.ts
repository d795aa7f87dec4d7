import { describe, expect, test } from "vitest";
import { formatCheck } from "../../../../generator/resolve/model/formats.ts";
import type { Rule } from "../../../../templates/runtime/rules.ts";
import { tell, valueOf } from "../../../fixtures/validators.ts";
import { commaList } from "../../../../templates/runtime/comma_list.ts";
import {
  atLeast,
  atMost,
  charactersFrom,
  charactersUpTo,
  elementsFrom,
  elementsUpTo,
  matching,
} from "../../../../templates/core/constraints.ts";

const dateTime = formatCheck("date-time");
const uuid = formatCheck("uuid");

/** Each rule with values that hold, and values that do not with the code that they get. */
const cases: readonly { rule: Rule; good: readonly unknown[]; bad: readonly (readonly [value: unknown, code: string])[] }[] = [
  {
    rule: "string",
    good: ["", "a", "\u0000"],
    bad: [
      [1, "value/type"],
      [null, "value/null"],
      [undefined, "value/type"],
      [[], "value/type"],
    ],
  },
  {
    rule: "integer",
    good: [0, -0, 1.0, -5, 1e300],
    bad: [
      [1.5, "value/type"],
      ["1", "value/type"],
      [NaN, "value/type"],
      [Infinity, "value/type"],
      [1n, "value/type"],
    ],
  },
  {
    rule: "number",
    good: [0, 1.5, -1e-9],
    bad: [
      [NaN, "value/type"],
      [-Infinity, "value/type"],
      ["1.5", "value/type"],
      [true, "value/type"],
    ],
  },
  {
    rule: "boolean",
    good: [true, false],
    bad: [
      [0, "value/type"],
      ["true", "value/type"],
      [null, "value/null"],
    ],
  },
  {
    rule: "object",
    good: [{}, { a: 1n }, Object.create(null)],
    bad: [
      [[], "value/type"],
      [null, "value/null"],
      ["{}", "value/type"],
      [() => 1, "value/type"],
    ],
  },
  {
    rule: "array",
    good: [[], [undefined, 1n]],
    bad: [
      [{}, "value/type"],
      [{ length: 0 }, "value/type"],
      ["", "value/type"],
    ],
  },
  { rule: "any", good: [null, 1, "a", {}, [], undefined, 1n, NaN], bad: [] },
  { rule: "string | null", good: ["", null], bad: [[0, "value/type"]] },
  {
    rule: "string | integer | null",
    good: ["a", 1, null],
    bad: [
      [1.5, "value/type"],
      [true, "value/type"],
    ],
  },
  { rule: "object | any", good: [null, 1, {}], bad: [] },
  {
    rule: "array<string>",
    good: [[], ["a"]],
    bad: [
      [["a", 1], "value/type /1"],
      [[null], "value/null /0"],
      [null, "value/null"],
      [{}, "value/type"],
    ],
  },
  {
    rule: "array<object | null> | null",
    good: [null, [], [null, {}]],
    bad: [
      [["a"], "value/type /0"],
      [[[]], "value/type /0"],
    ],
  },
  { rule: "array<array<integer>>", good: [[[1], []]], bad: [[[[1, "a"]], "value/type /0/1"]] },
  {
    rule: { const: "customer" },
    good: ["customer"],
    bad: [
      ["Customer", "value/const"],
      [1, "value/const"],
      [null, "value/null"],
      [["customer"], "value/const"],
    ],
  },
  {
    rule: { const: 0 },
    good: [0, -0],
    bad: [
      [1, "value/const"],
      ["0", "value/const"],
      [false, "value/const"],
    ],
  },
  { rule: { const: "a", nullable: true }, good: ["a", null], bad: [["b", "value/const"]] },
  {
    rule: { enum: ["a", "b"] },
    good: ["a", "b"],
    bad: [
      ["c", "value/enum"],
      ["", "value/enum"],
      [1, "value/type"],
      [null, "value/null"],
    ],
  },
  {
    rule: { enum: ["a", 1, null] },
    good: ["a", 1, null],
    bad: [
      ["b", "value/enum"],
      [2, "value/enum"],
      [true, "value/type"],
    ],
  },
  { rule: { enum: ["a"], nullable: true }, good: ["a", null], bad: [["b", "value/enum"]] },
  {
    rule: { type: "integer", min: atLeast(1), max: atMost(100) },
    good: [1, 100, 50.0],
    bad: [
      [0, "value/minimum"],
      [101, "value/maximum"],
      [1.5, "value/type"],
    ],
  },
  { rule: { type: "number", min: atLeast(0.5) }, good: [0.5], bad: [[0.49, "value/minimum"]] },
  { rule: { type: "integer", min: atLeast(0) }, good: [0, -0], bad: [[-1, "value/minimum"]] },
  {
    rule: { type: "string", minLength: charactersFrom(2), maxLength: charactersUpTo(3) },
    good: ["ab", "abc", "😀😀", "😀😀😀"],
    bad: [
      ["a", "value/min-length"],
      ["😀", "value/min-length"],
      ["abcd", "value/max-length"],
      ["😀😀😀😀", "value/max-length"],
    ],
  },
  { rule: { type: "string", minLength: charactersFrom(1) }, good: ["\ud83d", "a"], bad: [["", "value/min-length"]] },
  {
    rule: { items: "string", minItems: elementsFrom(1), maxItems: elementsUpTo(2) },
    good: [["a"], ["a", "b"]],
    bad: [
      [[], "value/min-items"],
      [["a", "b", "c"], "value/max-items"],
    ],
  },
  { rule: { items: "any", maxItems: elementsUpTo(1), nullable: true }, good: [[], [undefined], null], bad: [[[1, 2], "value/max-items"]] },
  { rule: { items: { type: "integer", min: atLeast(1) } }, good: [[1]], bad: [[[1, 0], "value/minimum /1"]] },
  {
    rule: { values: "string" },
    good: [{}, { a: "b" }, { a: undefined }],
    bad: [
      [{ a: 1 }, "value/type /a"],
      [{ a: null }, "value/null /a"],
      [[], "value/type"],
    ],
  },
  { rule: { values: { items: "integer" }, nullable: true }, good: [null, { a: [1] }], bad: [[{ a: ["x"] }, "value/type /a/0"]] },
  {
    rule: { type: "string", pattern: matching("^sk_(test|live)_") },
    good: ["sk_test_1", "sk_live_"],
    bad: [
      ["pk_test_1", "value/pattern"],
      [" sk_test_1", "value/pattern"],
    ],
  },
  { rule: { type: "string", pattern: matching("b") }, good: ["abc"], bad: [["ac", "value/pattern"]] },
  { rule: { type: "string", pattern: matching("^.$") }, good: ["😀"], bad: [["ab", "value/pattern"]] },
  { rule: { type: "string", format: dateTime }, good: ["2024-02-29T00:00:00Z"], bad: [["2024-02-29", "value/format"]] },
  {
    rule: { type: "string", format: uuid },
    good: ["E094cb9a-26de-4645-8761-65c0c425d1de"],
    bad: [["urn:uuid:e094cb9a-26de-4645-8761-65c0c425d1de", "value/format"]],
  },
];

test.each(cases)("$rule", ({ rule, good, bad }) => {
  const validator = valueOf(rule);
  expect(good.map((value) => tell(validator, value))).toEqual(good.map(() => []));
  expect(bad.map(([value]) => tell(validator, value))).toEqual(bad.map(([, code]) => [code]));
});

describe("comma lists", () => {
  const closed = valueOf({ type: "string", list: commaList, enum: ["a", "ab", "b"], minItems: elementsFrom(1), maxItems: elementsUpTo(3) });

  test.each(["a", "ab", "a,b", "ab,a,b", "a,a"])("%j is valid", (value) => {
    expect(tell(closed, value)).toEqual([]);
  });

  test.each(["", ",", "a,", ",a", "a,,b", "a, b", " a", "abc", "A"])("%j names something that is not listed", (value) => {
    expect(tell(closed, value)).toEqual(["value/enum"]);
  });

  test("count their elements", () => {
    expect(tell(closed, "a,a,a,a")).toEqual(["value/max-items"]);
    const open = valueOf({ type: "string", list: commaList, minItems: elementsFrom(2), maxItems: elementsUpTo(3) });
    expect(["a", "a,b", "a,b,c", "a,b,c,d", "x, y"].map((value) => tell(open, value))).toEqual([
      ["value/min-items"],
      [],
      [],
      ["value/max-items"],
      [],
    ]);
  });

  test("are any string when nothing is said about the elements", () => {
    const any = valueOf({ type: "string | null", list: commaList });
    expect(["", ",", "a, b", null].map((value) => tell(any, value))).toEqual([[], [], [], []]);
    expect(tell(any, 1)).toEqual(["value/type"]);
  });
});

test("everything that is wrong with one string is reported at once", () => {
  const rule = valueOf({ type: "string", minLength: charactersFrom(3), pattern: matching("^a"), format: uuid });
  expect(tell(rule, "b")).toEqual(["value/min-length", "value/pattern", "value/format"]);
});

test("sparse arrays have elements that are no JSON values", () => {
  // oxlint-disable-next-line no-sparse-arrays
  expect(tell(valueOf("array<string | null>"), ["a", , null])).toEqual(["value/type /1"]);
});

test("a value must be listed and keep the other limits", () => {
  const rule = valueOf({ enum: ["a", "bb"], maxLength: charactersUpTo(1) });
  expect(tell(rule, "a")).toEqual([]);
  expect(tell(rule, "bb")).toEqual(["value/max-length"]);
  expect(tell(rule, "c")).toEqual(["value/enum"]);
  const numbers = valueOf({ enum: [1, 2], max: atMost(1) });
  expect([1, 2, 3, "1", null].map((value) => tell(numbers, value))).toEqual([
    [],
    ["value/maximum"],
    ["value/enum"],
    ["value/type"],
    ["value/null"],
  ]);
});
