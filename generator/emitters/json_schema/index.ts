import type { Model } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { comment, printValue, stringLiteral } from "../../print/literals.ts";
import { printJson } from "../../schema/json_schema.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toConnectorDocument, toGatewayDocument, type SchemaDocument } from "./documents.ts";

/**
 * One JSON Schema document a connector and one of the gateway, each as JSON and as a module (browsers and bundlers
 * differ in how they import JSON), and `schemas/index.js`, which finds the schema of an address in them.
 */
export const jsonSchemaEmitter: Emitter = {
  name: "json_schema",
  emit: ({ model }) => [
    ...model.connectors.flatMap((connector) => emitDocument(connector.id, toConnectorDocument(model.gateway, connector))),
    ...emitDocument("gateway", toGatewayDocument(model)),
    { path: "schemas/index.js", text: printIndex(model) },
    { path: "schemas/index.d.ts", text: INDEX_DECLARATIONS },
  ],
};

function emitDocument(id: string, document: SchemaDocument): readonly OutputFile[] {
  return [
    { path: `schemas/${id}.json`, text: printJson(document) },
    { path: `schemas/${id}.js`, text: printModule(document) },
    { path: `schemas/${id}.d.ts`, text: MODULE_DECLARATIONS },
  ];
}

function printModule(document: SchemaDocument): string {
  return [banner, "", comment(`JSON Schemas of ${document.title}.`), `export const schema = ${printValue(document)};`, ""].join("\n");
}

const MODULE_DECLARATIONS = [
  banner,
  'import type { SchemaDocument } from "../runtime/json_schemas.js";',
  "",
  "/** The same as the JSON file of this name. */",
  "export declare const schema: SchemaDocument;",
  "",
].join("\n");

function printIndex({ connectors }: Model): string {
  const ids = [...connectors.map(({ id }) => id), "gateway"];
  return [
    banner,
    'import { addJsonSchema, findSchema } from "../runtime/json_schemas.js";',
    ...ids.map((id) => `import { schema as ${id} } from ${stringLiteral(`./${id}.js`)};`),
    "",
    `const documents = { ${ids.join(", ")} };`,
    "",
    "export function jsonSchemaFor(address) {",
    "  return findSchema(documents, address);",
    "}",
    "",
    "export function withJsonSchema(validator) {",
    "  return addJsonSchema(validator, jsonSchemaFor);",
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
  " * The JSON Schema (2020-12) of an address such as `payments.customers.list.params`: complete in itself, with the",
  " * definitions that it needs. It is yours to change. Throws `UnknownAddressError` for an unknown address.",
  " */",
  "export declare function jsonSchemaFor(address: string): JsonSchema;",
  "",
  "/**",
  " * A validator that also tells its JSON Schema as Standard JSON Schema demands:",
  ' * `withJsonSchema(v)["~standard"].jsonSchema.input({ target: "draft-2020-12" })`.',
  " */",
  "export declare function withJsonSchema<T>(validator: Validator<T>): ValidatorWithJsonSchema<T>;",
  "",
].join("\n");
