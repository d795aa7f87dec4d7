// @generated from templates/runtime/server/node.ts by connector-gateway-spec. Do not edit.
/** `connector-gateway-spec/server/node`: a gateway for `node:http`. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FetchRequest, FetchResponse } from "../client/platform_types.js";

/** A function from `Request` to `Response`: a gateway, or what somebody has put around one. */
export type FetchHandler = (request: FetchRequest) => FetchResponse | Promise<FetchResponse>;

/** A listener for `http.createServer`. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A listener that answers with a gateway. For the handler of `createGatewayHandler` itself it makes no `Request` and no
 * `Response`, which would halve the throughput.
 */
export declare function toNodeListener(handler: FetchHandler): NodeListener;
