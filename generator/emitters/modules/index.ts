import type { Connector, Gateway, Model, ValueType, Field } from "../../model/types.ts";
import { remember } from "../../reuse/remember.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { printConnectorModule } from "./connector_module.ts";
import { printGatewayModule } from "./gateway_module.ts";
import { printRootModule } from "./root_module.ts";
import { printServerModule } from "./server_module.ts";
import { innerTypes } from "../../model/value_types.ts";
import { formats, type FormatName } from "../../model/formats.ts";
import { fieldsOf, namedTypesOf } from "../../model/walk.ts";
import { banner } from "../../print/banner.ts";
import { call } from "../../print/code.ts";
import { stringLiteral, docOf } from "../../print/literals.ts";
import { printModule, type Statement } from "../../print/statements.ts";
import { importRuntime } from "./imports.ts";
import { declareEnvelope, declareNoRequest } from "./operations.ts";
import { toGatewayDefinition } from "./operations_table.ts";
import { toTable, type RuleContext } from "./rule_code.ts";
import { defineTable, defineTables } from "./tables.ts";
import { declareRecord } from "./value_type.ts";

/** The code of the package as TypeScript: one module per connector, those of the gateway, and the root that knows them all. */
export const modulesEmitter: Emitter = {
  name: "modules",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitConnector(model.gateway, connector)),
    { path: "connectors/gateway.types.ts", text: printTypesModule(model.gateway) },
    { path: "connectors/gateway.envelope.ts", text: printEnvelopeModule(model.gateway) },
    { path: "connectors/gateway.ts", text: printGatewayModule(model) },
    { path: "index.ts", text: printRootModule(model) },
    ...printFormatsModule(model),
    { path: "server.ts", text: printServerModule(model) },
  ],
};

const emitConnector = remember((gateway: Gateway, connector: Connector): OutputFile => ({
  path: `connectors/${connector.id}.ts`,
  text: printConnectorModule(gateway, connector),
}));

/** `runtime/formats.ts`: the checks for the formats that the catalog uses, so that the others cost nothing. */
function printFormatsModule(model: Model): readonly OutputFile[] {
  const used = new Set([...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)].flatMap(formatsIn));
  const constants = formats
    .filter(({ name }) => used.has(name))
    .map(({ name, constant, pattern, text }): Statement => {
      const value = call("stringFormat", stringLiteral(name), longLiteral(pattern), stringLiteral(text));
      return { kind: "const", name: constant, doc: { lines: [`The check for \`format: ${name}\`.`] }, type: "Check<string>", value };
    });
  const from = "../shared/constraints.js";
  const imports: readonly Statement[] = [
    { kind: "import", from, names: ["stringFormat"] },
    { kind: "import", from, names: ["Check"], typeOnly: true },
  ];
  return constants.length === 0 ? [] : [{ path: "runtime/formats.ts", text: printModule(banner, [...imports, ...constants]) }];
}

/** A text in pieces that fit on a line. */
function longLiteral(text: string): string {
  const pieces = text.match(/.{1,120}/gu) ?? [];
  return pieces.map(stringLiteral).join(" +\n    ");
}

function formatsIn({ type, alsoSeen }: { readonly type: ValueType; readonly alsoSeen?: ValueType }): readonly FormatName[] {
  return [type, ...(alsoSeen === undefined ? [] : [alsoSeen])].flatMap(formatsOf);
}

/** The fields of an object are fields of the model themselves. */
function formatsOf(type: ValueType): readonly FormatName[] {
  if (type.kind === "scalar") return type.format === undefined ? [] : [type.format];
  return innerTypes(type).flatMap(({ type: inner }) => formatsOf(inner));
}

/**
 * `connectors/gateway.types.ts`: the types that the modules of the gateway and of the connectors share. A module of its own,
 * so that a program that uses the types of one connector does not read those of the others, which `gateway.ts` imports.
 */
function printTypesModule(gateway: Gateway): string {
  return printModule(banner, [...gateway.records.flatMap(declareRecord), ...declareEnvelope(gateway), declareNoRequest()]);
}

/** `connectors/gateway.envelope.ts`: the tables that they share, and what a client must know about the gateway itself. */
function printEnvelopeModule(gateway: Gateway): string {
  const { execute, records } = gateway;
  const uses = new Set<string>();
  const context: RuleContext = { side: "response", owner: "the response", uses };
  // Operations give the result another type; the envelope decides whether it must be present.
  const mayBeMissing = ({ required, type }: Field): boolean => !required && (type.kind === "any" || !type.nullable);
  const response = toTable(execute.response.shape, context, { broken: true, mayBeMissing });
  const request = toTable(execute.request, { ...context, side: "request", owner: "the request" }, { broken: true });
  const tables = records.map((record) => ({ name: record.name, shape: record.shape, doc: docOf(`The fields of \`${record.name}\`.`) }));
  const body = [
    ...defineTables(tables, context),
    defineTable("request", request, uses, docOf("The envelope of all requests.")),
    defineTable("response", response, uses, docOf("The envelope of all responses.")),
    defineDefinition(gateway, uses),
  ];
  return printModule(banner, [...importRuntime(uses), ...body]);
}

function defineDefinition(gateway: Gateway, uses: Set<string>): Statement {
  uses.add("deepFreeze").add("GatewayDefinition");
  const doc = docOf("The two paths of the gateway, and the fields of its envelope.");
  return { kind: "const", name: "definition", doc, type: "GatewayDefinition", value: toGatewayDefinition(gateway) };
}
