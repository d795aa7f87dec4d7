import { describe, expect, test } from "vitest";
import type { ValueType } from "../../../../generator/resolve/model/types.ts";
import { toSchema, toShapeSchema, type Dialect, type Projection } from "../../../../generator/schema/to_schema.ts";
import { miniModel } from "../../../fixtures/mini_model.ts";
import {
  any,
  arrayOf,
  assumed,
  closed,
  constant,
  field,
  nullable,
  object,
  oneOf,
  open,
  param,
  record,
  reference,
  scalar,
} from "../../../fixtures/model_builders.ts";

const dialect: Dialect = {
  ref: ({ connector = "gateway", name }) => `${connector}/${name}`,
  notes: () => ({}),
  fieldNotes: ({ description }) => (description === undefined ? {} : { description }),
  openNotes: (because) => ({ "x-open": because }),
  atLeastOneOf: (schema, names) => ({ ...schema, "x-one-of": names }),
};
const [payments] = miniModel.connectors;
const request: Projection = { dialect, ...(payments && { connector: payments }), side: "request" };
const response: Projection = { ...request, side: "response" };

const text = scalar("string");

describe("toSchema", () => {
  test.each<[string, ValueType, object]>([
    ["any", any, {}],
    ["string", text, { type: "string" }],
    ["string | null", nullable(text), { type: ["string", "null"] }],
    ["string | integer", scalar(["string", "integer"]), { anyOf: [{ type: "string" }, { type: "integer" }] }],
    [
      "string | integer | null",
      scalar(["string", "integer"], { nullable: true }),
      { anyOf: [{ type: "string" }, { type: "integer" }, { type: "null" }] },
    ],
    [
      "limits of several types",
      scalar(["string", "integer"], { min: 1, max: 9, minLength: 2, maxLength: 3, pattern: "^a" }),
      {
        anyOf: [
          { type: "string", minLength: 2, maxLength: 3, pattern: "^a" },
          { type: "integer", minimum: 1, maximum: 9 },
        ],
      },
    ],
    [
      "values of several types",
      scalar(["string", "number", "boolean"], { nullable: true, enum: ["a", 1.5, null] }),
      { anyOf: [{ type: "string", enum: ["a"] }, { type: "number", enum: [1.5] }, { type: "null" }] },
    ],
    ["a constant of two types", scalar(["string", "integer"], { const: 5 }), { anyOf: [{ type: "integer", enum: [5] }] }],
    ["a boolean", scalar("boolean"), { type: "boolean" }],
    ["a constant", constant("customer"), { type: "string", const: "customer" }],
    ["a constant or null", nullable(constant("customer")), { type: ["string", "null"], enum: ["customer", null] }],
    ["an enum", oneOf("good", "service"), { type: "string", enum: ["good", "service"] }],
    ["an enum or null", nullable(oneOf("good")), { type: ["string", "null"], enum: ["good", null] }],
    [
      "an enum that names null",
      scalar("string", { nullable: true, enum: ["good", null] }),
      { type: ["string", "null"], enum: ["good", null] },
    ],
    ["known values of an open string", scalar("string", { knownValues: ["a"] }), { type: "string" }],
    ["limits", scalar("integer", { min: 1, max: 100 }), { type: "integer", minimum: 1, maximum: 100 }],
    ["lengths", scalar("string", { minLength: 1, maxLength: 3 }), { type: "string", minLength: 1, maxLength: 3 }],
    ["a pattern", scalar("string", { pattern: "^sk_" }), { type: "string", pattern: "^sk_" }],
    ["array", arrayOf(any), { type: "array", items: {} }],
    ["array | null", nullable(arrayOf(any)), { type: ["array", "null"], items: {} }],
    [
      "array<object | null>",
      arrayOf(nullable(object())),
      { type: "array", items: { type: ["object", "null"], additionalProperties: true } },
    ],
    [
      "a limited array",
      arrayOf(text, { minItems: 1, maxItems: 6 }),
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 6 },
    ],
    ["object", object(), { type: "object", additionalProperties: true }],
    ["map<string>", object({ values: text }), { type: "object", additionalProperties: { type: "string" } }],
    ["a record", record("Customer"), { $ref: "payments/Customer" }],
    ["a record or null", nullable(record("Customer")), { anyOf: [{ $ref: "payments/Customer" }, { type: "null" }] }],
    ["a shape of the gateway", record("ErrorDetail"), { $ref: "gateway/ErrorDetail" }],
    ["a named type", object({ named: "Interval", shape: closed([]) }), { $ref: "payments/Interval" }],
    ["the params of an operation", reference("params"), { $ref: "payments/customers.list.params" }],
    ["Meta", reference("meta"), { $ref: "payments/customers.list.meta" }],
    ["Meta or null", nullable(reference("meta")), { anyOf: [{ $ref: "payments/customers.list.meta" }, { type: "null" }] }],
    ["credentials", reference("auth_config"), { $ref: "payments/auth_config" }],
  ])("says %s", (_name, type, want) => {
    expect(toSchema(type, request)).toEqual(want);
  });

  test("gives formats and comma lists a pattern of our own", () => {
    expect(toSchema(scalar("string", { format: "uuid" }), request)).toEqual({
      type: "string",
      format: "uuid",
      pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$",
    });
    expect(toSchema(scalar("string", { commaList: { values: ["a", "+b"], maxItems: 2 } }), request)).toEqual({
      type: "string",
      pattern: "^(?:a|\\+b)(?:,(?:a|\\+b)){0,1}$",
    });
  });
});

describe("toShapeSchema", () => {
  test("closes requests and demands what they mark", () => {
    const shape = closed([param("id", text, { required: true, description: "Which." }), param("limit", scalar("integer"))]);
    expect(toShapeSchema(shape, request)).toEqual({
      type: "object",
      properties: { id: { description: "Which.", type: "string" }, limit: { type: "integer" } },
      required: ["id"],
      additionalProperties: false,
    });
  });

  test("closes a request without fields", () => {
    expect(toShapeSchema(closed([]), request)).toEqual({ type: "object", additionalProperties: false });
  });

  test("opens a request for its reason", () => {
    expect(toShapeSchema(open([], { openBecause: "Not shown." }), request)).toEqual({
      "x-open": "Not shown.",
      type: "object",
      additionalProperties: true,
    });
  });

  test("allows other keys in a record, and requires fields that are stated and not nullable", () => {
    const shape = open([field("id", text), field("name", nullable(text)), field("extra", any), field("guess", text, assumed)]);
    expect(toShapeSchema(shape, response)).toEqual({
      type: "object",
      properties: { id: { type: "string" }, name: { type: ["string", "null"] }, extra: {}, guess: { type: "string" } },
      required: ["id"],
    });
  });

  test("leaves to the dialect how one of several fields is demanded", () => {
    const shape = closed([param("charge", text)], { atLeastOneOf: ["charge"] });
    expect(toShapeSchema(shape, request)).toEqual({
      type: "object",
      properties: { charge: { type: "string" } },
      additionalProperties: false,
      "x-one-of": ["charge"],
    });
  });
});
