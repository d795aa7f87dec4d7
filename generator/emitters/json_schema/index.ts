import type { Connector, Gateway, Model } from "../../model/types.ts";
import { banner } from "../../print/banner.ts";
import { printLine } from "../../print/code.ts";
import { printJsonLines, type JsonLines } from "../../print/json.ts";
import { comment, ident, propName, stringLiteral } from "../../print/literals.ts";
import { remember } from "../../reuse/remember.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { toConnectorDocument, toGatewayDefinitions, toGatewayDocument, toSharedKeys, type SchemaDocument } from "./documents.ts";

/**
 * One JSON Schema document per connector and one for the gateway, and the look-up by address in `schemas/index.js`. The
 * look-up imports the documents of the connectors. `gateway.json` repeats most of their definitions, so the look-up takes
 * only the gateway's own, from `gateway.js`.
 */
export const jsonSchemaEmitter: Emitter = {
  name: "json_schema",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitOfConnector(model.gateway, connector)),
    emitDocument("gateway", toGatewayDocument(model)),
    { path: "schemas/gateway.js", text: printGatewayModule(model) },
    { path: "schemas/index.js", text: printIndex(model) },
    { path: "schemas/index.d.ts", text: INDEX_DECLARATIONS },
  ],
};

/** A line for each definition. */
const DOCUMENT_LINES: JsonLines = { allOf: { "*": { anyOf: {} } }, $defs: {} };

const emitOfConnector = remember((gateway: Gateway, connector: Connector) =>
  emitDocument(connector.id, toConnectorDocument(gateway, connector)),
);

function emitDocument(id: string, document: SchemaDocument): OutputFile {
  return { path: `schemas/${id}.json`, text: printJsonLines(document, DOCUMENT_LINES) };
}

function printGatewayModule(model: Model): string {
  const definitions = Object.entries(toGatewayDefinitions(model));
  const lines = definitions.map(([name, definition]) => `  ${propName(name)}: ${printLine(definition)},`);
  return [banner, "", comment(ABOUT_GATEWAY), "export const definitions = {", ...lines, "};", ""].join("\n");
}

const ABOUT_GATEWAY = "The JSON Schemas that belong to the gateway itself, by their keys under `$defs` in `gateway.json`.";

function printIndex({ gateway, connectors }: Model): string {
  const sources = connectors.map((connector) => {
    const [id, records] = [ident(connector.id), connector.records.map(({ name }) => name)];
    const shared = toSharedKeys(gateway, connector);
    return `  ${id}: { definitions: ${id}.$defs, records: ${printLine(records)}, shared: ${printLine(shared)} },`;
  });
  return [
    banner,
    ...connectors.map(({ id }) => `import ${ident(id)} from ${stringLiteral(`./${id}.json`)} with { type: "json" };`),
    'import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";',
    'import { definitions } from "./gateway.js";',
    "",
    "const findSchema = /* @__PURE__ */ createSchemaLookup({",
    ...sources,
    "  gateway: { definitions, records: [], shared: [] },",
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
