import { createInstanceShape } from "../../model/exchange.ts";
import type { Connector, Gateway, NamedType, ObjectShape, ValueType } from "../../model/types.ts";
import {
  camelCase,
  instanceTypeName,
  operationAddress,
  operationParts,
  partTypeName,
  partValueName,
  recordAddress,
} from "../../naming/names.ts";
import { printDeclarations, type Declaration } from "../../print/declarations.ts";
import { describeNotes } from "../../print/documentation.ts";
import { ident } from "../../print/literals.ts";
import { declareAuth, declareCreateInstance } from "./auth.ts";
import { declareMaps, declareOperation, declareRequests, operationsOf } from "./operations.ts";
import { declareValidator } from "./validator.ts";
import { declareRecord, declareShape, usesAtLeastOneOf } from "./value_type.ts";

/** `connectors/<connector>.d.ts`: records, parts of operations, maps by entity and action, and validators. */
export function printConnectorModule(gateway: Gateway, connector: Connector): string {
  return printDeclarations([
    ...declareImports(gateway, connector),
    ...connector.records.flatMap(declareRecord),
    ...connector.types.flatMap(declareNamedType),
    ...operationsOf(connector).flatMap((operation) => declareOperation(gateway, operation)),
    ...declareAuth(connector),
    ...declareCreateInstance(gateway, connector),
    ...declareRequests(connector),
    ...declareMaps(connector),
    ...declareValidators(connector),
    declareDefinition(connector),
  ]);
}

function declareImports(gateway: Gateway, connector: Connector): readonly Declaration[] {
  const used = new Set([gateway.createInstance.request, gateway.execute.request].flatMap(recordsOf));
  const shared = ["ExecuteEnvelope", "NoRequest", ...gateway.records.map(({ name }) => name).filter((name) => used.has(name))];
  const client = `../operations/${connector.id}.js`;
  const atLeastOneOf = sentShapes(gateway, connector).some(usesAtLeastOneOf) ? ["AtLeastOneOf"] : [];
  return [
    ...atLeastOneOf.map((name): Declaration => ({ kind: "import", from: "../runtime/at_least_one_of.js", names: [name] })),
    { kind: "import", from: client, names: ["Client", "CreateRequest"] },
    { kind: "import", from: "../runtime/client/client_types.js", names: ["ConnectorDefinition"] },
    { kind: "import", from: "../runtime/validator_types.js", names: ["Validator"] },
    { kind: "import", from: "./gateway.js", names: shared },
    { kind: "export", from: client, names: ["Client", "CreateRequest", instanceTypeName(connector.id)], typeOnly: true },
    { kind: "export", from: client, names: ["operations"] },
  ];
}

/** Every shape of the connector's that a caller sends. */
function sentShapes(gateway: Gateway, connector: Connector): readonly ObjectShape[] {
  return [
    ...connector.types.flatMap(({ type }) => (type.kind === "object" && type.shape !== undefined ? [type.shape] : [])),
    ...operationsOf(connector).map(({ params }) => params),
    ...connector.auth.map(({ shape }) => shape),
    createInstanceShape(gateway, connector),
  ];
}

/** Named types without fields are printed where they are used. */
function declareNamedType(named: NamedType): readonly Declaration[] {
  const shape = named.type.kind === "object" ? named.type.shape : undefined;
  if (shape === undefined) return [];
  return declareShape(named.name, describeNotes(named, `\`${named.name}\``), shape, { side: "request", whole: named });
}

function declareValidators(connector: Connector): readonly Declaration[] {
  const parts = operationsOf(connector).flatMap((operation) =>
    operationParts(operation).map((part) =>
      declareValidator(partValueName(operation, part), ident(partTypeName(operation, part)), operationAddress(operation, part)),
    ),
  );
  const records = connector.records.map(({ name }) => declareValidator(camelCase(name), ident(name), recordAddress(connector.id, name)));
  return [
    ...parts,
    ...records,
    declareValidator("authConfig", "AuthConfig", `${connector.id}.auth_config`),
    declareValidator("execute", "ExecuteRequest", `${connector.id}.execute`),
  ];
}

function declareDefinition({ title }: Connector): Declaration {
  const doc = { lines: [`${title} for the option \`connectors\` of \`createGateway\` from \`connector-gateway-spec/client\`.`] };
  return { kind: "const", name: "connector", doc, type: "ConnectorDefinition<Client, CreateRequest>" };
}

/** The names of the records that a shape refers to directly. */
function recordsOf({ fields }: ObjectShape): readonly string[] {
  return fields.flatMap(({ type }) => recordsIn(type));
}

function recordsIn(type: ValueType): readonly string[] {
  switch (type.kind) {
    case "record":
      return [type.record];
    case "array":
      return recordsIn(type.items);
    case "object":
      return [...(type.values === undefined ? [] : recordsIn(type.values)), ...(type.shape === undefined ? [] : recordsOf(type.shape))];
    case "any":
    case "scalar":
      return [];
  }
}
