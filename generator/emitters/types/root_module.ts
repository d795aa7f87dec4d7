import type { Connector, Model } from "../../model/types.ts";
import { pascalCase } from "../../naming/names.ts";
import { objectType, printDeclarations, type Declaration, type Doc, type Member } from "../../print/declarations.ts";
import { ident } from "../../print/literals.ts";
import { declareAddresses, declareConnectors, declareOperations } from "./root_types.ts";

const VALIDATOR_TYPES = "./runtime/validator_types.js";
const CLIENT_TYPES = "./runtime/client/client_types.js";

/** `index.d.ts`: all connectors together, by id, by operation and by address. */
export function printRootModule(model: Model): string {
  const { connectors } = model;
  return printDeclarations([
    ...declareImports(connectors),
    ...declareExports(),
    ...declareConnectors(connectors),
    ...declareOperations(connectors),
    ...declareAddresses(model),
    ...declareLookups(),
    declareCreateGateway(connectors),
  ]);
}

function declareImports(connectors: readonly Connector[]): readonly Declaration[] {
  return [
    ...connectors.map(({ id }): Declaration => ({ kind: "import", from: `./connectors/${id}.js`, names: pascalCase(id) })),
    { kind: "import", from: "./connectors/gateway.js", names: ["CreateInstanceRequest", "CreateInstanceResponse", "ErrorBody"] },
    { kind: "import", from: CLIENT_TYPES, names: ["GatewayClient", "GatewayOptions"] },
    { kind: "import", from: "./runtime/operation.js", names: ["Operation"] },
    { kind: "import", from: VALIDATOR_TYPES, names: ["Validator"] },
  ];
}

function declareExports(): readonly Declaration[] {
  const types: readonly (readonly [from: string, names: readonly string[]])[] = [
    ["./connectors/gateway.js", ["CreateInstanceRequest", "CreateInstanceResponse", "ErrorBody"]],
    [CLIENT_TYPES, ["CallOptions", "GatewayClient", "GatewayOptions"]],
    ["./runtime/operation.js", ["Operation"]],
    ["./runtime/tolerant.js", ["Tolerant"]],
    [VALIDATOR_TYPES, ["CheckOptions", "CheckResult", "Profile", "ValidationIssue", "Validator"]],
  ];
  return [
    ...types.map(([from, names]): Declaration => ({ kind: "export", from, names, typeOnly: true })),
    { kind: "export", from: "./runtime/client/gateway_error.js", names: ["GatewayError"] },
    { kind: "export", from: "./runtime/unknown_address_error.js", names: ["UnknownAddressError"] },
    { kind: "export", from: "./runtime/validation_error.js", names: ["ValidationError"] },
  ];
}

function declareLookups(): readonly Declaration[] {
  const lookup = says("The validator of an address.", "Throws `UnknownAddressError` when there is none; it names the nearest addresses.");
  return [
    { kind: "const", name: "addresses", doc: says("All addresses, sorted."), type: "readonly Address[]" },
    { kind: "const", name: "operations", doc: says("All operations, in the order of the catalog."), type: "readonly Operation[]" },
    {
      kind: "function",
      name: "validatorFor",
      doc: lookup,
      typeParameters: [{ name: "A", constraint: "Address" }],
      parameters: [{ name: "address", type: "A" }],
      returns: "Validator<AddressTypes[A]>",
    },
    {
      kind: "function",
      name: "validatorFor",
      doc: lookup,
      parameters: [{ name: "address", type: "string" }],
      returns: "Validator<unknown>",
    },
    {
      kind: "function",
      name: "getOperation",
      doc: says("The operation with this id.", "Throws `UnknownAddressError` when there is none; it names the nearest ids."),
      parameters: [{ name: "id", type: "OperationId | (string & {})" }],
      returns: "Operation",
    },
  ];
}

function declareCreateGateway(connectors: readonly Connector[]): Declaration {
  const members = connectors.map(({ id }): Member => ({ name: id, type: `typeof ${ident(pascalCase(id))}.connector` }));
  return {
    kind: "function",
    name: "createGateway",
    doc: says(
      "A client for a connector gateway, with all connectors. `connector-gateway-spec/client` has the same for chosen ones.",
      "Throws TypeError when the base URL is not a plain http(s) address.",
    ),
    parameters: [{ name: "options", type: "GatewayOptions" }],
    returns: `GatewayClient<${objectType({ members })}>`,
  };
}

function says(...lines: readonly string[]): Doc {
  return { lines };
}
