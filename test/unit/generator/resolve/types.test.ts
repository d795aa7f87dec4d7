import { describe, expect, it } from "vitest";
import type { Field, ValueType } from "../../../../generator/resolve/model/types.ts";
import { changed, diagnose, modelOf, SHOP } from "../../../fixtures/shop_catalog.ts";

/** The param `after` of the orders list, written in another way. */
function param(written: string): Field | undefined {
  const paging = "paging: { kind: record_cursor, next: after, more: has_more }";
  const [gateway, shop] = changed(SHOP, "after: string", `after: ${written}`);
  const text = shop?.text.replace(paging, "paging: { kind: none, reason: Nobody asks. }") ?? "";
  const model = modelOf([...(gateway === undefined ? [] : [gateway]), { path: SHOP, text }]);
  return model.connectors[0]?.entities[0]?.operations[0]?.params.fields.find(({ name }) => name === "after");
}

/** The field `note` of an order, written in another way. */
function field(written: string): Field | undefined {
  const model = modelOf(changed(SHOP, "note: string | null", `note: ${written}`));
  return model.connectors[0]?.records[0]?.shape.fields.find(({ name }) => name === "note");
}

function codes(from: string, to: string): string[] {
  return diagnose(changed(SHOP, from, to)).map(({ code }) => code);
}

const text: ValueType = { kind: "scalar", types: ["string"], nullable: false };

describe("types of record fields", () => {
  it.each<[string, ValueType]>([
    ["string", text],
    ["string | null", { ...text, nullable: true }],
    ["null | string", { ...text, nullable: true }],
    ["string | integer | null", { kind: "scalar", types: ["string", "integer"], nullable: true }],
    ["any", { kind: "any" }],
    ["object | any", { kind: "any" }],
    ["any | null", { kind: "any" }],
    ["object", { kind: "object", nullable: false }],
    ["array | null", { kind: "array", nullable: true, items: { kind: "any" } }],
    ["array<object | null>", { kind: "array", nullable: false, items: { kind: "object", nullable: true } }],
    ["map<integer> | null", { kind: "object", nullable: true, values: { kind: "scalar", types: ["integer"], nullable: false } }],
    ["array<Line>", { kind: "array", nullable: false, items: { kind: "record", nullable: false, record: "Line" } }],
    ["Line | null", { kind: "record", nullable: true, record: "Line" }],
    ["{ const: order }", { ...text, const: "order" }],
    ["{ enum: [1, 2] }", { kind: "scalar", types: ["integer"], nullable: false, enum: [1, 2] }],
    ["{ enum: [1, 2.5] }", { kind: "scalar", types: ["number"], nullable: false, enum: [1, 2.5] }],
    ["{ enum: [a, null] }", { ...text, nullable: true, enum: ["a"] }],
    ["{ const: true }", { kind: "scalar", types: ["boolean"], nullable: false, const: true }],
    ["{ type: string, known_values: [a] }", { ...text, knownValues: ["a"] }],
    ["{ type: integer, min: 0, max: 5 }", { kind: "scalar", types: ["integer"], nullable: false, min: 0, max: 5 }],
    [
      "{ type: string | null, min_length: 1, max_length: 3, pattern: ^a, format: uuid }",
      { ...text, nullable: true, minLength: 1, maxLength: 3, pattern: "^a", format: "uuid" },
    ],
    ["{ type: string, list: comma, enum: [a, b], max_items: 2 }", { ...text, commaList: { maxItems: 2, values: ["a", "b"] } }],
    ["{ type: string, list: comma, known_values: [a] }", { ...text, commaList: { knownValues: ["a"] } }],
    ["{ type: array, enum: [a, b] }", { kind: "array", nullable: false, items: { ...text, enum: ["a", "b"] } }],
    [
      "{ type: array<string> | null, enum: [a], max_items: 3 }",
      { kind: "array", nullable: true, items: { ...text, enum: ["a"] }, maxItems: 3 },
    ],
    ["{ items: string, min_items: 1 }", { kind: "array", nullable: false, items: text, minItems: 1 }],
    [
      "{ type: array | null, items: { type: integer, min: 1 } }",
      {
        kind: "array",
        nullable: true,
        items: { kind: "scalar", types: ["integer"], nullable: false, min: 1 },
      },
    ],
  ])("%s", (written, want) => {
    expect(field(written)?.type).toEqual(want);
  });

  it("may have fields of their own, with their own place", () => {
    const type = field("{ type: object | null, fields: { city: string, zip: { type: string, description: Code. } } }")?.type;
    expect(type).toMatchObject({ kind: "object", nullable: true, shape: { open: true, fields: [{ name: "city" }, { name: "zip" }] } });
    const zip = type?.kind === "object" ? type.shape?.fields[1] : undefined;
    expect(zip?.at).toEqual({ file: SHOP, path: ["records", "Order", "fields", "note", "fields", "zip"] });
    expect(zip?.description).toBe("Code.");
  });
});

