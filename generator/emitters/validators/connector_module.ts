import { createInstanceShape, resultType } from "../../model/exchange.ts";
import type { AuthMethod, Connector, Gateway, NamedType, Operation } from "../../model/types.ts";
import { authTypeName, camelCase, operationAddress, partTypeName, partValueName, recordAddress, type Part } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { ident, stringLiteral } from "../../print/literals.ts";
import { call, object, type Code, type Property } from "./code.ts";
import { toRule, toTable, type Scope } from "./rule_code.ts";
import { printConstant, printExport, printImports, printTables, printValidator, type NamedTable } from "./statements.ts";

const SOURCES = [
  ["../operations/gateway.js", ["gateway"]],
  ["../runtime/choices.js", ["byKey", "oneOf"]],
  ["../runtime/exchange.js", ["createRequestValidator", "createResponseValidator"]],
  ["../runtime/formats.js", ["dateTime", "uuid"]],
  ["../runtime/freeze.js", ["deepFreeze"]],
  ["../runtime/validator.js", ["createValidator"]],
  ["./gateway.envelope.js", ["requestEnvelope", "responseEnvelope"]],
] as const;

/** `connectors/<connector>.js`: tables of the connector's types and records, its validators, and what a client needs. */
export function printConnectorModule(gateway: Gateway, connector: Connector): string {
  const imports = new Set(["gateway", "byKey", "createRequestValidator", "deepFreeze", "createValidator", "requestEnvelope"]);
  const operations = connector.entities.flatMap((entity) => entity.operations);
  const body = [
    ...printTables(connector.types.flatMap(toNamedTable), { side: "request", imports }),
    ...printTables(connector.records, { side: "response", imports }),
    ...operations.flatMap((operation) => printOperation(gateway, operation, imports)),
    ...connector.records.map(({ name }) => printRecord(connector, name)),
    ...printAuth(connector, imports),
    printExecute(connector),
    printCreateRequest(gateway, connector, imports),
    printDefinition(connector, operations),
  ];
  const operationsFrom = stringLiteral(`../operations/${connector.id}.js`);
  const head = [
    banner,
    `import { operations } from ${operationsFrom};`,
    ...printImports(imports, SOURCES),
    "",
    "export { operations };",
    "",
  ];
  return [...head, ...body].join("\n");
}

function toNamedTable({ name, type }: NamedType): readonly NamedTable[] {
  return type.kind === "object" && type.shape !== undefined ? [{ name, shape: type.shape }] : [];
}

function printOperation(gateway: Gateway, operation: Operation, imports: Set<string>): readonly string[] {
  const { id, params, paramsRequired, description } = operation;
  const paramsTable = partTypeName(operation, "params");
  const table = toTable(params, { side: "request", owner: id, imports }, { noun: "parameter", broken: true });
  const needed = paramsRequired ? [object([["paramsRequired", "true"]])] : [];
  const request = call("createRequestValidator", "requestEnvelope", stringLiteral(id), ident(paramsTable), ...needed);
  return [
    printConstant(paramsTable, table),
    printPart(operation, "params", `Params of \`${id}\`. ${description ?? ""}`, object([["table", ident(paramsTable)]])),
    printExport(partValueName(operation, "request"), `Request body of \`${id}\`.`, request),
    ...printAnswer(gateway, operation, imports),
  ];
}

/** Tables and validators of what an operation returns; none for a download. */
function printAnswer({ execute }: Gateway, operation: Operation, imports: Set<string>): readonly string[] {
  const { id, returns, meta } = operation;
  if (returns === undefined) return [];
  imports.add("createResponseValidator").add("responseEnvelope");
  const scope: Scope = { side: "response", owner: `the meta of ${id}`, imports };
  const metaTable = partTypeName(operation, "meta");
  const metaRule: Property[] =
    meta === undefined
      ? []
      : [
          [
            execute.response.meta,
            object([
              ["table", ident(metaTable)],
              ["nullable", "true"],
            ]),
          ],
        ];
  const fields = object([[execute.response.result, toRule(resultType(operation), scope)], ...metaRule]);
  const response = call("createResponseValidator", "responseEnvelope", stringLiteral(id), fields);
  return [
    printPart(operation, "record", `A record of \`${id}\`.`, object([["table", ident(returns.record)]])),
    ...(meta === undefined
      ? []
      : [
          printConstant(metaTable, toTable(meta, scope, { broken: true })),
          printPart(operation, "meta", `Meta of \`${id}\`.`, object([["table", ident(metaTable)]])),
        ]),
    printExport(partValueName(operation, "response"), `Response body of \`${id}\`.`, response),
  ];
}

function printPart(operation: Operation, part: Part, doc: string, rule: Code): string {
  return printValidator(partValueName(operation, part), doc, operationAddress(operation, part), rule);
}

function printRecord(connector: Connector, name: string): string {
  return printValidator(camelCase(name), `The record \`${name}\`.`, recordAddress(connector.id, name), object([["table", ident(name)]]));
}

function printAuth({ id, title, auth }: Connector, imports: Set<string>): readonly string[] {
  const toAuthTable = (method: AuthMethod): NamedTable => ({
    name: authTypeName(method.name),
    shape: method.shape,
    owner: `auth_config (${method.title})`,
  });
  const rules = auth.map((method) => object([["table", ident(authTypeName(method.name))]]));
  const [only] = rules;
  if (rules.length > 1) imports.add("oneOf");
  const rule = rules.length === 1 && only !== undefined ? only : call("oneOf", ...rules);
  return [
    ...printTables(auth.map(toAuthTable), { side: "request", imports }),
    printValidator("authConfig", `\`auth_config\` of ${title}: exactly the fields of one method.`, `${id}.auth_config`, rule),
  ];
}

/** The validator of any request of the connector, which looks up the operation by entity, then action. */
function printExecute({ id, title, entities }: Connector): string {
  const branches = entities.map((entity): Property => {
    const actions = entity.operations.map((operation): Property => [
      operation.action,
      object([["validator", ident(partValueName(operation, "request"))]]),
    ]);
    return [entity.name, call("byKey", stringLiteral("action"), stringLiteral(`${id}.${entity.name}`), object(actions, true))];
  });
  const rule = call("byKey", stringLiteral("entity"), stringLiteral(id), object(branches, true));
  return printValidator("execute", `Any request to an instance of ${title}.`, `${id}.execute`, rule);
}

function printCreateRequest(gateway: Gateway, connector: Connector, imports: Set<string>): string {
  const scope: Scope = { side: "request", owner: `the create request of ${connector.id}`, imports };
  const table = toTable(createInstanceShape(gateway, connector), scope);
  return printConstant(
    "createRequest",
    call("createValidator", stringLiteral("gateway.create_instance"), object([["table", table]], true)),
  );
}

function printDefinition({ id, title, definitionId }: Connector, operations: readonly Operation[]): string {
  const validators = operations.map((operation): Property => {
    const response: Property[] = operation.returns === undefined ? [] : [["response", ident(partValueName(operation, "response"))]];
    return [`${operation.entity}.${operation.action}`, object([["params", ident(partValueName(operation, "params"))], ...response])];
  });
  const definition = object(
    [
      ["id", stringLiteral(id)],
      ["definitionId", stringLiteral(definitionId.value)],
      ["gateway", "gateway"],
      ["operations", "operations"],
      ["validators", object(validators, true)],
      ["createRequest", "createRequest"],
    ],
    true,
  );
  return printExport("connector", `${title} for \`createGateway\` of \`connector-gateway-spec/client\`.`, call("deepFreeze", definition));
}
