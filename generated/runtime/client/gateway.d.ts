// @generated from templates/runtime/client/gateway.ts by connector-gateway-spec. Do not edit.
import type { ConnectorDefinitions, GatewayClient, GatewayOptions } from "./client_types.js";

/** Options of `createGateway`, with the connectors to use. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
  /** `connector` of each module to use: `{ payments }`. Others are not bundled. */
  readonly connectors: Connectors;
}

/**
 * A client for a connector gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export declare function createGateway<const Connectors extends ConnectorDefinitions>(
  options: GatewayOptionsWithConnectors<Connectors>,
): GatewayClient<Connectors>;