describe("types of params", () => {
  it("take the keys of a named type, and then their own", () => {
    expect(param("PageLimit")).toMatchObject({
      named: "PageLimit",
      description: "Page size.",
      type: { kind: "scalar", types: ["integer"], min: 1, max: 100 },
      default: { value: 10, origin: { kind: "stated" } },
    });
    const narrowed = param("{ type: PageLimit, max: 5, description: A small page. }");
    expect(narrowed).toMatchObject({ description: "A small page.", type: { min: 1, max: 5 } });
    expect(narrowed?.named).toBeUndefined();
  });

  it("keep the name of a named type when only words are changed", () => {
    const created = param("{ type: Interval, description: When. }");
    expect(created).toMatchObject({ named: "Interval", description: "When.", type: { kind: "object", named: "Interval" } });
    expect(param("{ type: Interval, open: For tests. }")?.type).not.toHaveProperty("named");
  });

  it("lose the name of a stated type where it is assumed: there it is open", () => {
    const type = param("{ type: Interval, assumed: Seen. }")?.type;
    expect(type).not.toHaveProperty("named");
    expect(type).toMatchObject({ kind: "object", shape: { open: true } });
  });

  it("may be arrays and maps of named types", () => {
    expect(param("array<Interval>")?.type).toMatchObject({ kind: "array", items: { kind: "object", named: "Interval" } });
    expect(param("map<PageLimit>")?.type).toMatchObject({ kind: "object", values: { kind: "scalar", max: 100 } });
  });

  it("are closed objects unless something opens them", () => {
    const shapeOf = (written: string) => {
      const type = param(written)?.type;
      return type?.kind === "object" ? type.shape : undefined;
    };
    expect(shapeOf("{ fields: { a: string } }")).toMatchObject({ open: false });
    expect(shapeOf("{ open: Nobody knows., fields: { a: string } }")).toMatchObject({ open: true, openBecause: "Nobody knows." });
    expect(shapeOf("{ not_shown: More., fields: { a: string } }")).toMatchObject({ open: false });
    expect(shapeOf("{ assumed: Seen., fields: { a: string } }")).toMatchObject({ open: true, openBecause: "Seen." });
    expect(shapeOf("{ at_least_one_of: [a], fields: { a: string } }")).toMatchObject({ atLeastOneOf: ["a"] });
  });

  it("are required only when a document states it", () => {
    expect(param("{ type: string, required: true }")?.required).toBe(true);
    expect(param("string")?.required).toBe(false);
    expect(codes("after: string", "after: { type: string, required: true, assumed: Seen. }")).toEqual(["origin/required"]);
  });

  it("know whether a default is stated or assumed", () => {
    expect(param("{ type: integer, default: 5 }")?.default).toEqual({ value: 5, origin: { kind: "stated" } });
    expect(param("{ type: integer, assumed: Seen., default: 5 }")?.default).toEqual({
      value: 5,
      origin: { kind: "assumed", because: "Seen." },
    });
    expect(param("{ type: integer, default: { value: 5, assumed: Believed. } }")?.default).toEqual({
      value: 5,
      origin: { kind: "assumed", because: "Believed." },
    });
    expect(param("{ type: object, default: { value: 5, assumed: a, more: 1 } }")?.default?.value).toEqual({
      value: 5,
      assumed: "a",
      more: 1,
    });
  });

  it("may narrow the values of a named type to a constant", () => {
    const model = modelOf(
      changed(SHOP, "  PageLimit:", "  Size: { enum: [small, large] }\n  BigSize: { type: Size, const: large }\n  PageLimit:"),
    );
    expect(model.connectors[0]?.types[1]?.type).toEqual({ ...text, const: "large" });
  });
});

