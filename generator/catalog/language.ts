import connector from "../../spec/connector.schema.json" with { type: "json" };
import gateway from "../../spec/gateway.schema.json" with { type: "json" };
import overlay from "../../spec/overlay.schema.json" with { type: "json" };

/** The JSON Schemas of the catalog language, by the name of the file in `spec/`. AJV compiles them and the types come from them. */
export const schemas = { "connector.schema.json": connector, "gateway.schema.json": gateway, "overlay.schema.json": overlay };

/** The keywords of these schemas that only editors read: texts, and what they suggest. */
export const EDITOR_KEYWORDS = ["patternErrorMessage", "markdownDescription", "markdownEnumDescriptions", "defaultSnippets"];

/** The name of a JSON Schema in `spec/`. */
export type SchemaName = keyof typeof schemas;

const { definitions } = schemas["connector.schema.json"];

/** All the keys that the language has, wherever they may be. */
export const languageKeys: ReadonlySet<string> = new Set(keysIn(schemas));

/** The keys of a param, a field or a named type. */
export const fieldKeys: ReadonlySet<string> = new Set([
  ...keysOf(definitions.operation_param),
  ...keysOf(definitions.named_type),
  ...keysOf(definitions.type_field),
  ...keysOf(definitions.response_field),
  ...keysOf(schemas["gateway.schema.json"].definitions.envelope_field),
]);

/** The keys that say what a param of an operation does, except for `format`, which other fields have as well. */
export const roleKeysOfParams = keysOf(definitions.operation_param).filter((key) => !Object.hasOwn(definitions.param.properties, key));

/** The keys of an auth method, a record, a paging profile and an entity, by the key that holds them all. */
export const elementKeys = {
  auth: keysOf(definitions.auth_method),
  records: keysOf(definitions.record),
  paging_profiles: pagingKeys(),
  entities: keysOf(definitions.entity),
} as const;

/** The keys of all paging kinds, each once. */
function pagingKeys(): readonly string[] {
  const kinds = Object.entries(definitions).filter(([name]) => name.startsWith("paging_") && !name.startsWith("paging_key_"));
  return [...new Set(kinds.flatMap(([, kind]) => ("properties" in kind ? keysOf(kind) : [])))];
}

function keysOf({ properties }: { readonly properties: object }): readonly string[] {
  return Object.keys(properties);
}

function keysIn(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === "properties" && typeof value === "object" && value !== null ? Object.keys(value) : [];
    return [...own, ...keysIn(value)];
  });
}
