import { OperationError } from "./operation_error.js";
import type { RequestHead } from "./server_types.js";
import type { Signal } from "../client/platform_types.js";

/** The names that a computer has for itself. A site whose own name resolves to this computer sends that name. */
const OWN_NAMES = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

const BLANKS = /[ \t\n\r]{1,999}/y;

const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

// A piece of a string: on megabytes, a pattern without a limit would exhaust the stack.
const PIECE = /[^"\\\p{Cc}]{1,999}|[\x7f-\x9f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/uy;

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
  if (Math.max(length, announced) <= limit) {
    const whole = new Uint8Array(length);
    let offset = 0;
    for (const chunk of chunks) {
      whole.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return whole;
  }
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
    // The rest of the body is not needed any more.
    cancel();
  }
}

/**
 * Where a text stops being JSON: `line 1, column 12`. Not every platform says it, and some repeat the text around it. Does not
 * recurse, so that no depth of nesting exhausts the stack.
 */
export function faultIn(text: string): string {
  const before = text.slice(0, offsetOfFault(text)).split("\n");
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function offsetOfFault(text: string): number {
  let offset = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset;
    const isMatch = pattern.test(text);
    if (isMatch) offset = pattern.lastIndex;
    return isMatch;
  };
  /** Takes this character and the blanks on both sides. */
  const mark = (character: string): boolean => {
    while (take(BLANKS));
    if (text[offset] !== character) return false;
    offset += 1;
    while (take(BLANKS));
    return true;
  };
  const string = (): boolean => {
    const start = offset;
    offset += 1;
    while (take(PIECE));
    // Of a string without an end, the start says more.
    if (offset === text.length) offset = start;
    else if (text[offset] === '"') offset += 1;
    else return false;
    return offset !== start;
  };
  const key = (): boolean => text[offset] === '"' && string() && mark(":");
  /** The brackets that are open, as those that close them. */
  const open: string[] = [];
  const close = (): boolean => mark(open.at(-1) ?? "") && open.pop() !== undefined;
  for (;;) {
    const isObject = mark("{");
    const isOpen = isObject || mark("[");
    if (isOpen) open.push(isObject ? "}" : "]");
    const isValue = isOpen ? close() : text[offset] === '"' ? string() : take(SCALAR);
    if (!isOpen && !isValue) return offset;
    if (isValue) {
      while (close());
      if (open.length === 0 || !mark(",")) return offset;
    }
    if (open.at(-1) === "}" && !key()) return offset;
  }
}

/** Whether a host, with or without a port, is a name that a computer has for itself. */
export function isOwnName(host: string): boolean {
  return OWN_NAMES.test(host);
}

/**
 * Refuses pages of other origins, and host names that somebody else has pointed to this computer (DNS rebinding).
 * @param what is refused, as the subject of a sentence: `The control paths`
 * @param isTrusted the request may come without a `Host`: it is from this process, not from a browser
 * @throws OperationError 403
 */
export function checkLocalSender({ headers, url }: RequestHead, what: string, isTrusted: boolean): void {
  const host = headers.get("host") ?? (isTrusted ? undefined : hostOf(url));
  if (host !== undefined && !isOwnName(host)) {
    throw new OperationError(403, `${what} can only be used at localhost, 127.0.0.1 or [::1].`, { code: "sandbox/host" });
  }
  const origin = headers.get("origin");
  if (origin === null || (host !== undefined && /^https?:\/\/(.*)$/i.exec(origin)?.[1]?.toLowerCase() === host.toLowerCase())) return;
  throw new OperationError(403, `${what} cannot be used by pages of other origins.`, { code: "sandbox/origin" });
}

function hostOf(url: string): string {
  return /^[a-z]+:\/\/([^/?#]*)/i.exec(url)?.[1] ?? "";
}
