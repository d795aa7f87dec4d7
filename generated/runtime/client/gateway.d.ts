import type { ConnectorDefinitions, GatewayClient, GatewayOptions } from "./client_types.js";

/** Options of `createGateway`, with the connectors that are wanted. */
export interface GatewayOptionsWithConnectors<Connectors extends ConnectorDefinitions> extends GatewayOptions {
    /** `connector` of the modules that are used: `{ payments }`. Others are not bundled. */
    readonly connectors: Connectors;
}

/**
 * A client for a connector gateway.
 * @throws TypeError when the base URL is not a plain http(s) address, or when another option is not what it should be.
 */
export declare function createGateway<const Connectors extends ConnectorDefinitions>(options: GatewayOptionsWithConnectors<Connectors>): GatewayClient<Connectors>;
