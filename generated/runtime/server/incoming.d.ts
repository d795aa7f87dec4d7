// @generated from templates/runtime/server/incoming.ts by connector-gateway-spec. Do not edit.
import type { RequestHead } from "./server_types.js";
import type { Signal } from "../client/platform_types.js";

/** A request, whichever server it came to. */
export interface Incoming extends RequestHead {
  /** The path without the query, as it was sent. */
  readonly path: string;
  readonly signal: Signal;
  /**
   * Passes the body to `take`, chunk by chunk in their order, until it returns false or the body ends.
   * Rejects when the body breaks off.
   */
  read(take: (chunk: Uint8Array) => boolean): Promise<void>;
}

/**
 * The whole body, if it is not longer than `limit` bytes.
 * @throws OperationError 413 for a longer one, 422 for one that breaks off.
 */
export declare function readBody(incoming: Incoming, limit: number): Promise<Uint8Array>;

/** @throws OperationError 415 for a body that is not JSON in UTF-8 without compression. */
export declare function checkMediaType({ headers }: RequestHead): void;

/** The value of a JSON body. @throws OperationError 422 when it is none. */
export declare function parseBody(bytes: Uint8Array): unknown;

/** The chunks of a stream. Not every platform can iterate over one. */
export declare function chunksOf(stream: ReadableStream<Uint8Array>, signal?: Signal): AsyncGenerator<Uint8Array>;
