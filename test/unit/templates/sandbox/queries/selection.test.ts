import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { toExpansion, toSelection } from "../../../../../templates/sandbox/operations/shapes.ts";

const record = { id: "1", key: "A", name: "n", note: null, fields: { summary: "s", labels: [], __proto__: null } };
const context = {
  param: "fields",
  fieldNames: ["id", "key", "name", "note", "fields"],
  required: ["id", "fields"],
  optional: ["note", "name"],
};

describe("names of fields of the record", () => {
  test.each<[JsonValue | undefined, readonly string[]]>([
    ["key", ["id", "key", "fields"]],
    ["key,note", ["id", "key", "note", "fields"]],
    [" key , note ", ["id", "key", "note", "fields"]],
    [["key"], ["id", "key", "fields"]],
    ["missing", ["id", "fields"]],
    ["*", ["id", "key", "name", "note", "fields"]],
    ["-key,-id", ["id", "name", "note", "fields"]],
    ["*all,-key", ["id", "name", "note", "fields"]],
    ["key,-name", ["id", "key", "fields"]],
    ["", ["id", "key", "name", "note", "fields"]],
    [[], ["id", "key", "name", "note", "fields"]],
    [undefined, ["id", "key", "name", "note", "fields"]],
    [null, ["id", "key", "name", "note", "fields"]],
  ])("%j select %j", (value, want) => {
    expect(Object.keys(toSelection({ kind: "select", as: "names" }, value, context)(record))).toEqual(want);
  });
});

describe("names of the keys of an object", () => {
  const select = (value: JsonValue): unknown => toSelection({ kind: "select", as: "names", in: "fields" }, value, context)(record);

  test.each<[JsonValue, unknown]>([
    ["summary", { ...record, fields: { summary: "s" } }],
    [["labels", "missing"], { ...record, fields: { labels: [] } }],
    ["missing", { ...record, fields: {} }],
    ["", record],
    ["*navigable", record],
  ])("%j", (value, want) => {
    expect(select(value)).toEqual(want);
  });

  test("leave a record without the object as it is", () => {
    const bare = { id: "1", fields: null };
    expect(toSelection({ kind: "select", as: "names", in: "fields" }, "summary", context)(bare)).toBe(bare);
  });

  test("do not change the record", () => {
    const before = structuredClone(record);
    select("summary");
    expect(record).toEqual(before);
  });
});

describe("expansion", () => {
  test.each<[JsonValue | undefined, readonly string[]]>([
    [undefined, ["id", "key", "fields"]],
    ["", ["id", "key", "fields"]],
    ["note", ["id", "key", "note", "fields"]],
    ["name,note", ["id", "key", "name", "note", "fields"]],
    [
      ["name", "unknown"],
      ["id", "key", "name", "fields"],
    ],
  ])("by %j leaves %j", (value, want) => {
    expect(Object.keys(toExpansion({ kind: "expand" }, value, context)(record))).toEqual(want);
  });

  const contact = { id: "1", associations: { companies: { results: [1] }, deals: { results: [2] } } };

  test.each<[JsonValue | undefined, unknown]>([
    [undefined, null],
    ["", null],
    ["tickets", null],
    ["companies", { companies: { results: [1] } }],
    ["deals,tickets,companies", contact.associations],
    [["deals"], { deals: { results: [2] } }],
    ["toString", null],
  ])("of an object by %j", (value, want) => {
    const expand = toExpansion({ kind: "expand", in: "associations" }, value, context);
    expect(expand(contact)).toEqual({ id: "1", associations: want });
    expect(expand({ id: "2", associations: null })).toEqual({ id: "2", associations: null });
    expect(expand({ id: "2" })).toEqual({ id: "2" });
  });
});
