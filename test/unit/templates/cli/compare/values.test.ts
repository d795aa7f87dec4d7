import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonValue, ScalarName, ScalarType, ValueType } from "../../../../../generator/resolve/model/types.ts";
import { compareCatalogs } from "../../../../../templates/cli/compare/compare_catalogs.ts";
import { edited, elementsOf } from "../../../../fixtures/compare/edited_catalogs.ts";
import { any, arrayOf, closed, object, open, param, record, scalar } from "../../../../fixtures/model_builders.ts";
import { runs } from "../../../../fixtures/property_runs.ts";

const PARAM = "connectors/shop/entities/orders/operations/list/params/fields/tags/type";
const FIELD = "connectors/shop/records/Order/shape/fields/extra/type";

/** What is reported when one type takes the place of another, by the words of the table. */
function reported(old: ValueType, next: ValueType, path = PARAM): readonly string[] {
  const json = (type: ValueType): JsonValue => JSON.parse(JSON.stringify(type)) as JsonValue;
  const changes = compareCatalogs(edited([path, json(old)]), edited([path, json(next)]));
  return changes.map(({ code, pointer }) => `${code} ${pointer.replace(/^\/(?:tags|extra)/u, "")}`.trim());
}

const string = scalar("string");
const integer = scalar("integer");
const list = (commaList: NonNullable<ScalarType["commaList"]> = {}, details: Partial<ScalarType> = {}): ScalarType =>
  scalar("string", { commaList, ...details });
const numbers = (details: Partial<ScalarType>, types: ScalarName | readonly ScalarName[] = "integer"): ScalarType => scalar(types, details);
const texts = (details: Partial<ScalarType>): ScalarType => scalar("string", details);

