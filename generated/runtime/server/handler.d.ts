// @generated from templates/runtime/server/handler.ts by connector-gateway-spec. Do not edit.
import type { Answer } from "./operation_error.js";
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";
import { type Incoming } from "./incoming.js";
import type { ServedGateway } from "./server_types.js";

/** Answers a `Request` with a `Response`, for every server and framework that speaks fetch. Never rejects. */
export type GatewayHandler = (request: FetchRequest) => Promise<FetchResponse>;

/** Answers without `Request` and `Response`, which cost more than the rest of the work. */
export type AnswerFunction = (incoming: Incoming) => Promise<Answer>;

/**
 * A handler for all requests to a gateway.
 * @throws TypeError when a handler is for an operation that does not exist, or an option has the wrong type.
 */
export declare function createHandler(options: ServedGateway): GatewayHandler;

/** A handler that answers with a function. The listener for `node:http` calls the function directly. */
export declare function toHandler(answer: AnswerFunction): GatewayHandler;

/** The answer function of a handler of `createHandler`; undefined for any other function, also for one that wraps such a handler. */
export declare function answerFunctionOf(handler: object): AnswerFunction | undefined;

/** A `Request` as the kit reads it. */
export declare function toIncoming(request: Request): Incoming;

/** An answer as a `Response`. */
export declare function toResponse({ status, headers, body }: Answer): Response;

/** A stream that asks for the next chunk when it is read, and not before; an error of the source breaks it. */
export declare function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array>;
