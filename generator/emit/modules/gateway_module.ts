import type { Connector, Gateway, Model, Operation, Part } from "#generator/resolve";
import { operationsOf, partTypeName, partValueName, pascalCase } from "#generator/resolve";
import type { Code, Property, PrintedModule, Statement } from "#generator/print";
import { call, object, union, describeNotes, ident, stringLiteral, banner, printModule } from "#generator/print";
import { importRuntime } from "./imports.ts";
import { toTable, type RuleContext } from "./rule_code.ts";
import { defineGuard, defineTables, defineValidator, listValidators, type NamedTable, recordsOf } from "./tables.ts";
import { declareShape } from "./value_type.ts";
import { groupBy } from "#generator/read";

/** `connectors/gateway`, the subpath `gateway`: the types and validators that belong to no connector. */
export function printGatewayModule({ gateway, connectors }: Model): PrintedModule {
  const uses = new Set<string>();
  const validators = [...defineRequests(gateway, connectors, uses), ...defineAnswers(gateway, uses)];
  const body = [
    ...declareRequests(gateway, connectors),
    ...declareAnswers(gateway),
    ...validators,
    listValidators("the gateway", validators, uses),
  ];
  return printModule(banner, [
    ...importRuntime(uses),
    ...connectors.map((connector) => importConnector(connector)),
    ...importGateway(gateway, uses),
    ...body,
  ]);
}

/** `import * as Payments from "./payments.js";` The names are in PascalCase, so none is a keyword. */
export function importConnector({ id }: Connector, folder = "."): Statement {
  return { kind: "import", from: `${folder}/${id}.js`, all: pascalCase(id) };
}

/** `Payments.CustomersListParams`: a type of the module of a connector that is imported as a whole. */
export function partReference(operation: Operation, part: Part): string {
  return `${ident(pascalCase(operation.connector))}.${ident(partTypeName(operation, part))}`;
}

function importGateway({ createInstance, error, records }: Gateway, uses: ReadonlySet<string>): readonly Statement[] {
  const from = "./gateway.types.js";
  const all = records.map(({ name }) => name);
  const used = new Set([createInstance.request, createInstance.response.shape, error.shape].flatMap(recordsOf));
  const usedNames = all.filter((name) => used.has(name));
  return [
    ...(uses.has("gateway") ? [{ kind: "import", from: "./gateway.envelope.js", all: "gateway", valuesOnly: true } as const] : []),
    ...(usedNames.length === 0 ? [] : [{ kind: "import", from, names: usedNames, typeOnly: true } as const]),
    { kind: "export", from, names: [...all, "ExecuteEnvelope", "NoRequest"].sort(), typeOnly: true },
  ];
}

/** The types of the requests to the two endpoints. */
function declareRequests({ createInstance }: Gateway, connectors: readonly Connector[]): readonly Statement[] {
  const requestOf = (type: string) => connectors.map(({ id }) => `${ident(pascalCase(id))}.${type}`);
  const about = "Request body that creates an instance of a connector that is not in the catalog.";
  return [
    ...declareShape("UnknownConnectorRequest", describeNotes(createInstance, "", [about]), createInstance.request, {
      side: "request",
      whole: createInstance,
    }),
    {
      kind: "type",
      name: "CreateInstanceRequest",
      doc: { lines: ["Request body that creates an instance of any connector."] },
      type: union([...requestOf("CreateInstanceRequest"), "UnknownConnectorRequest"], { broken: true }),
    },
    {
      kind: "type",
      name: "ExecuteRequest",
      doc: { lines: ["Any request to an instance of any connector, discriminated by `entity`, then `action`."] },
      type: union(requestOf("ExecuteRequest"), { broken: true }),
    },
  ];
}

/** The types of the gateway's answers. */
function declareAnswers(gateway: Gateway): readonly Statement[] {
  const { response } = gateway.createInstance;
  const { error } = gateway;
  return [
    ...declareShape("CreateInstanceResponse", describeNotes(response, "The new instance."), response.shape, {
      side: "response",
      whole: response,
    }),
    ...declareShape("ErrorBody", describeNotes(error, "Body of an error response."), error.shape, { side: "response", whole: error }),
  ];
}

function defineRequests(gateway: Gateway, connectors: readonly Connector[], uses: Set<string>): readonly Statement[] {
  const create = toCreateRule(gateway, connectors, uses);
  return [
    defineValidator("createInstanceRequest", "CreateInstanceRequest", "gateway.create_instance", create, uses),
    defineValidator("executeRequest", "ExecuteRequest", "gateway.execute", toExecuteRule(connectors, uses), uses),
  ];
}

function defineAnswers({ createInstance, error, records }: Gateway, uses: Set<string>): readonly Statement[] {
  const context = { side: "response", uses, shared: new Set(records.map(({ name }) => name)) } as const;
  const define = (name: string, type: string, address: string, { shape, owner }: Omit<NamedTable, "name">): readonly Statement[] => [
    ...defineTables([{ name: type, shape, ...(owner !== undefined && { owner }) }], context),
    defineValidator(name, type, address, object([["table", type]]), uses),
    defineGuard(type, uses),
  ];
  const created = { shape: createInstance.response.shape, owner: "the created instance" };
  return [
    ...define("createInstanceResponse", "CreateInstanceResponse", "gateway.create_instance_response", created),
    ...define("errorBody", "ErrorBody", "gateway.error", { shape: error.shape, owner: "the error body" }),
  ];
}

/** A known definition id selects the connector whose `auth_config` is checked. */
function toCreateRule({ createInstance, records }: Gateway, connectors: readonly Connector[], uses: Set<string>): Code {
  uses.add("byDefinitionId");
  const requestsById = connectors.map(({ id, definitionId }): Property => {
    // A getter: bundlers could not drop the literal if making it read a property.
    const createRequest = `get validator() { return ${ident(pascalCase(id))}.connector.createRequest; }`;
    return [definitionId.value, object([["name", stringLiteral(id)], createRequest])];
  });
  const context: RuleContext = { side: "request", owner: "the create request", uses, shared: new Set(records.map(({ name }) => name)) };
  const otherwise = object([["table", toTable(createInstance.request, context)]]);
  return call("byDefinitionId", stringLiteral("connector_definition_id"), object(requestsById, true), otherwise);
}

/** By entity, then action. If several connectors have both, one of them must accept the request. */
function toExecuteRule(connectors: readonly Connector[], uses: Set<string>): Code {
  uses.add("discriminatedBy");
  const branches = [...groupBy(connectors.flatMap(operationsOf), ({ entity }) => entity)].map(([entity, ofEntity]): Property => {
    const byAction = groupBy(ofEntity, ({ action }) => action);
    const actions = [...byAction].map(([action, candidates]): Property => [action, toCandidates(candidates, uses)]);
    return [entity, call("discriminatedBy", stringLiteral("action"), stringLiteral(entity), object(actions, true))];
  });
  return call("discriminatedBy", stringLiteral("entity"), stringLiteral("the gateway"), object(branches, true));
}

function toCandidates(operations: readonly Operation[], uses: Set<string>): Code {
  const rules = operations.map((operation) => {
    const validator = `${ident(pascalCase(operation.connector))}.${ident(partValueName(operation, "request"))}`;
    return object([["validator", validator]]);
  });
  const [only] = rules;
  if (rules.length === 1 && only !== undefined) return only;
  uses.add("anyOf");
  return call("anyOf", ...rules);
}
