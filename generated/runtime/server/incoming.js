// @generated from templates/runtime/server/incoming.ts by connector-gateway-spec. Do not edit.
import { faultIn } from "./json_fault.js";
import { OperationError } from "./operation_error.js";

const DROPPED_BYTES = 16 * 1024 * 1024;

export async function readBody(incoming, limit) {
  const chunks = [];
  const announced = Number(incoming.headers.get("content-length")) || 0;
  let length = 0;
  const take = (chunk) => {
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

function join(chunks, length) {
  const [only] = chunks;
  if (only?.byteLength === length) return only;
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return whole;
}

export function checkMediaType({ headers }) {
  const [type = "", ...parameters] = (headers.get("content-type") ?? "").toLowerCase().replace(/[\s"]/g, "").split(";");
  const isJson = type === "application/json" && parameters.every((one) => !one.startsWith("charset=") || one === "charset=utf-8");
  const encoding = (headers.get("content-encoding") ?? "identity").trim().toLowerCase();
  if (isJson && encoding === "identity") return;
  const message = isJson ? "The body must not be compressed." : "The body must be JSON in UTF-8: send `Content-Type: application/json`.";
  throw new OperationError(415, message, { code: "request/media-type" });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

export function parseBody(bytes) {
  let text;
  try {
    text = decoder.decode(bytes);
    return JSON.parse(text);
  } catch {
    if (text === undefined) throw notJson("is not valid UTF-8");
    // The message of the platform repeats a part of the body, which may be a secret.
    throw notJson(text === "" ? "is empty; it must be a JSON object" : `is not valid JSON: ${faultIn(text)}`);
  }
}

function notJson(what) {
  return new OperationError(422, `The body ${what}.`, { code: "request/json" });
}

export async function* chunksOf(stream, signal) {
  const reader = stream.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", cancel);
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    signal?.removeEventListener("abort", cancel);
    // What has not been read is not needed any more.
    cancel();
  }
}
