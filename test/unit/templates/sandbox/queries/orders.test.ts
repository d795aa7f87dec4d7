import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonValue } from "../../../../../templates/core/json_values.ts";
import { parseOrder } from "../../../../../templates/sandbox/queries/orders.ts";
import type { RoleOf } from "../../../../../templates/sandbox/queries/query_types.ts";
import { runs } from "../../../../fixtures/property_runs.ts";
import { refusalOf } from "./searching.ts";

const files = [
  { id: "1", name: "b", size: "900", modifiedTime: "2024-02-01", lead: { displayName: "Bo" }, properties: { amount: "10", "a.b": "2" } },
  { id: "2", name: "B", size: "1000", modifiedTime: "2024-01-01", lead: { displayName: "Ada" }, properties: { amount: "9", "a.b": "1" } },
  { id: "3", name: "a", modifiedTime: "2024-02-01", lead: null, properties: { amount: null } },
  { id: "4", name: "b", size: "50", modifiedTime: "2024-01-01", lead: { displayName: "Ada" }, properties: {} },
];
const fieldNames = ["id", "name", "size", "modifiedTime", "lead", "properties"];

function ordered(role: Omit<RoleOf<"order">, "kind">, value: JsonValue): string {
  const compare = parseOrder({ kind: "order", ...role }, value, { param: "orderBy", fieldNames });
  return [...files]
    .sort(compare)
    .map(({ id }) => id)
    .join("");
}

describe("signed orders", () => {
  test.each([
    ["name", "2314"],
    ["+name", "2314"],
    ["-name", "1432"],
    ["size", "4123"],
    ["-size", "3214"],
    ["owner", "2413"],
    ["-owner", "3124"],
    ["", "1234"],
  ])("by %j", (value, want) => {
    expect(ordered({ language: "signed", fields: { owner: "lead.displayName" } }, value)).toBe(want);
  });

  test("refuse unknown names", () => {
    expect(refusalOf(() => ordered({ language: "signed", fields: { owner: "lead.displayName" } }, "-ownr"))).toEqual({
      message:
        "`orderBy` has no order by `ownr`; did you mean `owner`? Known: `owner`, `id`, `name`, `size`, `modifiedTime`, `lead`, `properties`.",
      field: "params.orderBy",
      code: "order/unknown-field",
    });
  });
});

describe("orders of keywords", () => {
  test.each([
    ["name", "2314"],
    ["name desc", "1432"],
    ["name asc", "2314"],
    ["modifiedTime,name", "2431"],
    ["modifiedTime desc,name", "3124"],
    [" modifiedTime  desc , name desc ", "1342"],
    ["modifiedTime,size desc", "2431"],
    ["  ", "1234"],
  ])("by %j", (value, want) => {
    expect(ordered({ language: "keywords" }, value)).toBe(want);
  });

  test.each([
    ["name up", "cannot be read at `name up`. Supported: names of fields, each with or without `desc`, joined by commas."],
    ["name desc desc", "cannot be read at `name desc desc`."],
    ["name,,id", "cannot be read at ``."],
    ["name,", "cannot be read at ``."],
    ["nam", "has no order by `nam`; did you mean `name`? Known: `id`,"],
    ["toString", "has no order by `toString`. Known: `id`,"],
  ])("refuse %j", (value, problem) => {
    expect(refusalOf(() => ordered({ language: "keywords" }, value)).message).toContain(`\`orderBy\` ${problem}`);
  });
});

describe("orders of criteria", () => {
  test.each([
    [[{ propertyName: "amount", direction: "ASCENDING" }], "2134"],
    [[{ propertyName: "amount", direction: "DESCENDING" }], "3412"],
    [[{ propertyName: "amount" }], "2134"],
    [[{ direction: "DESCENDING" }, { propertyName: "amount" }], "2134"],
    [[{ propertyName: "a.b" }], "2134"],
    [[{ propertyName: "missing" }, { propertyName: "amount" }], "2134"],
    [[{}], "1234"],
    [[], "1234"],
  ])("by %j", (value, want) => {
    expect(ordered({ language: "criteria", in: "properties" }, value)).toBe(want);
  });

  test("refuse a value that is no list", () => {
    expect(refusalOf(() => ordered({ language: "criteria" }, "name"))).toMatchObject({ code: "order/unsupported" });
  });
});

test("an order must be a text", () => {
  expect(refusalOf(() => ordered({ language: "keywords" }, 1)).message).toBe("`orderBy` must be a text.");
});

describe("values", () => {
  const compare = parseOrder({ kind: "order", language: "keywords" }, "v", { param: "orderBy", fieldNames: ["v"] });

  test("come in order: false, true, numbers and decimals, texts by code unit, objects, at last missing ones", () => {
    const values = [false, true, -1, "-0.5", 0, "2", 10, "10.5", "", "1e3", "Z", "a", "ä", "\u{ff5e}", { b: 1 }, null];
    const shuffled = [...values].reverse().map((v) => ({ v }));
    expect(shuffled.sort(compare).map(({ v }) => v)).toEqual(values);
  });

  test("of a list are its first", () => {
    expect(compare({ v: [1, 9] }, { v: [2] })).toBeLessThan(0);
  });

  test("have one order, whichever way they are compared", () => {
    const value = fc.oneof(
      fc.constantFrom(null, true, false, "1", "01", "10", "9a", "1a", 2, -0, 0),
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(Math.sign(compare({ v: a }, { v: b })) + Math.sign(compare({ v: b }, { v: a }))).toBe(0);
        const areOrdered = compare({ v: a }, { v: b }) <= 0 && compare({ v: b }, { v: c }) <= 0;
        expect(!areOrdered || compare({ v: a }, { v: c }) <= 0).toBe(true);
      }),
      runs(200),
    );
  });
});
