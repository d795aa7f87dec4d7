import { templateNamed } from "../../print/slots.ts";
import { printJson } from "../../schema/json_schema.ts";
import type { Emitter } from "../emitter.ts";
import { toCatalog } from "./to_catalog.ts";

/** `catalog.json`: the resolved model as data, for tools in any language, and the JSON Schema that describes it. */
export const catalogEmitter: Emitter = {
  name: "catalog",
  emit: ({ model, templates, version }) => [
    { path: "catalog.json", text: printJson({ $schema: "./catalog.schema.json", ...toCatalog(model, version) }) },
    { path: "catalog.schema.json", text: templateNamed(templates, "catalog.schema.json") },
  ],
};
