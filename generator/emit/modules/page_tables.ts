import { type Connector, type Model, operationsOf } from "#generator/resolve";
import { lazily, object, printCompact, type Property, ident, stringLiteral, type Statement } from "#generator/print";
import { importRuntime } from "./imports.ts";
import { toGatewayDefinition, toOperationsTable } from "./operations.ts";
import { toTable, type ModuleContext } from "./rule_code.ts";
import { defineFormats } from "./shared_modules.ts";
import { defineTable, defineTables } from "./tables.ts";

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
