// @generated from spec/ by connector-gateway-spec. Do not edit.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
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

const validators = [
  Crm.validators,
  FileStorage.validators,
  IssueTracker.validators,
  Messaging.validators,
  Payments.validators,
  ProjectTracker.validators,
  Recruiting.validators,
  Gateway.validators,
];

export const addresses = /* @__PURE__ */ listAddresses(validators);

const searchValidator = /* @__PURE__ */ createSearch(validators);

export function findValidator(address) {
  return searchValidator(address);
}

const lookUpValidator = /* @__PURE__ */ createLookup(validators);

export function validatorFor(address) {
  return lookUpValidator(address);
}

export const operations = /* @__PURE__ */ joinOperations([
  Crm.operations,
  FileStorage.operations,
  IssueTracker.operations,
  Messaging.operations,
  Payments.operations,
  ProjectTracker.operations,
  Recruiting.operations,
]);

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
      crm: Crm.connector,
      file_storage: FileStorage.connector,
      issue_tracker: IssueTracker.connector,
      messaging: Messaging.connector,
      payments: Payments.connector,
      project_tracker: ProjectTracker.connector,
      recruiting: Recruiting.connector,
    },
  });
}
