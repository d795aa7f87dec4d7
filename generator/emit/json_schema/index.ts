import type { Connector, Gateway, Model } from "#generator/resolve";
import { printLine, printJsonLines, type JsonLines, ident, propName, stringLiteral, banner } from "#generator/print";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toConnectorDocument, toGatewayDefinitions, toGatewayDocument, toSharedKeys, type SchemaDocument } from "./documents.ts";

/**
 * One JSON Schema document per connector and one for the gateway, and the look-up by address in `schemas/index.js`. The
 * look-up imports the documents of the connectors. `gateway.json` repeats most of their definitions, so the look-up takes
 * only the gateway's own, from `gateway.js`. Each connector has a look-up of its own, for bundles that need only its schemas.
 */
export const jsonSchemaEmitter: Emitter = {
  emit: ({ model }) => [
    ...model.connectors.flatMap((connector) => emitOfConnector(model.gateway, connector)),
    emitDocument("gateway", toGatewayDocument(model)),
    { path: "schemas/gateway.js", text: printGatewayModule(model) },
    { path: "schemas/index.js", text: printIndex(model) },
    { path: "schemas/index.d.ts", text: INDEX_DECLARATIONS },
  ],
};

/** A line for each definition. */
const DOCUMENT_LINES: JsonLines = { allOf: { "*": { anyOf: {} } }, $defs: {} };

function emitOfConnector(gateway: Gateway, connector: Connector): readonly OutputFile[] {
  const { id } = connector;
  return [
    emitDocument(id, toConnectorDocument(gateway, connector)),
    { path: `schemas/${id}.js`, text: printLookUp([importDocument(connector)], [printSource(gateway, connector)]) },
    { path: `schemas/${id}.d.ts`, text: OWN_DECLARATIONS },
  ];
}

function emitDocument(id: string, document: SchemaDocument): OutputFile {
  return { path: `schemas/${id}.json`, text: printJsonLines(document, DOCUMENT_LINES) };
}

/** The JSON Schemas that belong to the gateway itself, by their keys under `$defs` in `gateway.json`. */
function printGatewayModule(model: Model): string {
  const definitions = Object.entries(toGatewayDefinitions(model));
  const lines = definitions.map(([name, definition]) => `  ${propName(name)}: ${printLine(definition)},`);
  return [banner, "", "export const definitions = {", ...lines, "};", ""].join("\n");
}

function printIndex({ gateway, connectors }: Model): string {
  return printLookUp(
    [...connectors.map(importDocument), 'import { definitions } from "./gateway.js";'],
    [...connectors.map((connector) => printSource(gateway, connector)), "  gateway: { definitions, records: [], shared: [] },"],
  );
}

function importDocument({ id }: Connector): string {
  return `import ${ident(id)} from ${stringLiteral(`./${id}.json`)} with { type: "json" };`;
}

function printSource(gateway: Gateway, connector: Connector): string {
  const [id, records] = [ident(connector.id), connector.records.map(({ name }) => name)];
  const shared = toSharedKeys(gateway, connector);
  return `  ${id}: { definitions: ${id}.$defs, records: ${printLine(records)}, shared: ${printLine(shared)} },`;
}

function printLookUp(imports: readonly string[], sources: readonly string[]): string {
  return [
    banner,
    ...imports,
    'import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";',
    "",
    "const findSchema = /* @__PURE__ */ createSchemaLookup({",
    ...sources,
    "});",
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

/** The look-up of a connector has the types of the one for all. */
const OWN_DECLARATIONS = [
  banner,
  'export { jsonSchemaFor, withJsonSchema } from "./index.js";',
  'export type { JsonSchema, JsonSchemaConverter, JsonSchemaTarget, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";',
  "",
].join("\n");

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
