import { describe, expect, test } from "vitest";
import { toTool } from "../../../../../generator/emit/tools/index.ts";
import { operationsOf } from "../../../../../generator/resolve/model/walk.ts";
import type { JsonSchema } from "../../../../../generator/schema/json_schema.ts";
import { catalogOf } from "../../../../fixtures/catalog_of.ts";

/** The tool of the first operation of a connector that is written as YAML. */
function toolOf(yaml: string): ReturnType<typeof toTool> {
  const [connector] = catalogOf(yaml).model().connectors;
  const [operation] = connector === undefined ? [] : operationsOf(connector);
  if (connector === undefined || operation === undefined) throw new Error("There is no operation.");
  return toTool(connector, operation);
}

/** The entities of a connector with one operation. */
function withOperation(lines: string, action = "list", entity = "orders"): string {
  return `entities: { ${entity}: { description: What was ordered., record: Order, actions: { ${action}: { ${lines} } } } }`;
}

const UNPAGED = "paging: { kind: none, reason: Short. }";

/** The schema of the param `note`. */
function paramOf(field: string, further = UNPAGED, action = "list"): JsonSchema | undefined {
  return toolOf(withOperation(`params: { note: { ${field} } }, ${further}`, action)).inputSchema.properties?.["note"];
}

describe("the description of a tool", () => {
  test.each([
    [`description: Lists orders., params: {}, ${UNPAGED}`, "Lists orders."],
    [`description: Lists orders., params: {}, notes: [Slow., Rare.], ${UNPAGED}`, "Lists orders. Slow."],
    [`description: Lists orders. The document shows no filters., params: {}, ${UNPAGED}`, "Lists orders."],
    [`description: Lists orders., deprecated: Use get., params: {}, ${UNPAGED}`, "Lists orders. Deprecated: Use get."],
    [
      `description: Lists orders., params: { a: string, b: string }, at_least_one_of: [a, b], ${UNPAGED}`,
      "Lists orders. At least one of `a`, `b` is required.",
    ],
  ])("%s", (lines, description) => {
    expect(toolOf(withOperation(lines)).description).toBe(description);
  });

  test("says what cannot be undone", () => {
    const tool = toolOf(withOperation("description: Deletes an order., effect: write, permanent: true, params: { id: string }", "delete"));
    expect(tool).toMatchObject({
      name: "shop_orders_delete",
      operation: "shop.orders.delete",
      description: "Deletes an order. This cannot be undone.",
      annotations: { readOnlyHint: false, destructiveHint: true },
    });
  });

  test("begins with the title of a connector whose id does not say it", () => {
    const lines = withOperation(`description: Lists orders., params: {}, ${UNPAGED}`);
    expect(toolOf(`title: Acme Store\n${lines}`).description).toBe("Acme Store: Lists orders.");
  });
});

describe("a param", () => {
  test.each<[field: string, schema: JsonSchema]>([
    ["type: string, description: Note of the order.", { type: "string" }],
    ["type: string, description: New note for orders.", { type: "string" }],
    ["type: string, description: Id of the note.", { description: "Id of the note.", type: "string" }],
    ["type: string, description: One. Two. Three.", { description: "One. Two.", type: "string" }],
    ["enum: [a, b], description: One. Two. Three.", { description: "One. Two. Three.", type: "string", enum: ["a", "b"] }],
    ["type: string, description: One. The document states no limit.", { description: "One.", type: "string" }],
    ["type: string, description: One. The document is signed.", { description: "One. The document is signed.", type: "string" }],
    ["const: media, description: Always this.", { description: "Always this.", type: "string", enum: ["media"] }],
    ["type: string, format: date, description: First day.", { description: "First day.", type: "string", format: "date" }],
    ["type: string, pattern: ^a, description: Code.", { description: "Code.", type: "string", pattern: "^a" }],
    ["type: string, list: comma, description: Codes.", { description: "Codes. Comma-separated.", type: "string" }],
    ["type: string, list: comma, description: Comma-separated codes.", { description: "Comma-separated codes.", type: "string" }],
    ["type: string, list: comma, enum: [a, b], description: Codes.", { description: "Codes. Comma-separated: a, b.", type: "string" }],
    ["type: string, known_values: [a, b], description: Code.", { description: "Code. Known values: a, b.", type: "string" }],
    ["type: string, known_values: [a, b], description: Code such as a or b.", { description: "Code such as a or b.", type: "string" }],
    ["type: integer, default: 3, description: Number.", { description: "Number.", type: "integer", default: 3 }],
    ["type: boolean, default: false, description: Whether.", { description: "Whether.", type: "boolean" }],
    ["type: map<string>, description: Pairs.", { description: "Pairs.", type: "object", additionalProperties: { type: "string" } }],
    ["type: array<string>, description: Codes.", { description: "Codes.", type: "array", items: { type: "string" } }],
  ])("with { %s }", (field, schema) => {
    expect(paramOf(field)).toEqual(schema);
  });

  test("is described in fewer words the further inside it is", () => {
    const inner = "fields: { c: { type: string, description: Deep. } }, description: Outer.";
    const field = `description: Whole. All., fields: { a: { type: string, description: One. Two. }, b: { ${inner} } }`;
    expect(paramOf(field)).toEqual({
      description: "Whole. All.",
      type: "object",
      properties: {
        a: { description: "One.", type: "string" },
        b: { description: "Outer.", type: "object", properties: { c: { type: "string" } } },
      },
    });
  });
});

describe("a param that needs one of several fields", () => {
  test("says so after its description", () => {
    expect(paramOf("description: Whole., fields: { a: string, b: string }, at_least_one_of: [a, b]")).toMatchObject({
      description: "Whole. At least one of `a`, `b` is required.",
    });
  });
});

describe("a param that turns pages", () => {
  const roles = "next: { type: string, description: Token. }, size: { type: integer, min: 1, max: 50, default: 10, description: Most. }";
  test.each([
    ["kind: record_cursor, next: next, size: size, more: more", "Next page: the `id` of the last record."],
    ["kind: token, next: next, size: size, token: token", "Next page: `token` of the answer."],
  ])("of { %s }", (paging, description) => {
    const meta = "meta: { more: boolean, token: string | null }";
    const { properties } = toolOf(withOperation(`params: { ${roles} }, ${meta}, paging: { ${paging} }`)).inputSchema;
    expect(properties).toEqual({
      next: { description, type: "string" },
      size: { description: "Page size.", type: "integer", maximum: 50 },
    });
  });
});
