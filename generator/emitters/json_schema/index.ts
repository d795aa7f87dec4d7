import type { Model } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { printValue } from "../../print/code.ts";
import { comment, ident, stringLiteral } from "../../print/literals.ts";
import { printJson } from "../../schema/json_schema.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toConnectorDocument, toGatewayDocument, type SchemaDocument } from "./documents.ts";

/**
 * One JSON Schema document per connector and one for the gateway, each as JSON and as a module (browsers and bundlers
 * import JSON in different ways), and `schemas/index.js`, which looks up the schema of an address.
 */
export const jsonSchemaEmitter: Emitter = {
  name: "json_schema",
  emit: ({ model }) => [
    ...model.connectors.flatMap((connector) => {
      const records = connector.records.map(({ name }) => name);
      return emitDocument(connector.id, toConnectorDocument(model.gateway, connector), records);
    }),
    ...emitDocument("gateway", toGatewayDocument(model), []),
    { path: "schemas/index.js", text: printIndex(model) },
    { path: "schemas/index.d.ts", text: INDEX_DECLARATIONS },
  ],
};

function emitDocument(id: string, document: SchemaDocument, records: readonly string[]): readonly OutputFile[] {
  return [
    { path: `schemas/${id}.json`, text: printJson(document) },
    { path: `schemas/${id}.js`, text: printModule(document, records) },
    { path: `schemas/${id}.d.ts`, text: MODULE_DECLARATIONS },
  ];
}

function printModule(document: SchemaDocument, records: readonly string[]): string {
  return [
    banner,
    "",
    comment(`JSON Schemas of ${document.title}.`),
    `export const schema = ${printValue(document)};`,
    "",
    `export const records = ${printValue(records)};`,
    "",
  ].join("\n");
}

const MODULE_DECLARATIONS = [
  banner,
  'import type { SchemaDocument } from "../runtime/json_schemas.js";',
  "",
  "/** The content of the JSON file with the same name. */",
  "export declare const schema: SchemaDocument;",
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
