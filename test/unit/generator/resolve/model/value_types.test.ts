import { describe, expect, test } from "vitest";
import type { ObjectShape, ValueType } from "../../../../../generator/resolve/model/types.ts";
import {
  innerTypeAt,
  innerTypes,
  isBare,
  isNullable,
  itemLimits,
  replaceInner,
  shapeOf,
  writtenShape,
  writtenShapes,
} from "../../../../../generator/resolve/model/value_types.ts";
import {
  any,
  arrayOf,
  closed,
  field,
  nullable,
  object,
  record,
  recordDefinition,
  reference,
  scalar,
} from "../../../../fixtures/model_builders.ts";

const text = scalar("string");
const shape: ObjectShape = closed([field("a", text)]);
const customer = recordDefinition("Customer", [field("id", text)]);
const records = new Map([["Customer", customer]]);

describe("innerTypes", () => {
  test.each<[string, ValueType, readonly [string, ValueType, boolean][]]>([
    ["the elements of an array", arrayOf(text), [["[]", text, false]]],
    ["elements that there must be", arrayOf(text, { minItems: 1 }), [["[]", text, true]]],
    ["the values of a map", object({ values: any }), [[".*", any, false]]],
    ["nothing for named fields", object({ shape }), []],
    ["nothing for a record", record("Customer"), []],
    ["nothing for a reference", reference("params"), []],
    ["nothing for a scalar", text, []],
  ])("are %s", (_, type, want) => {
    expect(innerTypes(type).map(({ step, type: inner, demanded }) => [step.path, inner, demanded])).toEqual(want);
  });
});

describe("innerTypeAt", () => {
  test.each<[string, ValueType, string | number, ValueType | undefined]>([
    ["an element", arrayOf(text), 3, text],
    ["no element by name", arrayOf(text), "a", undefined],
    ["a value of a map", object({ values: text }), "a", text],
    ["no value of a map by index", object({ values: text }), 0, undefined],
  ])("is %s", (_, type, key, want) => {
    expect(innerTypeAt(type, key)?.type).toEqual(want);
  });
});

describe("the named fields of a type", () => {
  test.each<[string, ValueType, ObjectShape | undefined, ObjectShape | undefined]>([
    ["an object", object({ shape }), shape, shape],
    ["a bare object", object(), undefined, undefined],
    ["a record, which are not written there", record("Customer"), undefined, customer.shape],
    ["an unknown record", record("Nobody"), undefined, undefined],
    ["a reference, which are not written there", reference("params"), undefined, closed([])],
    ["credentials", reference("auth_config"), undefined, undefined],
    ["an array", arrayOf(object({ shape })), undefined, undefined],
  ])("are those of %s", (_, type, written, all) => {
    expect([writtenShape(type), shapeOf(type, records)]).toEqual([written, all]);
  });

  test("are found inside arrays and maps, with the steps that lead there", () => {
    const type = arrayOf(object({ values: object({ shape, named: "Interval" }) }));
    expect(
      writtenShapes(type).map(({ shape: found, steps, isShared }) => [found, steps.map(({ path }) => path).join(""), isShared]),
    ).toEqual([[shape, "[].*", true]]);
  });
});

describe("replaceInner", () => {
  const replacement = { type: () => any, shape: () => closed([]) };

  test.each<[string, ValueType, ValueType]>([
    ["the elements of an array", arrayOf(text, { maxItems: 3, nullable: true }), arrayOf(any, { maxItems: 3, nullable: true })],
    ["the values of a map", object({ values: text }), object({ values: any })],
    ["the fields of a named type, which has the name no longer", object({ shape, named: "Interval" }), object({ shape: closed([]) })],
    ["the fields of a part, which becomes an object", nullable(reference("meta")), nullable(object({ shape: closed([]) }))],
    ["nothing in credentials", reference("auth_config"), object()],
    ["nothing in a scalar", text, text],
    ["nothing in a record", record("Customer"), record("Customer")],
  ])("replaces %s", (_, type, want) => {
    expect(replaceInner(type, replacement)).toEqual(want);
  });
});

test.each<[string, ValueType, boolean]>([
  ["any", any, true],
  ["a bare object", object(), true],
  ["a map", object({ values: text }), true],
  ["an object with fields", object({ shape }), false],
  ["a record", record("Customer"), false],
  ["an array", arrayOf(any), false],
  ["params", reference("params"), false],
  ["credentials", reference("auth_config"), true],
])("the names inside %s are unknown: %s", (_, type, want) => {
  expect(isBare(type)).toBe(want);
});

test.each<[string, ValueType, boolean]>([
  ["any", any, false],
  ["a string", text, false],
  ["a record or null", nullable(record("Customer")), true],
])("%s has null beside its values: %s", (_, type, want) => {
  expect(isNullable(type)).toBe(want);
});

test("only arrays have limits on the number of elements", () => {
  expect([arrayOf(text, { minItems: 1, maxItems: 2 }), object({ values: text })].map((type) => itemLimits(type).maxItems)).toEqual([
    2,
    undefined,
  ]);
});
