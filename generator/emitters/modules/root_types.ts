import type { Surroundings } from "../../model/surroundings.ts";
import type { Connector, Model, Operation } from "../../model/types.ts";
import { operationsOf } from "../../model/walk.ts";
import { operationParts, partTypeName, pascalCase, type Part } from "../../naming/names.ts";
import { objectType, type Member } from "../../print/code.ts";
import { docOf, ident } from "../../print/literals.ts";
import type { Statement } from "../../print/statements.ts";
import { listAddresses, type Address } from "../../schema/addresses.ts";

/** The types behind the addresses of the gateway's own shapes. */
const gatewayShapes: Readonly<Record<string, string>> = {
  "gateway.create_instance_response": "CreateInstanceResponse",
  "gateway.error": "ErrorBody",
};

/** `Connectors` and the types that look things up in it: requests of one or all connectors, the response to one operation. */
export function declareConnectors(connectors: readonly Connector[]): readonly Statement[] {
  const members = connectors.map((connector): Member => {
    const from = ident(pascalCase(connector.id));
    const types = { request: "ExecuteRequest", params: "Params", results: "Results", responses: "Responses" };
    const inner = Object.entries(types).map(([name, type]): Member => ({ name, type: `${from}.${type}` }));
    return { name: connector.id, doc: docOf(connector.title), type: objectType({ members: inner }) };
  });
  return [
    {
      kind: "interface",
      name: "Connectors",
      doc: docOf("The types of each connector: its requests, and its params, results and responses by entity, then action."),
      members,
    },
    { kind: "type", name: "ConnectorId", doc: docOf("The id of a connector."), type: "keyof Connectors" },
    {
      kind: "type",
      name: "ExecuteRequest",
      doc: docOf("Any request to an instance of the connector, discriminated by `entity`, then `action`."),
      typeParameters: [{ name: "C", constraint: "ConnectorId", default: "ConnectorId" }],
      type: 'Connectors[C]["request"]',
    },
    {
      kind: "type",
      name: "ExecuteResponse",
      doc: docOf("The response body of one operation. A download has none."),
      typeParameters: [
        { name: "C", constraint: "ConnectorId" },
        { name: "E", constraint: 'keyof Connectors[C]["responses"]' },
        { name: "A", constraint: 'keyof Connectors[C]["responses"][E]' },
      ],
      type: 'Connectors[C]["responses"][E][A]',
    },
  ];
}

/** `Operations`: the types of the parts of each operation. */
export function declareOperations(connectors: readonly Connector[]): readonly Statement[] {
  const members = connectors.flatMap(operationsOf).map((operation): Member => ({
    name: operation.id,
    doc: docOf(operation.description ?? ""),
    type: objectType({ members: operationParts(operation).map((part) => ({ name: part, type: partReference(operation, part) })) }),
  }));
  return [
    { kind: "interface", name: "Operations", doc: docOf("The types of the parts of each operation, by operation id."), members },
    { kind: "type", name: "OperationId", doc: docOf("The id of an operation: `<connector>.<entity>.<action>`."), type: "keyof Operations" },
  ];
}

/** `AddressTypes`: the type behind each address. */
export function declareAddresses(model: Model): readonly Statement[] {
  const members = listAddresses(model).map((address): Member => ({ name: address.name, type: addressReference(address) }));
  return [
    { kind: "interface", name: "AddressTypes", doc: docOf("The type of a valid value, by address."), members },
    {
      kind: "type",
      name: "Address",
      doc: docOf("The name of something that a value can be validated against: `payments.customers.list.params`."),
      type: "keyof AddressTypes",
    },
  ];
}

function addressReference(address: Address): string {
  switch (address.kind) {
    case "part":
      return partReference(address.operation, address.part);
    case "record":
      return referTo(address.connector, address.record);
    case "auth_config":
      return referTo(address.connector, "AuthConfig");
    case "connector_execute":
      return referTo(address.connector, "ExecuteRequest");
    case "gateway_execute":
      return "ExecuteRequest";
    case "create_instance":
      return "CreateInstanceRequest";
    case "gateway_shape":
      return ident(gatewayShapes[address.name] ?? address.name);
  }
}

function partReference(operation: Operation, part: Part): string {
  return `${ident(pascalCase(operation.connector))}.${ident(partTypeName(operation, part))}`;
}

/** A type of a connector's module, or one of the gateway's. */
function referTo(connector: Surroundings | undefined, type: string): string {
  return connector === undefined ? ident(type) : `${ident(pascalCase(connector.id))}.${ident(type)}`;
}
