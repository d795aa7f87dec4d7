/** `connector-gateway-spec/client`: `createGateway` for chosen connectors. */
export { createGateway, type GatewayOptionsWithConnectors } from "./gateway.js";

export { GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from "./gateway_error.js";
export { ValidationError } from "../validation_error.js";
export type { CallOptions, ConnectorDefinition, ConnectorDefinitions, Download, GatewayClient, GatewayOptions, InstanceClient, Page, RetryOptions, TokenSource, UnpagedList, WrappedPage, } from "./client_types.js";
