import type { Emitter } from "../emitter.ts";
import { printConnectorModule } from "./connector_module.ts";
import { printGatewayModule } from "./gateway_module.ts";
import { printRootModule } from "./root_module.ts";

/** The TypeScript types: one module per connector, the gateway's own, and the root that knows them all. */
export const typesEmitter: Emitter = {
  name: "types",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => ({
      path: `connectors/${connector.id}.d.ts`,
      text: printConnectorModule(model.gateway, connector),
    })),
    { path: "connectors/gateway.d.ts", text: printGatewayModule(model) },
    { path: "index.d.ts", text: printRootModule(model) },
  ],
};
