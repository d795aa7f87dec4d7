import { type Connector, type Gateway, knowsInside } from "#generator/resolve";
import { toModuleFiles, type Emitter, type OutputFile } from "../emitter.ts";
import { printConnectorModule } from "./connector_module.ts";
import { printGatewayModule } from "./gateway_module.ts";
import { printInnerModule } from "./inner_module.ts";
import { printRootModule } from "./root_module.ts";
import { printServerModule } from "./server_module.ts";
import { printEnvelopeModule, printTypesModule } from "./shared_modules.ts";

/** The code of the package that is made from the catalog: one module per connector, those of the gateway, and the root that knows them all. */
export const modulesEmitter: Emitter = {
  emit: ({ model }) => [
    ...model.connectors.flatMap((connector) => emitConnector(model.gateway, connector)),
    ...toModuleFiles("connectors/gateway.types", printTypesModule(model.gateway)),
    { path: "connectors/gateway.envelope.js", text: printEnvelopeModule(model).js },
    ...toModuleFiles("connectors/gateway", printGatewayModule(model)),
    ...toModuleFiles("index", printRootModule(model)),
    ...toModuleFiles("server", printServerModule(model)),
  ],
};

function emitConnector(gateway: Gateway, connector: Connector): readonly OutputFile[] {
  const files = toModuleFiles(`connectors/${connector.id}`, printConnectorModule(gateway, connector));
  if (!knowsInside(connector)) return files;
  return [...files, ...toModuleFiles(`connectors/${connector.id}.inner`, printInnerModule(gateway, connector))];
}
