import { type OpenAnswer } from "./exchange.js";
import type { GatewayError } from "./gateway_error.js";
import { type UnknownObject } from "./paging.js";

/**
 * Lets answers with a success status pass.
 * @throws GatewayError for all others: it says what the gateway said.
 */
export declare function assertSuccess(answer: OpenAnswer): Promise<void>;

/**
 * The JSON object of a successful answer.
 * @throws GatewayError when the body is empty, cut off, not JSON or not an object.
 */
export declare function readObject(answer: OpenAnswer): Promise<UnknownObject>;

/** The error for an answer that is not what the gateway promises. */
export declare function unexpected(answer: OpenAnswer, what: string): GatewayError;