describe("types that cannot be", () => {
  it.each([
    ["after: string", "after: string | string", ["type/union"]],
    ["after: string", "after: integer | number", ["type/union"]],
    ["after: string", "after: object | string", ["type/union"]],
    ["note: string | null", "note: 'null'", ["type/union"]],
    ["after: string", "after: { const: null }", ["type/union"]],
    ["api_key: { type: string", "api_key: { type: string | null", ["type/nullable-param"]],
    ["after: string", "after: Line", ["ref/wrong-kind"]],
    ["after: string", "after: array<Line>", ["ref/wrong-kind"]],
    ["    record: Order\n", "    record: Interval\n", ["ref/wrong-kind"]],
    ["returns: DeletedOrder", "returns: Interval", ["ref/wrong-kind"]],
    ["extends: Line", "extends: Interval", ["ref/wrong-kind"]],
    ["from: { type: string, format: date-time }", "from: Order", ["ref/wrong-kind"]],
    ["note: string | null", "note: PageLimt", ["ref/unknown"]],
    ["after: string", 'after: "null"', ["type/union"]],
    ["note: string | null", "note: strng", ["ref/unknown"]],
    ["after: string", "after: toString", ["ref/unknown"]],
    ["after: string", "after: { type: array<string>, items: string }", ["type/misplaced-key"]],
    ["after: string", "after: { type: string, fields: { a: string } }", ["type/misplaced-key"]],
    ["after: string", "after: { type: object, open: Why not. }", ["type/misplaced-key"]],
    ["after: string", "after: { type: integer, pattern: a }", ["type/misplaced-key"]],
    ["after: string", "after: { type: string, max_items: 1 }", ["type/misplaced-key"]],
    ["after: string", "after: { type: object, enum: [a] }", ["type/misplaced-key"]],
    ["after: string", "after: { type: array, items: string, enum: [a] }", ["type/misplaced-key"]],
    ["after: string", "after: { type: string, min: 1, max: 2 }", ["type/misplaced-key"]],
    ["after: string", "after: { type: string, min: 1, max: 2, max_items: 2 }", ["type/misplaced-key", "type/misplaced-key"]],
    ["PageLimit: { type: integer,", "PageLimit: { type: string,", ["type/misplaced-key"]],
    ["after: string", "after: { const: a, enum: [a, b] }", ["type/exclusive-keys"]],
    ["after: string", "after: { type: array, const: a, enum: [a, b] }", ["type/exclusive-keys"]],
    ["note: string | null", "note: { items: { const: a, enum: [b] } }", ["type/exclusive-keys"]],
  ])("%s changed to %s", (from, to, want) => {
    expect(codes(from, to)).toEqual(want);
  });

  it("are named types in a circle, however long", () => {
    expect(codes("  PageLimit:", "  A: { type: B }\n  B: { fields: { c: array<A> } }\n  PageLimit:")).toEqual(["ref/circle"]);
    expect(codes("  PageLimit:", "  A: A\n  PageLimit:")).toEqual(["ref/circle"]);
  });

  it("are reported once, where the named type is written", () => {
    const found = diagnose(changed(SHOP, "from: { type: string, format", "from: { type: strng, format"));
    expect(found.map(({ code, line, column }) => `${line}:${column} ${code}`)).toEqual(["16:21 ref/unknown"]);
  });
});
