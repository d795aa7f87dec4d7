import type { Connector } from "../../model/types.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { printDeclarations } from "./declarations.ts";
import { printGatewayDeclarations, printGatewayDefinition, printOperations } from "./operations_table.ts";

/**
 * The operations of each connector as a table (`operations/<connector>.js`) with the types of the client that is built
 * from it, and what a client must know of the gateway itself (`operations/gateway.js`).
 */
export const clientEmitter: Emitter = {
  name: "client",
  emit: ({ model }) => [
    ...model.connectors.flatMap(emitConnector),
    { path: "operations/gateway.js", text: printGatewayDefinition(model.gateway) },
    { path: "operations/gateway.d.ts", text: printGatewayDeclarations() },
  ],
};

function emitConnector(connector: Connector): readonly OutputFile[] {
  const path = `operations/${connector.id}`;
  return [
    { path: `${path}.js`, text: printOperations(connector) },
    { path: `${path}.d.ts`, text: printDeclarations(connector) },
  ];
}
