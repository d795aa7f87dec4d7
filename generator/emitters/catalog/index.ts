import { templateNamed } from "../../print/slots.ts";
import { printJsonLines, type JsonLines } from "../../print/json.ts";
import type { Emitter, Templates } from "../emitter.ts";
import { toCatalog } from "./to_catalog.ts";

const FIELD_LINES: JsonLines = { fields: {} };
const RECORD_LINES: JsonLines = { shape: FIELD_LINES };
const OPERATION_LINES: JsonLines = { params: FIELD_LINES, meta: FIELD_LINES };

/** A line for each type and field, and for each other property of what has fields. */
const CATALOG_LINES: JsonLines = {
  gateway: { actions: {}, headers: {}, records: { "*": RECORD_LINES }, statuses: {}, notShown: {} },
  connectors: {
    "*": {
      auth: {},
      types: {},
      records: { "*": RECORD_LINES },
      entities: { "*": { operations: { "*": OPERATION_LINES } } },
      notShown: {},
    },
  },
};

/** A line for each definition. */
const SCHEMA_LINES: JsonLines = { $defs: {} };

/** `catalog.json`: the resolved model as data, for tools in any language, and the JSON Schema that describes it. */
export const catalogEmitter: Emitter = {
  name: "catalog",
  emit: ({ model, templates, version }) => [
    { path: "catalog.json", text: printJsonLines({ $schema: "./catalog.schema.json", ...toCatalog(model, version) }, CATALOG_LINES) },
    { path: "catalog.schema.json", text: printJsonLines(readSchema(templates), SCHEMA_LINES) },
  ],
};

/** The schema of the template. Throws a `SyntaxError` for a text that is not a JSON object. */
function readSchema(templates: Templates): object {
  const schema: unknown = JSON.parse(templateNamed(templates, "catalog.schema.json"));
  if (typeof schema === "object" && schema !== null) return schema;
  throw new SyntaxError("catalog.schema.json is not an object");
}
