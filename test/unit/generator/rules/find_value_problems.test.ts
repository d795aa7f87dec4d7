import type { Place } from "../../../../generator/read/source/source_file.ts";
import { describe, expect, it } from "vitest";
import type { Field, JsonValue, ObjectShape, ValueType } from "../../../../generator/resolve/model/types.ts";
import { findValueProblems } from "../../../../generator/rules/find_value_problems.ts";
import type { Records } from "../../../../generator/resolve/model/walk.ts";
import { modelOf, shopCatalog } from "../../../fixtures/shop_catalog.ts";

const [connector] = modelOf(shopCatalog()).connectors;
const records: Records = new Map(connector?.records.map((record) => [record.name, record]));
const listParams = connector?.entities[0]?.operations[0]?.params;
const createParams = connector?.entities[0]?.operations[2]?.params;

function problems(value: JsonValue, type: ValueType): string[] {
  return findValueProblems(value, type, records).map(({ path, problem }) => `${path.join(".")}: ${problem}`);
}

function shaped(shape: ObjectShape | undefined): ValueType {
  return { kind: "object", nullable: false, ...(shape === undefined ? {} : { shape }) };
}

const text: ValueType = { kind: "scalar", types: ["string"], nullable: false };
const whole: ValueType = { kind: "scalar", types: ["integer"], nullable: false };

describe("findValueProblems", () => {
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
    expect(good.filter((value) => problems(value, type).length > 0)).toEqual([]);
    expect(bad.filter((value) => problems(value, type).length === 0)).toEqual([]);
  });

  it.each<[string, ValueType, JsonValue, string[]]>([
    ["null", text, null, ["it must be a string, not null"]],
    ["another type", { ...text, types: ["string", "integer"] }, true, ["it must be a string or an integer"]],
    ["a value outside of a list", { ...text, enum: ["a", "b"] }, "c", ["it must be one of `a`, `b`"]],
    ["a value outside of a nullable list", { ...text, nullable: true, enum: ["a"] }, "c", ["it must be one of `a`"]],
    ["not the constant", { ...text, const: "a" }, "c", ["it must be `a`"]],
    ["not the nullable constant", { ...text, nullable: true, const: "a" }, "c", ["it must be `a`"]],
    ["a value of one of two types", { ...text, types: ["string", "integer"], enum: ["a", 1] }, "b", ["it must be one of `a`, `1`"]],
    ["a value of a type without listed values", { ...text, types: ["string", "integer"], enum: [1] }, "b", ["it must be one of `1`"]],
    [
      "two patterns",
      { ...text, pattern: "^a", format: "uuid" },
      "b",
      ["it must match `^a`", "it must be a UUID such as 123e4567-e89b-12d3-a456-426614174000"],
    ],
    [
      "one of several patterns",
      { ...text, pattern: "^a", commaList: { values: ["a", "b"], minItems: 2, maxItems: 3 } },
      "a",
      ["it must have at least 2 elements"],
    ],
    [
      "a comma list with two problems",
      { ...text, commaList: { values: ["a", "b"], maxItems: 1 } },
      "a,c",
      ["it must have at most 1 element", "its elements must be among `a`, `b`"],
    ],
    ["two problems of a text", { ...text, maxLength: 1, enum: ["a"] }, "bb", ["it must be one of `a`", "it must have at most 1 character"]],
    ["too few elements", { kind: "array", nullable: false, items: whole, minItems: 1 }, [], ["it must have at least 1 element"]],
    ["no array or null", { kind: "array", nullable: true, items: whole }, 1, ["it must be an array"]],
    ["no record or null", { kind: "record", nullable: true, record: "Order" }, 1, ["it must be an Order"]],
    ["limits that contradict each other", { ...whole, min: 3, max: 1 }, 2, []],
    ["listed values that do not fit", { ...whole, enum: ["a"] }, 2, []],
    [
      "a pattern that does not compile beside a format",
      { ...text, pattern: "(", format: "uuid" },
      "b",
      ["it must be a UUID such as 123e4567-e89b-12d3-a456-426614174000"],
    ],
  ])("has one clear text for each problem: %s", (_, type, value, want) => {
    expect(findValueProblems(value, type, records).map(({ problem }) => problem)).toEqual(want);
  });

  it.each(["a/b", "a~b", "a~1b", "0", "%41"])("names the key %s of a map", (key) => {
    const type: ValueType = { kind: "object", nullable: false, values: { kind: "array", nullable: false, items: whole } };
    expect(findValueProblems({ [key]: [1, "x"] }, type, records).map(({ path }) => path)).toEqual([[key, 1]]);
  });

  it("says where the innermost field is declared, and that it is in a secret", () => {
    const at = (name: string): Place => ({ file: "a.yaml", path: [name] });
    const field = (name: string, type: ValueType, secret = false): Field => ({
      ...{ name, type, secret, required: true, section: "Fields", origin: { kind: "stated" } as const, at: at(name) },
    });
    const inner = { kind: "array", nullable: false, items: whole } as const;
    const outer = shaped({ fields: [field("keys", shaped({ fields: [field("inner", inner)], open: true }), true)], open: false });
    expect(findValueProblems({ keys: { inner: ["x"] } }, outer, records)).toEqual([
      { path: ["keys", "inner", 0], problem: "it must be an integer", wrongType: true, declaredAt: at("inner"), secret: true },
    ]);
  });

  it("names the place inside a record", () => {
    const order = { id: "o", object: "order", status: "open", lines: [{ quantity: 1 }, { quantity: 0 }, {}], more: true };
    expect(problems(order, { kind: "record", nullable: false, record: "Order" })).toEqual([
      "more: undeclared `more`",
      "lines.1.quantity: it must be at least 1",
      "lines.2: `quantity` is missing",
    ]);
  });

  it("refuses unknown names where an object is closed", () => {
    expect(problems({ limit: 5, created: { since: "x" }, limt: 5 }, shaped(listParams))).toEqual([
      "limt: undeclared `limt`",
      "created.since: undeclared `since`",
    ]);
  });

  it("asks for one of several names", () => {
    expect(problems({}, shaped(createParams))).toEqual([": at least one of `name`, `code` must be present"]);
    expect(problems({ code: "a" }, shaped(createParams))).toEqual([]);
  });

  it("does not take what every object has for a field", () => {
    expect(problems({ toString: 1, hasOwnProperty: 2 }, shaped(listParams))).toEqual(["toString: undeclared `toString`, `hasOwnProperty`"]);
  });

  it("never repeats the value", () => {
    const values = { limit: 123456, after: 123456, tags: "123456", created: { from: "123456" } };
    expect(problems(values, shaped(listParams))).toHaveLength(4);
    expect(problems(values, shaped(listParams)).join()).not.toContain("123456");
  });

  it("does not run a pattern that could take forever", () => {
    expect(problems(`${"a".repeat(40)}!`, { ...text, pattern: "^(a+)+$" })).toEqual([]);
  });
});
