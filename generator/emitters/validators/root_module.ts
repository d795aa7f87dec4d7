import type { Connector, Model } from "../../model/types.ts";
import { pascalCase } from "../../naming/names.ts";
import { banner } from "../../print/banner.ts";
import { ident } from "../../print/literals.ts";
import { call, list, object, printCode, type Property } from "./code.ts";
import { importConnector } from "./gateway_module.ts";
import { printConstant, printExport } from "./statements.ts";

/** `index.js`: all validators by address, all operations by id, and a client with all connectors. */
export function printRootModule({ connectors }: Model): string {
  const names = connectors.map(nameOf);
  return [
    banner,
    ...connectors.map((connector) => importConnector(connector, "./connectors")),
    'import * as Gateway from "./connectors/gateway.js";',
    'import { createLookup, createSearch, listAddresses } from "./runtime/address_book.js";',
    'import { createGateway as createClient } from "./runtime/client/gateway.js";',
    'import { createOperationLookup, createOperationSearch, joinOperations } from "./runtime/operation_lookup.js";',
    "",
    'export { GatewayError } from "./runtime/client/gateway_error.js";',
    'export { UnknownAddressError } from "./runtime/unknown_address_error.js";',
    'export { ValidationError } from "./runtime/validation_error.js";',
    "",
    printConstant("modules", list([...names, "Gateway"])),
    printExport("addresses", "All addresses, sorted.", call("listAddresses", "modules")),
    printExport("findValidator", "The validator of an address, or undefined when there is none.", call("createSearch", "modules")),
    printExport(
      "validatorFor",
      "The validator of an address. Throws `UnknownAddressError` for an unknown address.",
      call("createLookup", "modules"),
    ),
    printExport(
      "operations",
      "All operations, in the order of the catalog.",
      call("joinOperations", list(names.map((name) => `${name}.operations`))),
    ),
    printExport("findOperation", "The operation with an id, or undefined when there is none.", call("createOperationSearch", "operations")),
    printExport(
      "getOperation",
      "The operation with an id. Throws `UnknownAddressError` for an unknown id.",
      call("createOperationLookup", "operations"),
    ),
    printExport("createGateway", "A client for a connector gateway, with all connectors.", printClient(connectors)),
  ].join("\n");
}

function printClient(connectors: readonly Connector[]): string {
  const all = object(connectors.map((connector): Property => [connector.id, `${nameOf(connector)}.connector`]));
  return `(options) => createClient(${printCode(object(["...options", ["connectors", all]]))})`;
}

function nameOf({ id }: Connector): string {
  return ident(pascalCase(id));
}
