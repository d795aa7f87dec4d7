import { describe, expect, it } from "vitest";
import type { JsonValue, ObjectShape, ValueType } from "../../../generator/model/types.ts";
import { findMisfits } from "../../../generator/rules/misfit.ts";
import type { Records } from "../../../generator/model/walk.ts";
import { modelOf, shopCatalog } from "../../fixtures/shop_catalog.ts";

const [connector] = modelOf(shopCatalog()).connectors;
const records: Records = new Map(connector?.records.map((record) => [record.name, record]));
const listParams = connector?.entities[0]?.operations[0]?.params;
const createParams = connector?.entities[0]?.operations[2]?.params;

function misfits(value: JsonValue, type: ValueType): string[] {
  return findMisfits(value, type, records).map(({ path, problem }) => `${path.join(".")}: ${problem}`);
}

function shaped(shape: ObjectShape | undefined): ValueType {
  return { kind: "object", nullable: false, ...(shape === undefined ? {} : { shape }) };
}

const text: ValueType = { kind: "scalar", types: ["string"], nullable: false };
const whole: ValueType = { kind: "scalar", types: ["integer"], nullable: false };

describe("findMisfits", () => {
  it.each<[string, ValueType, JsonValue[], JsonValue[]]>([
    ["a string", text, ["", "a"], [null, 1, true, [], {}]],
    ["a string or null", { ...text, nullable: true }, ["a", null], [1]],
    ["an integer", whole, [0, -1, 1.0, 1e15], [1.5, "1", null]],
    ["a number", { ...whole, types: ["number"] }, [1, 1.5], ["1"]],
    ["a string or an integer", { ...whole, types: ["string", "integer"] }, ["a", 1], [1.5, true]],
    ["limits", { ...whole, min: 1, max: 3 }, [1, 3], [0, 4]],
    ["a length", { ...text, minLength: 2, maxLength: 2 }, ["ab", "😀😀"], ["a", "abc", "😀"]],
    ["a pattern", { ...text, pattern: "b" }, ["abc"], ["ac"]],
    ["a time", { ...text, format: "date-time" }, ["2025-01-31T10:00:00Z"], ["2025-02-30T10:00:00Z", "2025-01-31", "yesterday"]],
    ["a UUID", { ...text, format: "uuid" }, ["00000000-0000-4000-8000-000000000001"], ["urn:uuid:00000000-0000-4000-8000-000000000001"]],
    ["a constant", { ...text, const: "a" }, ["a"], ["b"]],
    ["values", { ...text, enum: ["a", "b"] }, ["a", "b"], ["c"]],
    ["a comma list", { ...text, commaList: { values: ["a", "b"], maxItems: 2 } }, ["a", "a,b"], ["a,b,a", "a, b", "c", ""]],
    ["an array", { kind: "array", nullable: false, items: whole, minItems: 1, maxItems: 2 }, [[1], [1, 2]], [[], [1, 2, 3], ["a"], {}]],
    ["an object", { kind: "object", nullable: false }, [{}, { a: null }], [[], "a", null]],
    ["a map", { kind: "object", nullable: false, values: whole }, [{}, { a: 1 }], [{ a: "b" }, [1]]],
    ["anything", { kind: "any" }, [null, 1, {}], []],
  ])("accepts and refuses for %s what it should", (_, type, good, bad) => {
    expect(good.filter((value) => misfits(value, type).length > 0)).toEqual([]);
    expect(bad.filter((value) => misfits(value, type).length === 0)).toEqual([]);
  });

  it("names the place inside a record", () => {
    const order = { id: "o", object: "order", status: "open", lines: [{ quantity: 1 }, { quantity: 0 }, {}], more: true };
    expect(misfits(order, { kind: "record", nullable: false, record: "Order" })).toEqual([
      "more: undeclared `more`",
      "lines.1.quantity: it must be at least 1",
      "lines.2: `quantity` is missing",
    ]);
  });

  it("refuses unknown names where an object is closed", () => {
    expect(misfits({ limit: 5, created: { since: "x" }, limt: 5 }, shaped(listParams))).toEqual([
      "limt: undeclared `limt`",
      "created.since: undeclared `since`",
    ]);
  });

  it("asks for one of several names", () => {
    expect(misfits({}, shaped(createParams))).toEqual([": at least one of `name`, `code` must be present"]);
    expect(misfits({ code: "a" }, shaped(createParams))).toEqual([]);
  });

  it("does not take what every object has for a field", () => {
    expect(misfits({ toString: 1, hasOwnProperty: 2 }, shaped(listParams))).toEqual(["toString: undeclared `toString`, `hasOwnProperty`"]);
  });

  it("never repeats the value", () => {
    const values = { limit: 123456, after: 123456, tags: "123456", created: { from: "123456" } };
    expect(misfits(values, shaped(listParams))).toHaveLength(4);
    expect(misfits(values, shaped(listParams)).join()).not.toContain("123456");
  });

  it("does not run a pattern that could take forever", () => {
    expect(misfits(`${"a".repeat(40)}!`, { ...text, pattern: "^(a+)+$" })).toEqual([]);
  });
});