/** The old type, the new one, and what is reported in requests. */
const cases: readonly (readonly [name: string, old: ValueType, next: ValueType, ...want: string[]])[] = [
  ["the same type", integer, integer],
  // Numbers
  ["max lowered", numbers({ max: 100 }), numbers({ max: 50 }), "max/narrowed"],
  ["max raised", numbers({ max: 50 }), numbers({ max: 100 }), "max/widened"],
  ["max added", integer, numbers({ max: 50 }), "max/narrowed"],
  ["max removed", numbers({ max: 50 }), integer, "max/widened"],
  ["both limits moved", numbers({ min: 1, max: 9 }), numbers({ min: 0, max: 8 }), "min/widened", "max/narrowed"],
  ["max between two integers", numbers({ max: 3 }), numbers({ max: 3.9 }), "max/restated"],
  ["max below the next multiple", numbers({ max: 10, multipleOf: 5 }), numbers({ max: 14, multipleOf: 5 }), "max/restated"],
  ["max up to the next multiple", numbers({ max: 10, multipleOf: 5 }), numbers({ max: 15, multipleOf: 5 }), "max/widened"],
  ["max of a const", numbers({ const: 3 }), numbers({ const: 3, max: 10 }), "max/restated"],
  ["max below a value of a list", numbers({ enum: [1, 20] }), numbers({ enum: [1, 20], max: 10 }), "max/narrowed"],
  ["integer to number", integer, numbers({}, "number"), "type/widened"],
  ["number to integer", numbers({}, "number"), integer, "type/narrowed"],
  ["integer to whole numbers", integer, numbers({ multipleOf: 1 }, "number"), "type/restated", "multiple-of/restated"],
  ["finer steps", numbers({ multipleOf: 0.1 }, "number"), numbers({ multipleOf: 0.05 }, "number"), "multiple-of/widened"],
  ["other steps", numbers({ multipleOf: 2 }), numbers({ multipleOf: 3 }), "multiple-of/changed"],
  [
    "steps around one value",
    numbers({ min: 6, max: 6, multipleOf: 2 }),
    numbers({ min: 6, max: 6, multipleOf: 3 }),
    "multiple-of/restated",
  ],
  ["all values of a range", numbers({ min: 1, max: 3 }), numbers({ enum: [3, 2, 1] }), "values/restated", "min/restated", "max/restated"],
  ["large limits", numbers({ max: 1e300 }, "number"), numbers({ max: 1e-300 }, "number"), "max/narrowed"],
  // Lists of values
  ["value added", texts({ enum: ["a"] }), texts({ enum: ["a", "b"] }), "values/widened"],
  ["value removed", texts({ enum: ["a", "b"] }), texts({ enum: ["b"] }), "values/narrowed"],
  ["values replaced", texts({ enum: ["a", "b"] }), texts({ enum: ["b", "c"] }), "values/changed"],
  ["values reordered", texts({ enum: ["a", "b"] }), texts({ enum: ["b", "a"] }), "values/restated"],
  ["enum to const", texts({ enum: ["a", "b"] }), texts({ const: "a" }), "values/narrowed"],
  ["enum of one to const", texts({ enum: ["a"] }), texts({ const: "a" })],
  ["const to any string", texts({ const: "a" }), string, "values/widened"],
  ["boolean to true", scalar("boolean"), scalar("boolean", { const: true }), "values/narrowed"],
  ["boolean to both values", scalar("boolean"), scalar("boolean", { enum: [true, false] }), "values/restated"],
  ["enum for max", texts({ maxLength: 3 }), texts({ enum: ["a"] }), "values/narrowed"],
  ["known values", texts({ knownValues: ["a"] }), texts({ knownValues: ["b"] }), "known-values/changed"],
  ["enum to known values", texts({ enum: ["a"] }), texts({ knownValues: ["a"] }), "known-values/changed", "values/widened"],
  // Strings
  ["shorter", texts({ maxLength: 5 }), texts({ maxLength: 4 }), "max-length/narrowed"],
  ["longer", texts({ minLength: 1 }), texts({ minLength: 0 }), "min-length/widened"],
  ["no length", string, texts({ minLength: 0 }), "min-length/restated"],
  ["length that a format has", texts({ format: "uuid" }), texts({ format: "uuid", maxLength: 36 }), "max-length/restated"],
  ["length that a pattern has", texts({ pattern: "^[A-Z]{3}$" }), texts({ pattern: "^[A-Z]{3}$", maxLength: 3 }), "max-length/restated"],
  ["pattern added", string, texts({ pattern: "^a" }), "pattern/narrowed"],
  ["pattern removed", texts({ pattern: "^a" }), string, "pattern/widened"],
  ["pattern changed", texts({ pattern: "^a" }), texts({ pattern: "^b" }), "pattern/changed"],
  ["pattern of a list", texts({ enum: ["ab"] }), texts({ enum: ["ab"], pattern: "^a" }), "pattern/restated"],
  ["format added", string, texts({ format: "date" }), "format/narrowed"],
  ["format changed", texts({ format: "date" }), texts({ format: "uuid" }), "format/changed"],
  ["format to its values", texts({ format: "date" }), texts({ enum: ["2025-01-01"] }), "values/narrowed"],
  ["the empty string", texts({ maxLength: 0 }), texts({ const: "" }), "values/restated", "max-length/restated"],
  // Comma lists
  ["string to comma list", string, list(), "comma-list/restated"],
  ["string to closed list", string, list({ values: ["a"] }), "values/narrowed"],
  ["element added", list({ values: ["a"] }), list({ values: ["a", "b"] }), "values/widened"],
  ["elements reordered", list({ values: ["a", "b"] }), list({ values: ["b", "a"] }), "values/restated"],
  ["more elements", list({ maxItems: 2 }), list({ maxItems: 3 }), "max-items/widened"],
  ["at least one element", list(), list({ minItems: 1 }), "min-items/restated"],
  [
    "one element of a list",
    list({ values: ["a", "b"], maxItems: 1 }),
    texts({ enum: ["a", "b"] }),
    "comma-list/restated",
    "max-items/restated",
  ],
  [
    "as many elements as fit",
    list({ values: ["a"] }, { maxLength: 3 }),
    list({ values: ["a"], maxItems: 2 }, { maxLength: 3 }),
    "max-items/restated",
  ],
  // Unions
  ["type added", string, scalar(["string", "integer"]), "type/widened"],
  ["types reordered", scalar(["string", "integer"]), scalar(["integer", "string"]), "type/restated"],
  ["string to integer", string, integer, "type/changed"],
  ["limit of one type", scalar(["string", "integer"], { max: 3 }), scalar(["string", "integer"], { max: 2 }), "max/narrowed"],
  ["null added", string, texts({ nullable: true }), "null/widened"],
  ["null and a value", texts({ enum: ["a"], nullable: true }), texts({ enum: ["a", "b"] }), "null/narrowed", "values/widened"],
  // Kinds
  ["anything to a string", any, string, "type/narrowed"],
  ["a string to anything", string, any, "type/widened"],
  ["an object to an array", object(), arrayOf(any), "type/changed"],
  ["no elements", arrayOf(string, { maxItems: 0 }), arrayOf(integer, { maxItems: 0 }), "elements/restated"],
  // Arrays
  ["elements", arrayOf(numbers({ max: 5 })), arrayOf(numbers({ max: 4 })), "max/narrowed /*"],
  ["fewer elements", arrayOf(any, { maxItems: 5 }), arrayOf(any, { maxItems: 4 }), "max-items/narrowed"],
  ["no element needed", arrayOf(any, { minItems: 1 }), arrayOf(any), "min-items/widened"],
  ["zero elements needed", arrayOf(any, { minItems: 0 }), arrayOf(any), "min-items/restated"],
  // Objects
  ["bare object to a map", object(), object({ values: string }), "shape/narrowed"],
  ["bare object to a map of anything", object(), object({ values: any }), "shape/restated"],
  ["values of a map", object({ values: string }), object({ values: texts({ maxLength: 2 }) }), "max-length/narrowed /*"],
  ["bare object to fields", object(), object({ shape: closed([param("a", string)]) }), "shape/narrowed"],
  [
    "bare object to one of some",
    object(),
    object({ shape: open([param("a", any), param("b", any)], { atLeastOneOf: ["a", "b"] }) }),
    "shape/narrowed",
  ],
  ["fields to a map that takes them", object({ shape: closed([param("a", string)]) }), object({ values: string }), "shape/widened"],
  ["nested field", object({ shape: closed([param("a", string)]) }), object({ shape: closed([param("a", integer)]) }), "type/changed /a"],
  ["closed to open", object({ shape: closed([]) }), object({ shape: open([]) }), "unknown-names/widened"],
  [
    "required",
    object({ shape: closed([param("a", any)]) }),
    object({ shape: closed([param("a", any, { required: true })]) }),
    "presence/narrowed /a",
  ],
  [
    "one of some",
    object({ shape: closed([param("a", any), param("b", any)]) }),
    object({ shape: closed([param("a", any), param("b", any)], { atLeastOneOf: ["a", "b"] }) }),
    "at-least-one-of/narrowed",
  ],
  [
    "one of some, of which one is required",
    object({ shape: closed([param("a", any, { required: true }), param("b", any)]) }),
    object({ shape: closed([param("a", any, { required: true }), param("b", any)], { atLeastOneOf: ["a", "b"] }) }),
    "at-least-one-of/restated",
  ],
];

