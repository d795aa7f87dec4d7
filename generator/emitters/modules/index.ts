import type { Connector, Gateway } from "../../model/types.ts";
import { remember } from "../../reuse/remember.ts";
import type { Emitter, OutputFile } from "../emitter.ts";
import { printConnectorModule } from "./connector_module.ts";
import { printFormatsModule } from "./formats_module.ts";
import { printGatewayModule } from "./gateway_module.ts";
import { printRootModule } from "./root_module.ts";
import { printServerModule } from "./server_module.ts";
import { printEnvelopeModule, printTypesModule } from "./shared_modules.ts";

/** The code of the package as TypeScript: one module per connector, those of the gateway, and the root that knows them all. */
export const modulesEmitter: Emitter = {
  name: "modules",
  emit: ({ model }) => [
    ...model.connectors.map((connector) => emitConnector(model.gateway, connector)),
    { path: "connectors/gateway.types.ts", text: printTypesModule(model.gateway) },
    { path: "connectors/gateway.envelope.ts", text: printEnvelopeModule(model.gateway) },
    { path: "connectors/gateway.ts", text: printGatewayModule(model) },
    { path: "index.ts", text: printRootModule(model) },
    ...printFormatsModule(model),
    { path: "server.ts", text: printServerModule(model) },
  ],
};

const emitConnector = remember((gateway: Gateway, connector: Connector): OutputFile => ({
  path: `connectors/${connector.id}.ts`,
  text: printConnectorModule(gateway, connector),
}));
