// @generated from templates/runtime/client/index.ts by connector-gateway-spec. Do not edit.
export { createGateway } from "./gateway.js";
export { GatewayError } from "./gateway_error.js";
export { ValidationError } from "../validation_error.js";
