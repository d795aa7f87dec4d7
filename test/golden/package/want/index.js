// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import * as Gateway from "./connectors/gateway.js";
import { createLookup, createSearch, listAddresses } from "./runtime/address_book.js";
import { createGateway as createClient } from "./runtime/client/gateway.js";
import { createOperationLookup, createOperationSearch, joinOperations } from "./runtime/operation_lookup.js";

export { GatewayError } from "./runtime/client/gateway_error.js";
export { UnknownAddressError } from "./runtime/unknown_address_error.js";
export { ValidationError } from "./runtime/validation_error.js";

const modules = [HelpDesk, Shop, Gateway];

export const addresses = /* @__PURE__ */ listAddresses(modules);

export const findValidator = /* @__PURE__ */ createSearch(modules);

export const validatorFor = /* @__PURE__ */ createLookup(modules);

export const operations = /* @__PURE__ */ joinOperations([HelpDesk.operations, Shop.operations]);

export const findOperation = /* @__PURE__ */ createOperationSearch(operations);

export const getOperation = /* @__PURE__ */ createOperationLookup(operations);

export const createGateway = (options) => createClient({ ...options, connectors: { help_desk: HelpDesk.connector, shop: Shop.connector } });
