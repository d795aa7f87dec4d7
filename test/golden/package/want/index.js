// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as HelpDesk from "./connectors/help_desk.js";
import * as Shop from "./connectors/shop.js";
import * as Gateway from "./connectors/gateway.js";
import {
  createLookup,
  createOperationLookup,
  createOperationSearch,
  createSearch,
  joinOperations,
  listAddresses,
} from "./runtime/engine.js";
import { createGateway as createClient } from "./runtime/client/index.js";

export { GatewayError } from "./runtime/client/index.js";
export { UnknownAddressError } from "./runtime/engine.js";
export { ValidationError } from "./runtime/engine.js";

const validators = [HelpDesk.validators, Shop.validators, Gateway.validators];

export const addresses = /* @__PURE__ */ listAddresses(validators);

const searchValidator = /* @__PURE__ */ createSearch(validators);

export function findValidator(address) {
  return searchValidator(address);
}

const lookUpValidator = /* @__PURE__ */ createLookup(validators);

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
