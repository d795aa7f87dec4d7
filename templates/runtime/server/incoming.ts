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

/** How much is read and dropped of a body that is too long, so that the caller sees the answer and not a broken connection. */
const DROPPED_BYTES = 16 * 1024 * 1024;

/**
 * The whole body, if it is not longer than `limit` bytes.
 * @throws OperationError 413 for a longer one, 422 for one that breaks off.
 */
export async function readBody({ headers, body }: Incoming, limit: number): Promise<readonly Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const announced = Number(headers.get("content-length")) || 0;
  let length = 0;
  try {
    for await (const chunk of body ?? []) {
      length += chunk.byteLength;
      if (length > limit + DROPPED_BYTES) break;
      if (Math.max(length, announced) <= limit) chunks.push(chunk);
    }
  } catch {
    throw new OperationError(422, "The body broke off before its end.", { code: "request/incomplete" });
  }
  if (Math.max(length, announced) <= limit) return chunks;
  throw new OperationError(413, `The body is longer than ${limit} bytes.`, { code: "request/too-large" });
}

/** @throws OperationError 415 for a body that is not JSON in UTF-8 without compression. */
export function checkMediaType({ headers }: RequestHead): void {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().replace(/[\s"]/g, "").split(";");
  const isJson = type === "application/json" && parameters.every((one) => !one.startsWith("charset=") || one === "charset=utf-8");
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (isJson && encoding === "identity") return;
  const message = isJson ? "The body must not be compressed." : "The body must be JSON in UTF-8: send `Content-Type: application/json`.";
  throw new OperationError(415, message, { code: "request/media-type" });
}

/** The value of a JSON body. @throws OperationError 422 when it is none. */
export function parseBody(chunks: readonly Uint8Array[]): unknown {
  const text = decode(chunks);
  if (text === undefined) throw notJson("is not valid UTF-8");
  if (text === "") throw notJson("is empty; it must be a JSON object");
  try {
    return JSON.parse(text);
  } catch {
    // The message of the platform repeats a part of the body, which may be a secret.
    throw notJson(`is not valid JSON: ${faultIn(text)}`);
  }
}

function decode(chunks: readonly Uint8Array[]): string | undefined {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  try {
    return chunks.map((chunk) => decoder.decode(chunk, { stream: true })).join("") + decoder.decode();
  } catch {
    return undefined;
  }
}

function notJson(what: string): OperationError {
  return new OperationError(422, `The body ${what}.`, { code: "request/json" });
}

/** The chunks of a stream. Not every platform can iterate over one. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>, signal?: Signal): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  const cancel = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal?.removeEventListener("abort", cancel);
    // What has not been read is not needed any more.
    cancel();
  }
}
