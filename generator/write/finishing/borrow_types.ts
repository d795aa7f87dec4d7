import type { OwnType } from "./own_types.ts";

/** A document whose schemas are partly empty, because types of the package take their place. */
export interface BorrowingDocument {
  /**
   * The document as JSON, without the examples of bodies, which nobody sees in declarations, and without the texts of shared
   * parameters, which every operation would repeat.
   */
  readonly text: string;
  /** The types in place of schemas, by the pointer to the component: `#/components/schemas/PaymentsCustomer`. */
  readonly types: readonly (readonly [pointer: string, type: OwnType])[];
}

/** Empties the schema components that types of the package replace. Throws a `SyntaxError` for a text that is not JSON. */
export function borrowTypes(document: string, types: ReadonlyMap<string, OwnType>): BorrowingDocument {
  const parsed = asObject(JSON.parse(document));
  const components = asObject(parsed["components"]);
  const schemas = asObject(components["schemas"]);
  const borrowed = Object.keys(schemas).flatMap((name) => {
    const type = types.get(name);
    return type === undefined ? [] : [[name, type] as const];
  });
  const emptied = { ...schemas, ...Object.fromEntries(borrowed.map(([name]) => [name, {}])) };
  const { responses, parameters } = components;
  const slim = {
    ...parsed,
    paths: withoutBodyExamples(parsed["paths"]),
    components: {
      ...components,
      schemas: emptied,
      ...(responses !== undefined && { responses: withoutBodyExamples(responses) }),
      ...(parameters !== undefined && { parameters: withoutTexts(asObject(parameters)) }),
    },
  };
  return { text: JSON.stringify(slim), types: borrowed.map(([name, type]) => [`#/components/schemas/${name}`, type]) };
}

/** Paths or responses with nothing but the schema of each body. */
function withoutBodyExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutBodyExamples);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key === "content" ? onlySchemas(asObject(inner)) : withoutBodyExamples(inner)]),
  );
}

function withoutTexts(parameters: Readonly<Record<string, unknown>>): object {
  const entries = Object.entries(parameters).map(([name, parameter]) => {
    const { description: _description, example: _example, schema, ...keywords } = asObject(parameter);
    const { description: _ofSchema, examples: _examples, ...type } = asObject(schema);
    return [name, { ...keywords, schema: type }] as const;
  });
  return Object.fromEntries(entries);
}

function onlySchemas(content: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(content).map(([type, body]) => [type, { schema: withType(asObject(body)["schema"]) }]));
}

/** openapi-typescript asks for the type of a schema only when the schema has a `type`, which that of a file has not. */
function withType(schema: unknown): unknown {
  return asObject(schema)["format"] === "binary" ? { type: "string", format: "binary" } : schema;
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}
