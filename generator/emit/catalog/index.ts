import { templateNamed, printJsonLines, type JsonLines } from "#generator/print";
import type { Emitter } from "../emitter.ts";
import { toCatalogSchema } from "#generator/schema";
import { toCatalog } from "./to_catalog.ts";

const FIELD_LINES: JsonLines = { fields: {} };
const RECORD_LINES: JsonLines = { shape: FIELD_LINES };
const VENDOR_LINES: JsonLines = { auth: {}, errors: { kinds: {} } };
const BINDING_LINES: JsonLines = { params: {}, meta: {} };
const OPERATION_LINES: JsonLines = { params: FIELD_LINES, meta: FIELD_LINES, binding: BINDING_LINES };

/** Where the package has the catalog. */
export const CATALOG_PATH = "catalog.json";

/** A line for each type and field, and for each other property of what has fields. */
const CATALOG_LINES: JsonLines = {
  gateway: { actions: {}, headers: {}, records: { "*": RECORD_LINES }, statuses: {}, notShown: {} },
  connectors: {
    "*": {
      auth: {},
      vendor: VENDOR_LINES,
      types: {},
      records: { "*": RECORD_LINES },
      innerTypes: { "*": RECORD_LINES },
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
    { path: CATALOG_PATH, text: printJsonLines({ $schema: "./catalog.schema.json", ...toCatalog(model, version) }, CATALOG_LINES) },
    { path: "catalog.schema.json", text: printJsonLines(toCatalogSchema(templateNamed(templates, "catalog.schema.json")), SCHEMA_LINES) },
  ],
};
