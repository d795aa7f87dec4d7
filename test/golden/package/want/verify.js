// @generated from spec/ by connector-gateway-spec. Do not edit.
import { createInstanceResponse, errorBody } from "./connectors/gateway.js";
import { parts } from "./sandbox.js";
import { verifyCatalogGateway } from "./runtime/verify/index.js";

export { VerifyOptionError } from "./runtime/verify/index.js";

const files = ["spec/connectors/shop.yaml", "spec/connectors/help_desk.yaml"];

export function verifyGateway(options) {
  return verifyCatalogGateway({ ...parts, files, errorBody, createResponse: createInstanceResponse }, options);
}
