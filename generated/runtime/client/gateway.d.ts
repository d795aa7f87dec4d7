// @generated from templates/runtime/client/gateway.ts by connector-gateway-spec. Do not edit.
import type { ConnectorDefinitions, GatewayClient, GatewayOptions } from "./client_types.js";
import type { UncheckedClient, UncheckedConnectors, UncheckedOptions } from "./client_types.js";

/** Options of `createGateway`, with the connectors to use. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
  /** `connector` of each module to use: `{ payments }`. Others are not bundled. */
  readonly connectors: Connectors;
}

/** Options of `createUncheckedGateway`, with the connectors to use. */
export interface UncheckedGatewayOptions<Connectors extends UncheckedConnectors> extends UncheckedOptions {
  /** `uncheckedConnector` of each connector to use: `{ payments }`. */
  readonly connectors: Connectors;
}

/**
 * A client for a connector gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export declare function createGateway<const Connectors extends ConnectorDefinitions>(
  options: GatewayOptionsWithConnectors<Connectors>,
): GatewayClient<Connectors>;

/**
 * The same client in half the bytes, for pages: it sends params and credentials as they are given, and what is wrong with them is for the
 * gateway to say. Only TypeScript checks them before.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export declare function createUncheckedGateway<const Connectors extends UncheckedConnectors>(
  options: UncheckedGatewayOptions<Connectors>,
): UncheckedClient<Connectors>;
