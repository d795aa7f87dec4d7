// @generated from spec/ by connector-gateway-spec. Do not edit.
import { createInstanceResponse, errorBody } from "./connectors/gateway.js";
import { parts } from "./sandbox.js";
import { verifyCatalogGateway } from "./runtime/verify/index.js";

export { VerifyOptionError } from "./runtime/verify/index.js";

const files = [
  "spec/connectors/crm.yaml", "spec/connectors/file_storage.yaml", "spec/connectors/issue_tracker.yaml", "spec/connectors/messaging.yaml",
  "spec/connectors/payments.yaml", "spec/connectors/project_tracker.yaml", "spec/connectors/recruiting.yaml", "spec/drift.yaml",
];

export function verifyGateway(options) {
  return verifyCatalogGateway({ ...parts, files, errorBody, createResponse: createInstanceResponse }, options);
}
