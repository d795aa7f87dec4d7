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
import { declareShape } from "./value_type.ts";

/** `connectors/<connector>.d.ts`: records, parts of operations, maps by entity and action, and the validators. */
export function printConnectorModule(gateway: Gateway, connector: Connector): string {
  return printDeclarations([
    ...declareImports(gateway, connector),
    ...connector.records.map((record) => declareShape(record.name, describeNotes(record, `\`${record.name}\``), record.shape, "response")),
    ...connector.types.flatMap(declareNamedType),
    ...operationsOf(connector).flatMap((operation) => declareOperation(gateway, operation)),
    ...declareAuth(connector),
    declareCreateInstance(gateway, connector),
    ...declareRequests(connector),
    ...declareMaps(connector),
    ...declareValidators(connector),
    declareDefinition(connector),
  ]);
}

function declareImports(gateway: Gateway, connector: Connector): readonly Declaration[] {
  const used = new Set([gateway.createInstance.request, gateway.execute.request].flatMap(recordsOf));
  const shared = ["ExecuteEnvelope", ...gateway.records.map(({ name }) => name).filter((name) => used.has(name))];
  const client = `../operations/${connector.id}.js`;
  return [
    { kind: "import", from: client, names: ["Client", "CreateRequest"] },
    { kind: "import", from: "../runtime/client/client_types.js", names: ["ConnectorDefinition"] },
    { kind: "import", from: "../runtime/validator_types.js", names: ["Validator"] },
    { kind: "import", from: "./gateway.js", names: shared },
    { kind: "export", from: client, names: ["Client", "CreateRequest", instanceTypeName(connector.id)], typeOnly: true },
    { kind: "export", from: client, names: ["operations"] },
  ];
}

/** Named types without fields of their own are written where they are used. */
function declareNamedType(named: NamedType): readonly Declaration[] {
  const shape = named.type.kind === "object" ? named.type.shape : undefined;
  return shape === undefined ? [] : [declareShape(named.name, describeNotes(named, `\`${named.name}\``), shape, "request")];
}

function declareValidators(connector: Connector): readonly Declaration[] {
  const parts = operationsOf(connector).flatMap((operation) =>
    operationParts(operation).map((part) =>
      declareValidator(partValueName(operation, part), partTypeName(operation, part), operationAddress(operation, part)),
    ),
  );
  const records = connector.records.map(({ name }) => declareValidator(camelCase(name), name, recordAddress(connector.id, name)));
  return [
    ...parts,
    ...records,
    declareValidator("authConfig", "AuthConfig", `${connector.id}.auth_config`),
    declareValidator("execute", "ExecuteRequest", `${connector.id}.execute`),
  ];
}

function declareValidator(name: string, type: string, address: string): Declaration {
  return { kind: "const", name, doc: { lines: [`\`${address}\``] }, type: `Validator<${ident(type)}>` };
}

function declareDefinition({ title }: Connector): Declaration {
  const doc = { lines: [`${title} for \`createGateway\` of \`connector-gateway-spec/client\`.`] };
  return { kind: "const", name: "connector", doc, type: "ConnectorDefinition<Client, CreateRequest>" };
}

/** The names of the records that a shape refers to, without looking into those. */
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
