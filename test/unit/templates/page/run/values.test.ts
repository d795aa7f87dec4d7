import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  canShow,
  firstValue,
  hiddenValue,
  isShownAtOnce,
  otherFields,
  printText,
  readNumber,
  withOtherFields,
} from "../../../../../templates/page/run/form/input_kinds.ts";
import { fieldOf, isSameJson, valueAt, withField } from "../../../../../templates/page/run/form/values.ts";
import type { PageInput } from "../../../../../templates/page/shared/page_data.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

describe("a field of an object", () => {
  test.each([
    ["is added at the end", { a: 1 }, "b", 2, '{"a":1,"b":2}'],
    ["changes in its place", { a: 1, b: 2 }, "a", 3, '{"a":3,"b":2}'],
    ["is taken out", { a: 1, b: 2 }, "a", undefined, '{"b":2}'],
    ["is not there to be taken out", { a: 1 }, "b", undefined, '{"a":1}'],
    ["can be called __proto__", {}, "__proto__", 1, '{"__proto__":1}'],
  ])("%s", (_title, holder, name, value, want) => {
    expect(JSON.stringify(withField(holder, name, value))).toBe(want);
  });

  test("is read back, whatever its name", () => {
    fc.assert(
      fc.property(fc.string(), fc.jsonValue(), (name, value) => {
        const json = JSON.parse(JSON.stringify(value)) as null;
        expect(fieldOf(withField({}, name, json), name)).toEqual(json);
        expect(fieldOf(withField(withField({}, name, json), name, undefined), name)).toBeUndefined();
      }),
      runs(60),
    );
  });

  test("is not what objects inherit", () => {
    expect(fieldOf({}, "toString")).toBeUndefined();
    expect(fieldOf(undefined, "a")).toBeUndefined();
  });
});

test.each([
  [["a", "b", 1], 2],
  [["a", "b", 5], undefined],
  [["a", 0], undefined],
  [["x"], undefined],
  [[], { a: { b: [1, 2] } }],
])("the value at %j is %j", (path, want) => {
  expect(valueAt({ a: { b: [1, 2] } }, path)).toEqual(want);
});

test.each([
  [1, 1, true],
  [{ a: [1] }, { a: [1] }, true],
  [{ a: [1] }, { a: [2] }, false],
  [undefined, undefined, true],
  [null, {}, false],
  ["1", 1, false],
])("whether %j is the same as %j: %j", (one, other, want) => {
  expect(isSameJson(one, other)).toBe(want);
});

const text: PageInput = { kind: "text" };
const number: PageInput = { kind: "number", minimum: 3 };
const choice: PageInput = { kind: "choice", values: ["a", null, 2] };

describe("an input", () => {
  test.each<[PageInput, null | boolean | number | string | object, boolean]>([
    [text, "", true],
    [text, 1, false],
    [number, 1.5, true],
    [number, "1", false],
    [{ kind: "boolean" }, false, true],
    [{ kind: "boolean" }, "false", false],
    [choice, null, true],
    [choice, "b", false],
    [{ kind: "words" }, "a,b", true],
    [{ kind: "words" }, ["a"], false],
    [{ kind: "list", items: text }, [], true],
    [{ kind: "list", items: text }, "a", false],
    [{ kind: "object", fields: [] }, {}, true],
    [{ kind: "object", fields: [] }, [], false],
    [{ kind: "json" }, [null], true],
  ])("%j shows %j: %j", (input, value, want) => {
    expect(canShow(input, value as null)).toBe(want);
  });

  test.each<[PageInput]>([
    [text],
    [number],
    [choice],
    [{ kind: "boolean" }],
    [{ kind: "words" }],
    [{ kind: "list", items: text }],
    [{ kind: "json" }],
  ])("shows the value that a new element has: %j", (input) => {
    expect(canShow(input, firstValue(input))).toBe(true);
  });

  test("begins a number at its minimum", () => expect(firstValue(number)).toBe(3));
});

test.each([
  ["12", 12],
  [" 1.50 ", 1.5],
  ["1e3", 1000],
  ["", undefined],
  [" ", undefined],
  ["1x", undefined],
  ["Infinity", undefined],
])("the text %j is the number %j", (written, want) => {
  expect(readNumber(written)).toBe(want);
});

test("a number is read from what is printed of it", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(readNumber(printText(value))).toBe(value === 0 ? 0 : value);
    }),
    runs(60),
  );
});

test.each([
  ["", "Sent as an empty text."],
  [null, "Sent as null."],
  ["a", undefined],
  [0, undefined],
  [undefined, undefined],
])("what a control does not show of %j: %j", (value, want) => {
  expect(hiddenValue(value)).toBe(want);
});

describe("fields that a shape does not have", () => {
  test("are found", () => expect(otherFields(["a"], { a: 1, b: 2 })).toEqual({ b: 2 }));
  test("are not there", () => expect(otherFields(["a"], { a: 1 })).toBeUndefined());
  test("take the place of the old ones", () => expect(withOtherFields(["a"], { a: 1, b: 2 }, { c: 3 })).toEqual({ a: 1, c: 3 }));
  test("never replace those of the shape", () => expect(withOtherFields(["a"], { a: 1 }, { a: 9, c: 3 })).toEqual({ a: 1, c: 3 }));
});

test.each([
  [{ name: "a", required: true } as const, {}, true],
  [{ name: "a" }, { a: null }, true],
  [{ name: "a" }, {}, false],
])("%j with %j is shown at once: %j", (field, value, want) => {
  expect(isShownAtOnce(field, value)).toBe(want);
});
