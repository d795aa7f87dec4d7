import { describe, expect, it } from "vitest";
import { answering, documentOf, draftOf, errorsIn, valueAt, withField, withParam, type Values } from "./drafting.ts";

function fieldOf(schema: unknown, schemas?: Values): unknown {
  const { text } = draftOf(withField(schema, schemas));
  expect(errorsIn(text)).toEqual([]);
  return valueAt(text, "records", "Thing", "fields", "value");
}

function paramOf(schema: unknown, param?: Values, schemas?: Values): unknown {
  const { text } = draftOf(withParam(schema, param, schemas));
  expect(errorsIn(text)).toEqual([]);
  return valueAt(text, "entities", "things", "actions", "list", "params", "value");
}

const described = { description: "Value." };

describe("a field of a record", () => {
  it.each([
    [{ type: "string" }, "string -- Value."],
    [{ type: "string", description: "What it *is*.\n\nMore [here](https://example.com)." }, "string -- What it *is*. More here."],
    [{ type: "integer", format: "int64" }, "integer -- Value."],
    [{ type: ["string", "null"] }, "string | null -- Value."],
    [{ type: "string", nullable: true }, "string | null -- Value."],
    [{ type: "string", "x-nullable": true }, "string | null -- Value."],
    [{ oneOf: [{ type: "string" }, { type: "null" }] }, "string | null -- Value."],
    [{ oneOf: [{ type: "string" }, { type: "integer" }] }, "string | integer -- Value."],
    [{ anyOf: [{ type: "string" }, { type: "object" }] }, "any -- Value."],
    [{ type: "array", items: { type: "string" } }, "array<string> -- Value."],
    [{ type: "array", items: { type: ["integer", "null"] } }, "array<integer | null> -- Value."],
    [{ type: "array" }, "array -- Value."],
    [{ type: "object" }, "object -- Value."],
    [{ type: "object", additionalProperties: { type: "integer" } }, "map<integer> -- Value."],
    [{}, "any -- Value."],
    [true, "any -- Value."],
    [
      { type: "string", enum: ["open", "yes"] },
      { enum: ["open", "yes"], ...described },
    ],
    [{ enum: [1, 2] }, { type: "integer", enum: [1, 2], ...described }],
    [{ enum: ["a", null] }, { type: "string | null", enum: ["a"], ...described }],
    [{ const: "thing" }, { enum: ["thing"], ...described }],
    [
      { type: "string", format: "date-time" },
      { type: "string", format: "date-time", ...described },
    ],
    [{ type: "string", format: "password" }, "string -- Value."],
    [
      { type: "integer", minimum: 1, maximum: 5 },
      { type: "integer", min: 1, max: 5, ...described },
    ],
    [
      { type: "integer", minimum: 1, exclusiveMinimum: true },
      { type: "integer", min: 2, ...described },
    ],
    [
      { type: "integer", exclusiveMaximum: 5 },
      { type: "integer", max: 4, ...described },
    ],
    [
      { type: "number", multipleOf: 0.5 },
      { type: "number", multiple_of: 0.5, ...described },
    ],
    [
      { type: "string", minLength: 1, maxLength: 9 },
      { type: "string", min_length: 1, max_length: 9, ...described },
    ],
    [
      { type: "string", pattern: "^a$", example: "a" },
      { type: "string", pattern: "^a$", ...described, example: "a" },
    ],
    [
      { type: "string", pattern: "^MG[0-9a-f]{8}$", example: "MGaaaaaaaa" },
      { type: "string", pattern: "^MG[0-9a-f]{8}$", ...described, example: "MGaaaa0001" },
    ],
    [
      { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 },
      { type: "array<string>", min_items: 1, max_items: 3, ...described },
    ],
    [
      { type: "array", items: { type: "string", enum: ["a"] } },
      { type: "array<string>", enum: ["a"], ...described },
    ],
    [
      { type: "string", deprecated: true },
      { type: "string", deprecated: "The document marks it as deprecated.", ...described },
    ],
    [
      { type: "object", properties: { a: { type: "string" } } },
      { ...described, fields: { a: "string | null -- A." } },
    ],
  ])("%j is %j", (schema, want) => {
    expect(fieldOf(schema)).toEqual(want);
  });

  it("that refers to an object has a record for it", () => {
    const schemas = { "pet-shop": { type: "object", properties: { id: { type: "string" } } } };
    expect(fieldOf({ type: "array", items: { $ref: "#/components/schemas/pet-shop" } }, schemas)).toBe("array<PetShop> -- Value.");
    expect(fieldOf({ allOf: [{ $ref: "#/components/schemas/pet-shop" }], nullable: true }, schemas)).toBe("PetShop | null -- Value.");
  });

  it("merges allOf, and has the properties of all variants", () => {
    const a = { type: "object", required: ["a"], properties: { a: { type: "string" }, both: { type: "string" } } };
    const b = { type: "object", properties: { b: { type: "integer" }, both: { type: "integer" } } };
    expect(fieldOf({ allOf: [a, b] })).toMatchObject({
      fields: { a: "string -- A.", b: "integer | null -- B.", both: "any -- Both." },
    });
    expect(fieldOf({ oneOf: [a, b] })).toMatchObject({
      fields: { a: "string | null -- A.", b: "integer | null -- B.", both: "string | integer | null -- Both." },
    });
  });

  it.each([
    [{ type: "string", pattern: "^a$" }, "Not taken over: pattern, which needs an example."],
    [{ type: "string", pattern: "(a+)+$", example: "a" }, "Not taken over: pattern."],
    [{ type: "integer", maximum: 2 ** 63 }, "Not taken over: maximum."],
    [{ type: "number", exclusiveMinimum: 0 }, "Not taken over: exclusiveMinimum."],
    [{ type: "integer", minimum: 5, maximum: 1 }, "Not taken over: minimum, maximum."],
    [{ type: "string", not: { const: "x" } }, "Not taken over: not."],
    [{ oneOf: [{ type: "string" }, { type: "object" }] }, "The document allows string or object."],
    [false, "The document allows no value here."],
  ])("%j is made wider, which a comment says: %s", (schema, comment) => {
    const { text } = draftOf(withField(schema));
    expect(errorsIn(text)).toEqual([]);
    expect(text).toContain(`      # ${comment}\n`);
  });

  it("that would contain its record without end may be null", () => {
    const schemas = { Branch: { type: "object", required: ["next"], properties: { next: { $ref: "#/components/schemas/Branch" } } } };
    const { text } = draftOf(withField({ $ref: "#/components/schemas/Branch" }, schemas));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "records", "Branch", "fields")).toEqual({ next: "Branch | null -- Next." });
  });
});

