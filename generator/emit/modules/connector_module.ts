import type { AuthMethod, Connector, Gateway, NamedType, ObjectShape, RecordDefinition, Part } from "#generator/resolve";
import {
  createInstanceShape,
  operationsOf,
  sideOfType,
  takesCredentials,
  authTypeName,
  camelCase,
  operationParts,
  partValueName,
  recordAddress,
  resultOf,
  withInner,
} from "#generator/resolve";
import type { Code, Property, Member, PrintedModule, Statement } from "#generator/print";
import { call, object, list, union, describeNotes, ident, stringLiteral, bannerOf, printModule } from "#generator/print";
import { declareClient } from "./client.ts";
import { importRuntime } from "./imports.ts";
import { declareMaps, declareRequests, definePart, toDescribedOperations, toOperationsTable } from "./operations.ts";
import { toTable, type ModuleContext, type RuleContext } from "./rule_code.ts";
import { defineGuard, defineTable, defineTables, defineValidator, listValidators, type NamedTable, recordsOf } from "./tables.ts";
import { declareInnerType, declareRecord, declareShape, usesAtLeastOneOf, toMembers } from "./value_type.ts";

/** `connectors/<connector>`: the types, tables and validators of a connector, its operations, and what a client needs. */
export function printConnectorModule(gateway: Gateway, connector: Connector): PrintedModule {
  const context = { uses: new Set<string>(), shared: new Set(gateway.records.map(({ name }) => name)) };
  const { uses } = context;
  const validators = [
    ...defineRecords(connector, context),
    ...defineOperations(gateway, connector, context),
    ...defineAuth(connector, context),
  ];
  const body = [
    ...defineTypes(connector.types, context),
    ...validators,
    listValidators(connector.title, validators, uses),
    ...defineCreateRequest(gateway, connector, context),
    ...declareMaps(connector),
    ...declareClient(connector, uses),
    ...defineOperationsTable(connector, uses),
    ...defineConnectors(connector, uses),
  ];
  if (sentShapes(gateway, connector).some(usesAtLeastOneOf)) uses.add("AtLeastOneOf");
  return printModule(bannerOf(connector.definitionId.at.file), [...importRuntime(uses), ...importGateway(gateway, uses), ...body]);
}

function importGateway({ createInstance, execute, records }: Gateway, uses: ReadonlySet<string>): readonly Statement[] {
  const used = new Set([createInstance.request, execute.request].flatMap(recordsOf));
  const types = ["ExecuteEnvelope", "NoRequest", ...records.map(({ name }) => name).filter((name) => used.has(name))];
  const tables: Statement = { kind: "import", from: "./gateway.envelope.js", all: "gateway", valuesOnly: true };
  return [...(uses.has("gateway") ? [tables] : []), { kind: "import", from: "./gateway.types.js", names: types, typeOnly: true }];
}

/** Every shape of the connector's that a caller sends. */
function sentShapes(gateway: Gateway, connector: Connector): readonly ObjectShape[] {
  return [
    ...connector.types.filter(({ returned }) => returned !== true).flatMap(shapeOf),
    ...operationsOf(connector).map(({ params }) => params),
    ...connector.auth.map(({ shape }) => shape),
    createInstanceShape(gateway, connector),
  ];
}

/** Named types without fields are written where they are used. */
function defineTypes(types: readonly NamedType[], context: ModuleContext): readonly Statement[] {
  return types.flatMap((named) =>
    shapeOf(named).flatMap((shape) => {
      const { name } = named;
      const side = sideOfType(named);
      const table = toTable(shape, { ...context, side, owner: name }, { broken: true });
      return [...declareShape(name, describeNotes(named, `\`${name}\``), shape, { side, whole: named }), defineTable(name, table)];
    }),
  );
}

function shapeOf({ type }: NamedType): readonly ObjectShape[] {
  return type.kind === "object" && type.shape !== undefined ? [type.shape] : [];
}

/** Their types have what we know about the inside of open fields; the tables only have what the documents say. */
function defineRecords(connector: Connector, context: ModuleContext): readonly Statement[] {
  const { id, records } = connector;
  const typed = new Map(withInner(connector).records.map((record) => [record.name, record]));
  const tables = defineTables(records, { ...context, side: "response" });
  const define = ({ name }: RecordDefinition): readonly Statement[] => [
    defineValidator(camelCase(name), name, recordAddress(id, name), object([["table", ident(name)]]), context.uses),
    defineGuard(name, context.uses),
  ];
  return [
    ...records.flatMap((record, index) => [
      ...declareRecord(typed.get(record.name) ?? record),
      ...tables.slice(index, index + 1),
      ...define(record),
    ]),
    ...connector.innerTypes.flatMap(declareInnerType),
  ];
}

function defineOperations(gateway: Gateway, connector: Connector, context: ModuleContext): readonly Statement[] {
  const parts = operationsOf(connector).flatMap((operation) =>
    operationParts(operation).flatMap((part) => definePart(gateway, operation, part, context)),
  );
  return [...parts, ...declareRequests(connector), defineExecute(connector, context.uses)];
}

/** The validator of any request of the connector, which looks up the operation by entity, then action. */
function defineExecute({ id, entities }: Connector, uses: Set<string>): Statement {
  uses.add("discriminatedBy");
  const branches = entities.map((entity): Property => {
    const actions = entity.operations.map((operation): Property => [
      operation.action,
      object([["validator", ident(partValueName(operation, "request"))]]),
    ]);
    return [entity.name, call("discriminatedBy", stringLiteral("action"), stringLiteral(`${id}.${entity.name}`), object(actions, true))];
  });
  const rule = call("discriminatedBy", stringLiteral("entity"), stringLiteral(id), object(branches, true));
  return defineValidator("execute", "ExecuteRequest", `${id}.execute`, rule, uses);
}

