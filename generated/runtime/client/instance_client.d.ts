import type { ConnectorDefinition, GatewayOptions } from "./client_types.js";
import type { Transport } from "./transport.js";

/** What every call of an instance shares. */
export interface InstanceContext {
    readonly transport: Transport;
    readonly options: GatewayOptions;
    readonly connector: ConnectorDefinition;
    readonly instanceId: string;
    /** The credentials, where the instance was created here: they must not appear in an error. */
    readonly secrets: readonly string[];
}

/** All operations of an instance as `client.<entity>.<action>(params, options)`. Typed by the connector's definition. */
export declare function createInstanceClient(context: InstanceContext): Readonly<Record<string, unknown>>;
