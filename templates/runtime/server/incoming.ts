import { faultIn } from "./json_fault.js";
import { OperationError } from "./operation_error.js";
import type { RequestHead } from "./server_types.js";
import type { Signal } from "../client/platform_types.js";

/** A request, whichever server it came to. */
export interface Incoming extends RequestHead {
  /** The path without the query, as it was sent. */
  readonly path: string;
  readonly signal: Signal;
  /** The bytes of the body, in the order in which they come. Undefined for a request without a body. */
  readonly body: AsyncIterable<Uint8Array> | undefined;
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** How much is read and dropped of a body that is too long, so that the caller sees the answer and not a broken connection. */
const DROPPED_BYTES = 16 * 1024 * 1024;

/**
 * The whole body, if it is not longer than `limit` bytes.
 * @throws OperationError 413 for a longer one, 422 for one that breaks off.
 */
export async function readBody({ headers, body }: Incoming, limit: number): Promise<Uint8Array> {
  const announced = Number(headers.get("content-length")) || 0;
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length <= limit && announced <= limit) chunks.push(chunk);
      else if (length > limit + DROPPED_BYTES) break;
    }
  } catch {
    throw new OperationError(422, "The body broke off before its end.", { code: "request/incomplete" });
  }
  if (length <= limit && announced <= limit) return join(chunks, length);
  throw new OperationError(413, `The body is longer than ${limit} bytes.`, { code: "request/too-large" });
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const [only] = chunks;
  if (only !== undefined && chunks.length === 1) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

/** @throws OperationError 415 for a body that is not JSON in UTF-8 without compression. */
export function checkMediaType({ headers }: RequestHead): void {
  const type = headers.get("content-type") ?? "";
  const isJson = /^\s*application\/json\s*(?:;(?!.*charset\s*=\s*(?!"?utf-?8"?\s*(?:;|$))).*)?$/i.test(type);
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (isJson && encoding === "identity") return;
  const message = isJson ? "The body must not be compressed." : "The body must be JSON in UTF-8: send `Content-Type: application/json`.";
  throw new OperationError(415, message, { code: "request/media-type" });
}

/** The value of a JSON body. @throws OperationError 422 when it is none. */
export function parseBody(bytes: Uint8Array): unknown {
  if (bytes.byteLength === 0) throw new OperationError(422, "The body is empty; it must be a JSON object.", { code: "request/json" });
  const text = decode(bytes);
  if (text === undefined) throw new OperationError(422, "The body is not valid UTF-8.", { code: "request/json" });
  try {
    return JSON.parse(text);
  } catch {
    // The message of the platform repeats a part of the body, which may be a secret.
    throw new OperationError(422, `The body is not valid JSON: ${faultIn(text)}.`, { code: "request/json" });
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return decoder.decode(bytes);
  } catch {
    return undefined;
  }
}