function defineAuth(connector: Connector, context: ModuleContext): readonly Statement[] {
  if (!takesCredentials(connector)) return [];
  const { id, auth } = connector;
  const toAuthTable = ({ name, title, shape }: AuthMethod): NamedTable => ({
    name: authTypeName(name),
    shape,
    owner: `auth_config (${title})`,
  });
  return [
    ...declareAuth(connector),
    ...defineTables(auth.map(toAuthTable), { ...context, side: "request" }),
    defineValidator("authConfig", "AuthConfig", `${id}.auth_config`, toAuthRule(auth, context.uses), context.uses),
  ];
}

function toAuthRule(auth: readonly AuthMethod[], uses: Set<string>): Code {
  const rules = auth.map((method) => object([["table", ident(authTypeName(method.name))]]));
  const [only, ...others] = rules;
  if (only !== undefined && others.length === 0) return only;
  uses.add("anyOf");
  return call("anyOf", ...rules);
}

function defineCreateRequest(gateway: Gateway, connector: Connector, outer: ModuleContext): readonly Statement[] {
  const context: RuleContext = { ...outer, side: "request", owner: `the create request of ${connector.id}` };
  const rule = object([["table", toTable(createInstanceShape(gateway, connector), context)]], true);
  context.uses.add("createValidator");
  const value = call("createValidator", stringLiteral("gateway.create_instance"), rule);
  return [...declareCreateInstance(gateway, connector), { kind: "value", name: "createRequest", value }];
}

function defineOperationsTable(connector: Connector, uses: Set<string>): readonly Statement[] {
  uses.add("Operation").add("toOperations").add("withDescriptions");
  const doc = { lines: [`The operations of ${connector.title}, in the order of the catalog.`] };
  const value = toDescribedOperations("calls", connector);
  return [
    { kind: "value", name: "calls", value: toOperationsTable(connector) },
    { kind: "const", name: "operations", doc, type: "readonly Operation[]", value },
  ];
}

/** `uncheckedConnector`, what a client needs to know about the connector, and `connector`, which can also check what is sent. */
function defineConnectors(connector: Connector, uses: Set<string>): readonly Statement[] {
  uses.add("ConnectorDefinition").add("UncheckedConnector").add("deepFreeze").add("gateway").add("toOperationValidators");
  const { id, title, definitionId } = connector;
  const validators = operationsOf(connector).flatMap((operation) => {
    const parts: readonly Part[] = operation.returns === undefined ? ["params"] : ["params", "response"];
    return parts.map((part) => ident(partValueName(operation, part)));
  });
  const hasDownloads = operationsOf(connector).some(({ kind }) => resultOf(kind) === "bytes");
  if (hasDownloads) uses.add("toDownload");
  const called: readonly Property[] = [
    ["id", stringLiteral(id)],
    ["definitionId", stringLiteral(definitionId.value)],
    ["gateway", "gateway.definition"],
    ["operations", "calls"],
  ];
  const checks: readonly Property[] = [["validators", call("toOperationValidators", list(validators))], "createRequest"];
  const download = hasDownloads ? "toDownload" : undefined;
  return [
    {
      kind: "const",
      name: "uncheckedConnector",
      doc: { lines: [`${title} for the option \`connectors\` of \`createUncheckedGateway\`.`] },
      type: "UncheckedConnector<Client, CreateRequest>",
      value: call("deepFreeze", object([...called, download], true)),
    },
    {
      kind: "const",
      name: "connector",
      doc: { lines: [`${title} for the option \`connectors\` of \`createGateway\` from \`connector-gateway-spec/client\`.`] },
      type: "ConnectorDefinition<Client, CreateRequest>",
      value: call("deepFreeze", object([...called, ...checks, download], true)),
    },
  ];
}

/** One interface per method and `AuthConfig`, the union of them. */
function declareAuth(connector: Connector): readonly Statement[] {
  const doc = { lines: [`\`auth_config\` of ${connector.title}: the fields of exactly one auth method.`] };
  const type = union(connector.auth.map(({ name }) => ident(authTypeName(name))));
  return [...connector.auth.map((method) => declareMethod(method, connector)), { kind: "type", name: "AuthConfig", doc, type }];
}

/** The type of `gateway.create_instance` for one connector. */
function declareCreateInstance(gateway: Gateway, connector: Connector): readonly Statement[] {
  const { createInstance: whole } = gateway;
  const doc = describeNotes(whole, "", [`Request body that creates an instance of ${connector.title}.`]);
  return declareShape("CreateInstanceRequest", doc, createInstanceShape(gateway, connector), { side: "request", whole });
}

function declareMethod(method: AuthMethod, { auth }: Connector): Statement {
  const { members, ...rest } = toMembers(method.shape, { side: "request", whole: method });
  const ownNames = new Set(members.map(({ name }) => name));
  const others = new Set(auth.flatMap(({ shape }) => shape.fields.map(({ name }) => name)).filter((name) => !ownNames.has(name)));
  // Without these, TypeScript accepts an object with the fields of two methods as a member of their union.
  const excluded = [...others].map((name): Member => ({
    name,
    doc: { lines: ["Belongs to another auth method."] },
    type: "undefined",
    optional: true,
  }));
  const doc = describeNotes(method, method.title);
  return { kind: "interface", name: authTypeName(method.name), doc, members: [...members, ...excluded], ...rest };
}
