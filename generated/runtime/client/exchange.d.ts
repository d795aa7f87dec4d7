import { GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from "./gateway_error.js";
import type { TimeLimit } from "./time_limit.js";

/** One attempt at a call: what errors say about it, what they must not show, and what ends it. */
export interface Exchange {
    /** `payments.customers.list`, or `gateway.create_instance`. */
    readonly operation: string;
    readonly secrets: readonly string[];
    readonly limit: TimeLimit;
}

/** An answer whose body has not been read yet. */
export interface OpenAnswer extends Exchange {
    readonly response: Response;
}

/** An error about an exchange, or about the answer that it got. */
export declare function errorOf(exchange: Exchange | OpenAnswer, kind: GatewayErrorKind, what: string, details?: Partial<GatewayErrorDetails>): GatewayError;

/**
 * What an error of the platform means: the reason for which the caller aborted as it is, everything else as a
 * GatewayError. `what` says how far the exchange had come.
 */
export declare function faultOf(exchange: Exchange, cause: unknown, what: string): unknown;

/** The id that the gateway gave the request, where its response has one. */
export declare function requestIdOf({ headers }: Response): string | undefined;
