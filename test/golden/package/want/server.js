// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import { createInstanceRequest } from "./connectors/gateway.js";
import { createHandler } from "./runtime/server/index.js";

export { OperationError, download, memoryInstances, memoryWrites, redact, reply } from "./runtime/server/index.js";

export function createGatewayHandler(options) {
  return createHandler({
    ...options,
    operations: { ...options?.operations },
    createRequest: createInstanceRequest,
    connectors: [{ definition: HelpDesk.connector, execute: HelpDesk.execute }, { definition: Shop.connector, execute: Shop.execute }],
  });
}
