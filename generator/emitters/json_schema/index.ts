import type { Model } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { comment, ident, printEntries, printValue, stringLiteral } from "../../print/literals.ts";
import { printJsonLines, type JsonLines } from "../../schema/json_schema.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import {
  toConnectorDefinitions,
  toConnectorDocument,
  toGatewayDefinitions,
  toGatewayDocument,
  type Definitions,
  type SchemaDocument,
} from "./documents.ts";

/**
 * One JSON Schema document per connector and one for the gateway. The look-up in `schemas/index.js` needs them as modules,
 * because browsers and bundlers import JSON in different ways. Each module has only the definitions of its owner.
 */
export const jsonSchemaEmitter: Emitter = {
  name: "json_schema",
  emit: ({ model }) => [
    ...model.connectors.flatMap((connector) => {
      const records = connector.records.map(({ name }) => name);
      const document = toConnectorDocument(model.gateway, connector);
      return emitDocument(connector.id, document, toConnectorDefinitions(model.gateway, connector), records);
    }),
    ...emitDocument("gateway", toGatewayDocument(model), toGatewayDefinitions(model), []),
    { path: "schemas/index.js", text: printIndex(model) },
    { path: "schemas/index.d.ts", text: INDEX_DECLARATIONS },
  ],
};

/** A line for each definition and field. */
const DOCUMENT_LINES: JsonLines = { allOf: { "*": { anyOf: {} } }, $defs: { "*": { properties: {} } } };

function emitDocument(id: string, document: SchemaDocument, definitions: Definitions, records: readonly string[]): readonly OutputFile[] {
  return [
    { path: `schemas/${id}.json`, text: printJsonLines(document, DOCUMENT_LINES) },
    { path: `schemas/${id}.js`, text: printModule(document.title, definitions, records) },
    { path: `schemas/${id}.d.ts`, text: MODULE_DECLARATIONS },
  ];
}

function printModule(title: string, definitions: Definitions, records: readonly string[]): string {
  return [
    banner,
    "",
    comment(`The JSON Schemas that belong to ${title}.`),
    `export const definitions = ${printEntries(definitions)};`,
    "",
    `export const records = ${printValue(records)};`,
    "",
  ].join("\n");
}

const MODULE_DECLARATIONS = [
  banner,
  'import type { SchemaModule } from "../runtime/json_schemas.js";',
  "",
  "/** Schemas by their keys under `$defs` in the JSON file with the same name. */",
  'export declare const definitions: SchemaModule["definitions"];',
  "",
  "/** The names of the definitions that are records. */",
  "export declare const records: readonly string[];",
  "",
].join("\n");

function printIndex({ connectors }: Model): string {
  const ids = [...connectors.map(({ id }) => id), "gateway"];
  return [
    banner,
    'import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";',
    ...ids.map((id) => `import * as ${ident(id)} from ${stringLiteral(`./${id}.js`)};`),
    "",
    `const findSchema = /* @__PURE__ */ createSchemaLookup({ ${ids.join(", ")} });`,
    "",
    "export function jsonSchemaFor(address) {",
    "  return findSchema(address);",
    "}",
    "",
    "export function withJsonSchema(validator) {",
    "  return addJsonSchema(validator, findSchema);",
    "}",
    "",
  ].join("\n");
}

const INDEX_DECLARATIONS = [
  banner,
  'import type { JsonSchema, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";',
  'import type { Validator } from "../runtime/validator_types.js";',
  "",
  'export type { JsonSchema, JsonSchemaConverter, JsonSchemaTarget, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";',
  "",
  "/**",
  " * Returns the JSON Schema (2020-12) of an address such as `payments.customers.list.params`, with all definitions that",
  " * it refers to. Each call returns a new copy. Throws `UnknownAddressError` for an unknown address.",
  " */",
  "export declare function jsonSchemaFor(address: string): JsonSchema;",
  "",
  "/**",
  " * Adds the Standard JSON Schema interface to a validator:",
  ' * `withJsonSchema(v)["~standard"].jsonSchema.input({ target: "draft-2020-12" })`.',
  " */",
  "export declare function withJsonSchema<T>(validator: Validator<T>): ValidatorWithJsonSchema<T>;",
  "",
].join("\n");
