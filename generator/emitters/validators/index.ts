import type { Emitter } from "../emitter.ts";
import { printConnectorModule } from "./connector_module.ts";
import { printEnvelopeModule, printGatewayModule } from "./gateway_module.ts";
import { printRootModule } from "./root_module.ts";

/** The validators: a module for each connector with readable tables and a validator for each address, and the root module. */
export const validatorsEmitter: Emitter = {
  name: "validators",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => ({
      path: `connectors/${connector.id}.js`,
      text: printConnectorModule(model.gateway, connector),
    })),
    { path: "connectors/gateway.envelope.js", text: printEnvelopeModule(model.gateway) },
    { path: "connectors/gateway.js", text: printGatewayModule(model) },
    { path: "index.js", text: printRootModule(model) },
  ],
};
