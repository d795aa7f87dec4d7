import type { CallOptions, GatewayOptions } from "./client_types.js";
import { type OpenAnswer } from "./exchange.js";

/** One POST to the gateway. */
export interface Call {
    /** `payments.customers.list`, for errors. */
    readonly operation: string;
    readonly path: string;
    readonly body: unknown;
    /** Tried again after 429, 503 and network faults: reads only. */
    readonly repeatable: boolean;
    /** Further values that must not appear in an error. */
    readonly secrets: readonly string[];
    readonly options: CallOptions;
}

/** Sends a call, and tries it again where that may help, until `read` has made something of an answer. */
export type Transport = <T>(call: Call, read: (answer: OpenAnswer) => Promise<T>) => Promise<T>;

/**
 * A transport for one gateway.
 * @throws TypeError when the base URL is not a plain http(s) address, or when another option is not what it should be.
 */
export declare function createTransport(options: GatewayOptions): Transport;
