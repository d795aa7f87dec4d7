// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import * as HelpDeskData from "./sandbox/help_desk.js";
import * as ShopData from "./sandbox/shop.js";
import { createInstanceRequest } from "./connectors/gateway.js";
import { createCatalogSandbox } from "./runtime/sandbox/index.js";

export const parts = { createRequest: createInstanceRequest, connectors: [
  { connector: HelpDesk.connector, execute: HelpDesk.execute, data: HelpDeskData.data },
  { connector: Shop.connector, execute: Shop.execute, data: ShopData.data },
] };

export function createSandbox(options) {
  return createCatalogSandbox(parts, options);
}
