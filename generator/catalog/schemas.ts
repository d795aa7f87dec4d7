import connector from "../../spec/connector.schema.json" with { type: "json" };
import gateway from "../../spec/gateway.schema.json" with { type: "json" };

/** The JSON Schemas of the catalog language, by the name of the file in `spec/`. AJV compiles them and the types come from them. */
export const schemas = { "connector.schema.json": connector, "gateway.schema.json": gateway };

/** The name of a JSON Schema in `spec/`. */
export type SchemaName = keyof typeof schemas;
