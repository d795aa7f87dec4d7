import type { FormatName, Field, Gateway, Model, ValueType, Connector } from "#generator/resolve";
import { formats, innerTypes, fieldsOf, namedTypesOf, operationsOf } from "#generator/resolve";
import type { PrintedModule, Statement, Property } from "#generator/print";
import { call, stringLiteral, banner, printModule, lazily, object, printCompact, ident } from "#generator/print";
import { importRuntime } from "./imports.ts";
import { declareEnvelope, declareNoRequest, toGatewayDefinition, toOperationsTable } from "./operations.ts";
import { toTable, type RuleContext, type ModuleContext } from "./rule_code.ts";
import { defineTable, defineTables } from "./tables.ts";
import { declareRecord } from "./value_type.ts";

/**
 * `connectors/gateway.types`: the types that the modules of the gateway and of the connectors share. A module of its own,
 * so that a program that uses the types of one connector does not read those of the others, which `gateway.ts` imports.
 */
export function printTypesModule(gateway: Gateway): PrintedModule {
  return printModule(banner, [...gateway.records.flatMap(declareRecord), ...declareEnvelope(gateway), declareNoRequest()]);
}

/** `connectors/gateway.envelope`: the tables that they share, and what a client must know about the gateway itself. */
export function printEnvelopeModule(model: Model): PrintedModule {
  const { gateway } = model;
  const { execute, records } = gateway;
  const uses = new Set<string>();
  const context: RuleContext = { side: "response", owner: "the response", uses };
  // Operations give the result another type; the envelope decides whether it must be present.
  const mayBeMissing = ({ required, type }: Field): boolean => !required && (type.kind === "any" || !type.nullable);
  const response = toTable(execute.response.shape, context, { broken: true, mayBeMissing });
  const request = toTable(execute.request, { ...context, side: "request", owner: "the request" }, { broken: true });
  const tables = records.map(({ name, shape }) => ({ name, shape, exported: true }));
  const body = [
    ...defineFormats(model, uses),
    ...defineTables(tables, context),
    defineTable("request", request, true),
    defineTable("response", response, true),
    defineDefinition(gateway, uses),
  ];
  const imports = importRuntime(uses).filter(({ from }) => from !== "./gateway.envelope.js");
  return printModule(banner, [...imports, ...body]);
}

/** The two paths of the gateway, and the fields of its envelope. */
function defineDefinition(gateway: Gateway, uses: Set<string>): Statement {
  uses.add("deepFreeze");
  return { kind: "value", name: "definition", value: toGatewayDefinition(gateway), exported: true };
}

/** The checks for the formats that the catalog uses, so that the others cost nothing. */
function defineFormats(model: Model, uses: Set<string>): readonly Statement[] {
  const used = new Set([...model.gateway.headers, ...namedTypesOf(model), ...fieldsOf(model).map(({ field }) => field)].flatMap(formatsIn));
  if (used.size > 0) uses.add("stringFormat");
  return formats
    .filter(({ name }) => used.has(name))
    .map(({ name, constant, pattern, text }): Statement => {
      const value = call("stringFormat", stringLiteral(name), stringLiteral(pattern), stringLiteral(text));
      return { kind: "value", name: constant, value, exported: true };
    });
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
 * The part of the catalog that the script of the page needs, as an expression: a function of the engine, which returns the
 * operations of each connector and the tables of their params. Those of answers would add a tenth to the page.
 */
export function printPageTables(model: Model): string {
  const { gateway, connectors } = model;
  const context = { uses: new Set(["deepFreeze", "toOperations"]), shared: new Set(gateway.records.map(({ name }) => name)) };
  const { uses } = context;
  const constants = [...defineFormats(model, uses), ...defineTables(gateway.records, { side: "response", uses })];
  const records = object(gateway.records.map(({ name }) => ident(name)));
  const connectorLines = connectors.map((connector) => `${printConnector(connector, context)},\n`);
  const names = importRuntime(uses).flatMap((link) => (link.from.endsWith("/engine.js") && "names" in link ? link.names : []));
  return [
    `({ ${names.join(", ")} }) => {`,
    ...printConstants(constants),
    `const gateway = ${printCompact(records)};`,
    `return { definition: ${printCompact(toGatewayDefinition(gateway))}, connectors: [`,
    `${connectorLines.join("")}] };`,
    "}",
  ].join("\n");
}

/** A function of its own for each connector, since several may have a type of the same name. */
function printConnector(connector: Connector, context: ModuleContext): string {
  const types = connector.types.flatMap(({ name, type, returned }): readonly Statement[] => {
    const isUsed = returned !== true && type.kind === "object" && type.shape !== undefined;
    return isUsed ? [defineTable(name, toTable(type.shape, { ...context, side: "request", owner: name }))] : [];
  });
  const params = operationsOf(connector).map((operation): Property => {
    const table = toTable(operation.params, { ...context, side: "request", owner: operation.id }, { ofParams: true });
    return [`${operation.entity}.${operation.action}`, lazily(table)];
  });
  const value = object([
    ["id", stringLiteral(connector.id)],
    ["operations", toOperationsTable(connector)],
    ["params", object(params)],
  ]);
  return ["(() => {", ...printConstants(types), `return ${printCompact(value)};`, "})()"].join("\n");
}

function printConstants(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((statement) => {
    if (statement.kind !== "value" && statement.kind !== "maker") return [];
    const value = statement.kind === "maker" ? lazily(statement.value) : statement.value;
    return [`const ${ident(statement.name)} = ${printCompact(value)};`];
  });
}
