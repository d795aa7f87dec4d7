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

/**
 * Where a text stops being JSON: `line 1, column 12`. Not every platform says it, and some repeat the text around it. Does not
 * recurse, so that no depth of nesting exhausts the stack.
 */
export declare function faultIn(text: string): string;

/** Whether a host, with or without a port, is a name that a computer has for itself. */
export declare function isOwnName(host: string): boolean;

/**
 * Refuses pages of other origins, and host names that somebody else has pointed to this computer (DNS rebinding).
 * @param what is refused, as the subject of a sentence: `The control paths`
 * @param isTrusted the request may come without a `Host`: it is from this process, not from a browser
 * @throws OperationError 403
 */
export declare function checkLocalSender({ headers, url }: RequestHead, what: string, isTrusted: boolean): void;
