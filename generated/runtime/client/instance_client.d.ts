import { type InstanceContext } from "./operation_call.js";

/**
 * The operations of an instance in three forms: `instance.<entity>.<action>(params, options)`,
 * `instance.call(id, params, options)` and `instance.execute(body, options)`. Typed by the connector's definition.
 */
export declare function createInstanceClient(context: InstanceContext): Readonly<Record<string, unknown>>;