describe("compareCatalogs reports a type", () => {
  const named = cases.map(([name, old, next, ...want]) => ({ name, old, next, want }));

  it.each(named)("$name", ({ old, next, want }) => {
    expect(reported(old, next)).toEqual(want);
  });

  it.each([
    ["a record to another one with the same fields", record("Line"), record("Copy"), "field/described-by"],
    ["a record to other fields", record("Line"), record("Row"), "field/described-by", "type/changed /quantity"],
    [
      "a record to fields in place",
      record("Line"),
      object({ shape: open([param("quantity", string)]) }),
      "type/changed /quantity",
      "presence/widened /quantity",
    ],
    ["a record that contains itself", record("Self"), record("Same"), "field/described-by", "field/described-by /self"],
    ["a record that is not there", record("Gone"), object()],
  ] as const)("of a response: %s", (_, old, next, ...want) => {
    const named = (name: string, fields: JsonValue): JsonValue => ({
      name,
      section: "Records",
      origin: { kind: "stated" },
      shape: { fields, open: true },
    });
    const field = (name: string, type: JsonValue): JsonValue => ({
      name,
      type,
      required: true,
      secret: false,
      section: "",
      origin: { kind: "stated" },
    });
    const self = (name: string): JsonValue => [field("self", { kind: "record", nullable: false, record: name })];
    const texts: JsonValue = [field("quantity", { kind: "scalar", types: ["string"], nullable: false })];
    const added: JsonValue[] = [named("Row", texts), named("Self", self("Self")), named("Same", self("Same"))];
    const path = "connectors/shop/records";
    const records = (list: JsonValue): JsonValue => [...elementsOf(list), ...added, copyOf(elementsOf(list), "Line", "Copy")];
    const json = (type: ValueType): JsonValue => JSON.parse(JSON.stringify(type)) as JsonValue;
    const changes = compareCatalogs(edited([path, records], [FIELD, json(old)]), edited([path, records], [FIELD, json(next)]));
    expect(changes.map(({ code, pointer }) => `${code} ${pointer.replace(/^\/extra/u, "")}`.trim())).toEqual(want);
  });

  it("of a response with null and presence as one change", () => {
    const field = "connectors/shop/records/Order/shape/fields/note";
    const changes = compareCatalogs(edited(), edited([`${field}/type/nullable`, false], [`${field}/required`, true]));
    expect(changes.map(({ id, message }) => [id, message])).toEqual([
      ["null/narrowed:shop.records.Order/note", "`note` of shop.records.Order can no longer be null"],
    ]);
  });
});