describe("a param", () => {
  it.each([
    [{ type: "string", default: "a" }, {}, { type: "string", default: "a", no_effect: "Not reviewed.", ...described }],
    [{ type: "integer", default: "a" }, {}, { type: "integer", no_effect: "Not reviewed.", ...described }],
    [
      { type: "string" },
      { required: true, description: "It." },
      { type: "string", required: true, no_effect: "Not reviewed.", description: "It." },
    ],
    [
      { type: "array", items: { type: "string" } },
      { examples: { some: { value: ["a", "b"] } } },
      { type: "array<string>", no_effect: "Not reviewed.", ...described, example: ["a", "b"] },
    ],
    [{ type: "string" }, { example: "x y" }, { type: "string", no_effect: "Not reviewed.", ...described, example: "x y" }],
  ])("%j %j is %j", (schema, param, want) => {
    expect(paramOf(schema, param)).toEqual(want);
  });

  it("may be null in a body, which removes a value, but not in an address", () => {
    const record = { type: "object", properties: { id: { type: "string" }, value: { type: "string" } } };
    const body = {
      type: "object",
      properties: { value: { type: ["string", "null"] }, list: { type: "array", items: { type: ["integer", "null"] } } },
    };
    const create = { requestBody: { content: { "application/json": { schema: body } } }, responses: answering(record) };
    const { text } = draftOf(documentOf({ "/things": { post: create } }));
    expect(errorsIn(text)).toEqual([]);
    expect(valueAt(text, "entities", "things", "actions", "create", "params")).toEqual({
      value: { type: "string | null", field: "value", ...described },
      list: { type: "array<integer | null>", no_effect: "Not reviewed.", description: "List." },
    });
    expect(paramOf({ type: ["string", "null"] })).toMatchObject({ type: "string" });
  });

  it("spells out what it refers to, once", () => {
    const schemas = { Node: { type: "object", properties: { next: { $ref: "#/components/schemas/Node" } } } };
    expect(paramOf({ $ref: "#/components/schemas/Node" }, {}, schemas)).toMatchObject({ fields: { next: "object -- Next." } });
  });

  it("whose lists contain themselves ends", () => {
    const schemas = { Tree: { type: "array", items: { $ref: "#/components/schemas/Tree" } } };
    expect(paramOf({ $ref: "#/components/schemas/Tree" }, {}, schemas)).toMatchObject({ type: "array<array>" });
  });
});

describe("examples around a field are its own", () => {
  const named = { type: "object", required: ["id"], properties: { id: { type: "string" }, name: { type: "string", example: "Own" } } };
  const answer = (media: Values, schema: Values = named): Values => ({
    ...{ get: { responses: { "200": { content: { "application/json": { schema, ...media } } } } } },
  });
  const idOf = (item: Values): unknown => {
    const { text } = draftOf(documentOf({ "/things/{id}": item }, { components: { examples: { one: { value: { id: "d" } } } } }));
    expect(errorsIn(text)).toEqual([]);
    return valueAt(text, "records", "Thing", "fields");
  };
  it.each([
    [answer({ example: { id: "a", name: "b" } }), "a"],
    [answer({ examples: { first: { value: { id: "b" } }, second: { value: { id: "c" } } } }), "b"],
    [answer({ examples: { first: { $ref: "#/components/examples/one" } } }), "d"],
    [answer({}, { ...named, example: { id: "e" } }), "e"],
    [answer({ example: { id: "f" } }, { ...named, examples: [{ id: "g" }] }), "f"],
    [answer({ example: { data: { id: "h" } } }, { type: "object", properties: { data: named } }), "h"],
  ])("%j: %s", (item, want) => {
    expect(idOf(item)).toEqual({
      id: { type: "string", description: "Id.", example: want },
      name: { type: "string | null", description: "Name.", example: "Own" },
    });
  });

  it("in a list, and in a body", () => {
    const content = (schema: Values, example: unknown): Values => ({ content: { "application/json": { schema, example } } });
    const list = { type: "array", items: named };
    const post = { requestBody: content(named, { id: "b" }), responses: { "200": content(named, { id: "c" }) } };
    const get = { responses: { "200": content(list, [{ id: "a" }]) } };
    const { text } = draftOf(documentOf({ "/things": { get, post } }));
    expect(valueAt(text, "records", "Thing", "fields", "id")).toMatchObject({ example: "a" });
    expect(valueAt(text, "entities", "things", "actions", "create", "params", "id")).toMatchObject({ example: "b" });
  });
});
