// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import * as Crm from "./connectors/crm.js";
import * as FileStorage from "./connectors/file_storage.js";
import * as IssueTracker from "./connectors/issue_tracker.js";
import * as Messaging from "./connectors/messaging.js";
import * as Payments from "./connectors/payments.js";
import * as ProjectTracker from "./connectors/project_tracker.js";
import * as Recruiting from "./connectors/recruiting.js";
import * as Gateway from "./connectors/gateway.js";
import { createLookup, createSearch, listAddresses } from "./runtime/address_book.js";
import { createGateway as createClient } from "./runtime/client/gateway.js";
import { createOperationLookup, createOperationSearch, joinOperations } from "./runtime/operation_lookup.js";

export { GatewayError } from "./runtime/client/gateway_error.js";
export { UnknownAddressError } from "./runtime/unknown_address_error.js";
export { ValidationError } from "./runtime/validation_error.js";

const modules = [Crm, FileStorage, IssueTracker, Messaging, Payments, ProjectTracker, Recruiting, Gateway];

/** All addresses, sorted. */
export const addresses = /* @__PURE__ */ listAddresses(modules);

/** The validator of an address, or undefined when there is none. */
export const findValidator = /* @__PURE__ */ createSearch(modules);

/** The validator of an address. Throws `UnknownAddressError` for an unknown address. */
export const validatorFor = /* @__PURE__ */ createLookup(modules);

/** All operations, in the order of the catalog. */
export const operations = /* @__PURE__ */ joinOperations([
  Crm.operations,
  FileStorage.operations,
  IssueTracker.operations,
  Messaging.operations,
  Payments.operations,
  ProjectTracker.operations,
  Recruiting.operations,
]);

/** The operation with an id, or undefined when there is none. */
export const findOperation = /* @__PURE__ */ createOperationSearch(operations);

/** The operation with an id. Throws `UnknownAddressError` for an unknown id. */
export const getOperation = /* @__PURE__ */ createOperationLookup(operations);

/** A client for a connector gateway, with all connectors. */
export const createGateway = (options) => createClient({
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
