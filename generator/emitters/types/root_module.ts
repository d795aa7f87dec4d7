import type { Connector, Model } from "../../model/types.ts";
import { instanceTypeName, pascalCase } from "../../naming/names.ts";
import { objectType, printDeclarations, type Declaration, type Doc, type Member } from "../../print/declarations.ts";
import { ident } from "../../print/literals.ts";
import { declareAddresses, declareConnectors, declareOperations } from "./root_types.ts";

const CLIENT_TYPES = "./runtime/client/client_types.js";
const GATEWAY = "./connectors/gateway.js";
const OPERATION = "./runtime/operation.js";
const VALIDATOR_TYPES = "./runtime/validator_types.js";

/** The types that the root exports from other modules. `rootTypes` in `naming/fixed_names.ts` reserves their names. */
const EXPORTED_TYPES: readonly (readonly [from: string, names: readonly string[]])[] = [
  [GATEWAY, ["CreateInstanceRequest", "CreateInstanceResponse", "ErrorBody", "ExecuteEnvelope"]],
  [
    CLIENT_TYPES,
    [
      "CallHeaders",
      "CallOptions",
      "CallPromise",
      "CallResponse",
      "ConnectorDefinition",
      "ConnectorDefinitions",
      "Download",
      "GatewayClient",
      "GatewayOptions",
      "InstanceClient",
      "OpenCallOptions",
      "OptionalCall",
      "OptionalPagedCall",
      "OutgoingRequest",
      "Page",
      "RequestHook",
      "RequiredCall",
      "RequiredPagedCall",
      "ResponseHook",
      "RetryOptions",
      "TokenSource",
      "UnpagedList",
      "UnpagedWrapper",
      "WithResponse",
      "WrappedPage",
    ],
  ],
  ["./runtime/client/gateway_error.js", ["GatewayErrorDetails", "GatewayErrorKind"]],
  [OPERATION, ["Operation", "OperationKind", "Paging"]],
  ["./runtime/tolerant.js", ["Tolerant"]],
  [VALIDATOR_TYPES, ["CheckOptions", "CheckResult", "Profile", "ValidationIssue", "Validator"]],
];

/** The classes that the root exports from other modules. */
const EXPORTED_CLASSES: readonly (readonly [from: string, name: string])[] = [
  ["./runtime/client/gateway_error.js", "GatewayError"],
  ["./runtime/unknown_address_error.js", "UnknownAddressError"],
  ["./runtime/validation_error.js", "ValidationError"],
];

/** `index.d.ts`: all connectors together, by id, by operation and by address. */
export function printRootModule(model: Model): string {
  const { connectors } = model;
  return printDeclarations([
    ...declareImports(connectors),
    ...EXPORTED_TYPES.map(([from, names]): Declaration => ({ kind: "export", from, names, typeOnly: true })),
    ...connectors.map(({ id }): Declaration => ({
      kind: "export",
      from: `./operations/${id}.js`,
      names: [instanceTypeName(id)],
      typeOnly: true,
    })),
    ...EXPORTED_CLASSES.map(([from, name]): Declaration => ({ kind: "export", from, names: [name] })),
    ...declareConnectors(connectors),
    ...declareOperations(connectors),
    ...declareAddresses(model),
    ...declareValidatorLookups(),
    ...declareOperationLookups(),
    declareAllConnectors(connectors),
    declareCreateGateway(),
  ]);
}

function declareImports(connectors: readonly Connector[]): readonly Declaration[] {
  return [
    ...connectors.map(({ id }): Declaration => ({ kind: "import", from: `./connectors/${id}.js`, names: pascalCase(id) })),
    { kind: "import", from: GATEWAY, names: ["CreateInstanceRequest", "CreateInstanceResponse", "ErrorBody"] },
    { kind: "import", from: CLIENT_TYPES, names: ["GatewayClient", "GatewayOptions"] },
    { kind: "import", from: OPERATION, names: ["Operation"] },
    { kind: "import", from: VALIDATOR_TYPES, names: ["Validator"] },
  ];
}

function declareValidatorLookups(): readonly Declaration[] {
  return [
    { kind: "const", name: "addresses", doc: docOf("All addresses, sorted."), type: "readonly Address[]" },
    {
      kind: "function",
      name: "findValidator",
      doc: docOf("The validator of an address that is known at run time only; undefined for an unknown address."),
      parameters: [{ name: "address", type: "string" }],
      returns: "Validator<unknown> | undefined",
    },
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
    },
  ];
}

function declareOperationLookups(): readonly Declaration[] {
  return [
    {
      kind: "const",
      name: "operations",
      doc: docOf("All operations, in the order of the catalog."),
      type: "readonly Operation<OperationId>[]",
    },
    {
      kind: "function",
      name: "findOperation",
      doc: docOf("The operation with an id that is known at run time only; undefined for an unknown id."),
      parameters: [{ name: "id", type: "string" }],
      returns: "Operation<OperationId> | undefined",
    },
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
    },
  ];
}

/** A name of their own, so that hovers and errors do not list the definitions of all connectors. */
function declareAllConnectors(connectors: readonly Connector[]): Declaration {
  const members = connectors.map(({ id }): Member => ({ name: id, type: `typeof ${ident(pascalCase(id))}.connector` }));
  return { kind: "type", name: "AllConnectors", doc: docOf("The connectors of `createGateway`."), type: objectType({ members }) };
}

function declareCreateGateway(): Declaration {
  return {
    kind: "function",
    name: "createGateway",
    doc: docOf(
      "A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for the connectors that you choose.",
      "Throws TypeError when `baseUrl` is not a plain http(s) address or another option is not valid.",
    ),
    parameters: [{ name: "options", type: "GatewayOptions" }],
    returns: "GatewayClient<AllConnectors>",
  };
}

function docOf(...lines: readonly string[]): Doc {
  return { lines };
}
