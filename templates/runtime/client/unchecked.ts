/** `connector-gateway-spec/client/unchecked`: the client without checks, and single calls, for pages that load as little as possible. */
export { createCaller } from "./caller.js";
export { createUncheckedGateway, type UncheckedGatewayOptions } from "./gateway.js";
export { GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from "./gateway_error.js";
export type {
  Caller,
  OperationCall,
  UncheckedClient,
  UncheckedConnector,
  UncheckedConnectors,
  UncheckedOptions,
} from "./unchecked_types.js";
