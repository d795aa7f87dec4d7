import { faultIn } from "./json_fault.js";
import { OperationError } from "./operation_error.js";
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

/** How much is read and dropped of a body that is too long, so that the caller sees the answer and not a broken connection. */
const DROPPED_BYTES = 16 * 1024 * 1024;

/**
 * The whole body, if it is not longer than `limit` bytes.
 * @throws OperationError 413 for a longer one, 422 for one that breaks off.
 */
export async function readBody(incoming: Incoming, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const announced = Number(incoming.headers.get("content-length")) || 0;
  let length = 0;
  const take = (chunk: Uint8Array): boolean => {
    length += chunk.byteLength;
    if (Math.max(length, announced) <= limit) chunks.push(chunk);
    return length <= limit + DROPPED_BYTES;
  };
  await incoming.read(take).catch(() => {
    throw new OperationError(422, "The body broke off before its end.", { code: "request/incomplete" });
  });
  if (Math.max(length, announced) <= limit) return join(chunks, length);
  throw new OperationError(413, `The body is longer than ${limit} bytes.`, { code: "request/too-large" });
}

function join(chunks: readonly Uint8Array[], length: number): Uint8Array {
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
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().replace(/[\s"]/g, "").split(";");
  const isJson = type === "application/json" && parameters.every((one) => !one.startsWith("charset=") || one === "charset=utf-8");
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (isJson && encoding === "identity") return;
  const message = isJson ? "The body must not be compressed." : "The body must be JSON in UTF-8: send `Content-Type: application/json`.";
  throw new OperationError(415, message, { code: "request/media-type" });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The value of a JSON body. @throws OperationError 422 when it is none. */
export function parseBody(bytes: Uint8Array): unknown {
  let text: string | undefined;
  try {
    text = decoder.decode(bytes);
    return JSON.parse(text);
  } catch {
    if (text === undefined) throw notJson("is not valid UTF-8");
    // The message of the platform repeats a part of the body, which may be a secret.
    throw notJson(text === "" ? "is empty; it must be a JSON object" : `is not valid JSON: ${faultIn(text)}`);
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
