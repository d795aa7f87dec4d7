import type { Connector, Model } from "#generator/resolve";
import { exportedTypes, instanceTypeName, pascalCase, operationParts, operationsOf } from "#generator/resolve";
import type { Code, Member, Property, Doc, PrintedModule, Statement } from "#generator/print";
import { call, list, object, objectType, printCode, docOf, ident, banner, printModule } from "#generator/print";
import { importConnector, partReference } from "./gateway_module.ts";
import { listAddresses, type Address } from "#generator/schema";

/** The types behind the addresses of the gateway's own shapes. */
const gatewayShapes: Readonly<Record<string, string>> = {
  "gateway.create_instance_response": "CreateInstanceResponse",
  "gateway.error": "ErrorBody",
};

const ENGINE = "./runtime/engine.js";
const CLIENT_TYPES = "./runtime/client/client_types.js";
const GATEWAY = "./connectors/gateway.js";
const OPERATION = "./runtime/operation.js";
const VALIDATOR_TYPES = "./runtime/validator_types.js";

/** The classes that the root exports from other modules. */
const EXPORTED_CLASSES: readonly Statement[] = [
  { kind: "export", from: "./runtime/client/index.js", names: ["GatewayError"] },
  { kind: "export", from: ENGINE, typesFrom: "./runtime/unknown_address_error.js", names: ["UnknownAddressError"] },
  { kind: "export", from: ENGINE, typesFrom: "./runtime/validation_error.js", names: ["ValidationError"] },
];

/** `index`: all connectors together, by id, by operation and by address, and a client with all of them. */
export function printRootModule(model: Model): PrintedModule {
  const { connectors } = model;
  return printModule(banner, [
    ...importModules(connectors),
    ...EXPORTED_CLASSES,
    ...exportedTypes.map(([from, names]): Statement => ({ kind: "export", from, names, typeOnly: true })),
    ...connectors.map(({ id }): Statement => ({
      kind: "export",
      from: `./connectors/${id}.js`,
      names: [instanceTypeName(id)],
      typeOnly: true,
    })),
    ...declareConnectors(connectors),
    ...declareOperations(connectors),
    ...declareAddresses(model),
    ...defineValidatorLookups(connectors),
    ...defineOperationLookups(connectors),
    declareAllConnectors(connectors),
    defineCreateGateway(connectors),
  ]);
}

function importModules(connectors: readonly Connector[]): readonly Statement[] {
  return [
    ...connectors.map((connector) => importConnector(connector, "./connectors")),
    { kind: "import", from: GATEWAY, all: "Gateway", valuesOnly: true },
    {
      kind: "import",
      from: ENGINE,
      names: ["createLookup", "createOperationLookup", "createOperationSearch", "createSearch", "joinOperations", "listAddresses"],
    },
    { kind: "import", from: "./runtime/client/index.js", names: [["createGateway", "createClient"]] },
    { kind: "import", from: GATEWAY, names: ["CreateInstanceRequest", "CreateInstanceResponse", "ErrorBody"], typeOnly: true },
    { kind: "import", from: CLIENT_TYPES, names: ["GatewayClient", "GatewayOptions"], typeOnly: true },
    { kind: "import", from: OPERATION, names: ["Operation"], typeOnly: true },
    { kind: "import", from: VALIDATOR_TYPES, names: ["Validator"], typeOnly: true },
  ];
}

function defineValidatorLookups(connectors: readonly Connector[]): readonly Statement[] {
  return [
    {
      kind: "value",
      name: "validators",
      value: list([...connectors.map(nameOf), "Gateway"].map((module) => `${module}.validators`)),
    },
    define("addresses", docOf("All addresses, sorted."), "readonly Address[]", call("listAddresses", "validators")),
    { kind: "value", name: "searchValidator", value: call("createSearch", "validators") },
    {
      kind: "function",
      name: "findValidator",
      doc: docOf("The validator of an address that is known at run time only; undefined for an unknown address."),
      parameters: [{ name: "address", type: "string" }],
      returns: "Validator<unknown> | undefined",
      value: "searchValidator(address)",
    },
    { kind: "value", name: "lookUpValidator", value: call("createLookup", "validators") },
    {
      kind: "function",
      name: "validatorFor",
      doc: docOf(
        "The validator of an address. For an address that is known at run time only, use `findValidator`.",
        "At run time, throws `UnknownAddressError` for an unknown address, with the most similar ones.",
      ),
      typeParameters: [{ name: "A", constraint: "Address" }],
      parameters: [{ name: "address", type: "A" }],
      returns: "Validator<AddressTypes[A]>",
      value: "lookUpValidator(address)",
    },
  ];
}

function defineOperationLookups(connectors: readonly Connector[]): readonly Statement[] {
  const all = call("joinOperations", list(connectors.map((connector) => `${nameOf(connector)}.operations`)));
  return [
    define("operations", docOf("All operations, in the order of the catalog."), "readonly Operation<OperationId>[]", all),
    { kind: "value", name: "searchOperation", value: call("createOperationSearch", "operations") },
    {
      kind: "function",
      name: "findOperation",
      doc: docOf("The operation with an id that is known at run time only; undefined for an unknown id."),
      parameters: [{ name: "id", type: "string" }],
      returns: "Operation<OperationId> | undefined",
      value: "searchOperation(id)",
    },
    { kind: "value", name: "lookUpOperation", value: call("createOperationLookup", "operations") },
    {
      kind: "function",
      name: "getOperation",
      doc: docOf(
        "The operation with this id. For an id that is known at run time only, use `findOperation`.",
        "At run time, throws `UnknownAddressError` for an unknown id, with the most similar ones.",
      ),
      typeParameters: [{ name: "Id", constraint: "OperationId" }],
      parameters: [{ name: "id", type: "Id" }],
      returns: "Operation<Id>",
      value: "lookUpOperation(id)",
    },
  ];
}

/** A name of their own, so that hovers and errors do not list the definitions of all connectors. */
function declareAllConnectors(connectors: readonly Connector[]): Statement {
  const members = connectors.map((connector): Member => ({ name: connector.id, type: `typeof ${nameOf(connector)}.connector` }));
  return { kind: "type", name: "AllConnectors", doc: docOf("The connectors of `createGateway`."), type: objectType({ members }) };
}

function defineCreateGateway(connectors: readonly Connector[]): Statement {
  const all = object(
    connectors.map((connector): Property => [connector.id, `${nameOf(connector)}.connector`]),
    true,
  );
  return {
    kind: "function",
    name: "createGateway",
    doc: docOf(
      "A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for the connectors that you choose.",
      "Throws TypeError when `baseUrl` is not a plain http(s) address or another option is not valid.",
    ),
    parameters: [{ name: "options", type: "GatewayOptions" }],
    returns: "GatewayClient<AllConnectors>",
    value: `createClient(${printCode(object(["...options", ["connectors", all]], true), "  ")})`,
  };
}

function define(name: string, doc: Doc, type: string, value: Code): Statement {
  return { kind: "const", name, doc, type, value };
}

function nameOf({ id }: Connector): string {
  return ident(pascalCase(id));
}

/** `Connectors` and the types that look up its members: requests of one or all connectors, the response to one operation. */
function declareConnectors(connectors: readonly Connector[]): readonly Statement[] {
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
function declareAddresses(model: Model): readonly Statement[] {
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

/** A type of a connector's module, or one of the gateway's. */
function referTo(connector: Connector | undefined, type: string): string {
  return connector === undefined ? ident(type) : `${ident(pascalCase(connector.id))}.${ident(type)}`;
}