function copyOf(list: readonly JsonValue[], name: string, copy: string): JsonValue {
  const found = list.find((element) => typeof element === "object" && element !== null && "name" in element && element.name === name);
  return { ...(found as { readonly [key: string]: JsonValue }), name: copy };
}

/** The names of two changes that mirror each other. */
const MIRRORED: Readonly<Record<string, string>> = { narrowed: "widened", widened: "narrowed", changed: "changed" };

describe("compareCatalogs of any two types", () => {
  const types = cases.flatMap(([, old, next]) => [old, next]);
  const pair = fc.tuple(fc.constantFrom(...types), fc.constantFrom(...types));

  it("reports a break for one side where the swapped catalogs have it for the other", () => {
    const breaks = (old: ValueType, next: ValueType, path: string): readonly boolean[] => {
      const json = (type: ValueType): JsonValue => JSON.parse(JSON.stringify(type)) as JsonValue;
      const changes = compareCatalogs(edited([path, json(old)]), edited([path, json(next)]));
      return [changes.some(({ caller }) => caller === "breaking"), changes.some(({ implementer }) => implementer === "breaking")];
    };
    fc.assert(
      fc.property(pair, fc.constantFrom(PARAM, FIELD), ([old, next], path) => {
        // Names that are removed or added count by themselves.
        fc.pre(!reported(old, next, path).some((code) => /^(?:param|field)\//u.test(code)));
        expect(breaks(next, old, path)).toEqual(breaks(old, next, path).toReversed());
      }),
      runs(60),
    );
  });

  const single = cases.flatMap(([name, old, next, ...want]) => {
    const [code = "", action = ""] =
      /(narrowed|widened|changed)/u.exec(want.join(",")) === null ? [] : [want[0], want[0]?.split(/[/ ]/u)[1]];
    const mirror = MIRRORED[action];
    return want.length === 1 && mirror !== undefined && !code.startsWith("known")
      ? [{ name, old, next, want: code.replace(action, mirror) }]
      : [];
  });

  it.each(single)("mirrors $name", ({ old, next, want }) => {
    expect(reported(next, old)).toEqual([want]);
  });
});
