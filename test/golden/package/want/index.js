// @generated from spec/ by connector-gateway-spec. Do not edit.
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

const searchValidator = /* @__PURE__ */ createSearch(modules);

export function findValidator(address) {
  return searchValidator(address);
}

const lookUpValidator = /* @__PURE__ */ createLookup(modules);

export function validatorFor(address) {
  return lookUpValidator(address);
}

export const operations = /* @__PURE__ */ joinOperations([HelpDesk.operations, Shop.operations]);

const searchOperation = /* @__PURE__ */ createOperationSearch(operations);

export function findOperation(id) {
  return searchOperation(id);
}

const lookUpOperation = /* @__PURE__ */ createOperationLookup(operations);

export function getOperation(id) {
  return lookUpOperation(id);
}

export function createGateway(options) {
  return createClient({
    ...options,
    connectors: {
      help_desk: HelpDesk.connector,
      shop: Shop.connector,
    },
  });
}
