import type { CallOptions, GatewayOptions, WithResponse } from "./client_types.js";
import { type OpenAnswer } from "./exchange.js";

/** One POST to the gateway. */
export interface Call {
    /** `payments.customers.list`, for errors. */
    readonly operation: string;
    readonly path: string;
    readonly body: unknown;
    /** Whether the operation changes something: writes are not retried unless the caller opts in. */
    readonly effect: "read" | "write";
    /** The body has credentials, so hooks do not see it. */
    readonly hasCredentials: boolean;
    /** Values that must not appear in an error. */
    readonly secrets: readonly string[];
    readonly options: CallOptions;
}

/** What a reader returns for a success: the result, and the JSON body that contained it. */
export interface Content<Result, Envelope> {
    readonly result: Result;
    readonly envelope: Envelope;
}

/** Reads the body of a success. */
type Reader<Result, Envelope> = (answer: OpenAnswer) => Promise<Content<Result, Envelope>>;

/** Sends a call, retries it where that may help, and returns what `read` makes of the answer. */
export type Transport = <Result, Envelope>(call: Call, read: Reader<Result, Envelope>) => Promise<WithResponse<Result, Envelope>>;

/**
 * A transport for one gateway.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export declare function createTransport(options: GatewayOptions): Transport;

export {};
