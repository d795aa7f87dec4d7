/** `connector-gateway-spec/client`: `createGateway` for chosen connectors. */
export { createGateway, type GatewayOptionsWithConnectors } from "./gateway.js";
export { GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from "./gateway_error.js";
export { ValidationError } from "../validation_error.js";
export type {
  CallHeaders,
  CallOptions,
  CallPromise,
  CallResponse,
  ConnectorDefinition,
  ConnectorDefinitions,
  Download,
  GatewayClient,
  GatewayOptions,
  InstanceClient,
  OpenCallOptions,
  OutgoingRequest,
  Page,
  RequestHook,
  ResponseHook,
  RetryOptions,
  TokenSource,
  UnpagedList,
  UnpagedWrapper,
  Walk,
  WithResponse,
  WrappedPage,
} from "./client_types.js";
