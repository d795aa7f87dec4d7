import { type OpenAnswer } from "./exchange.js";
import type { GatewayError } from "./gateway_error.js";
import { type UnknownObject } from "./paging.js";

/**
 * Accepts an answer with a success status.
 * @throws GatewayError for any other; it repeats what the gateway says.
 */
export declare function assertSuccess(answer: OpenAnswer): Promise<void>;

/**
 * The JSON object of a successful answer.
 * @throws GatewayError when the body is empty, cut off, not JSON or not an object.
 */
export declare function readObject(answer: OpenAnswer): Promise<UnknownObject>;

/** The error for an answer that is not what the gateway promises. */
export declare function unexpected(answer: OpenAnswer, what: string): GatewayError;

/** The first characters of a text. Secrets are redacted before that: half of one would not be recognized. */
export declare function beginningOf(text: string, { secrets }: OpenAnswer): string;
