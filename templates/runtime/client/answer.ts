import { countOf, isObject } from "#templates/core";
import { redact } from "#templates/core";
import { errorOf, lengthOf, toError, type OpenAnswer } from "./attempt.js";
import { GatewayError } from "./gateway_error.js";
import type { UnknownObject } from "./paging.js";

/** How much of an unexpected answer an error shows, in characters. */
const SHOWN = 200;
/** The most bytes that the body of an error may have, and of any other: more do not fit into one string everywhere. */
const LARGEST_ERROR = 262_144;
const LARGEST = 500_000_000;

/**
 * Throws the error for an answer without a success status. It repeats what the gateway says. The status counts, unless the caller, the clock
 * or the limit ended the body.
 */
export async function fail(answer: OpenAnswer): Promise<never> {
  const { response, limit } = answer;
  const { type, status } = response;
  if (type === "opaqueredirect" || (status >= 300 && status < 400)) {
    await response.body?.cancel().catch(() => undefined);
    throw errorOf(answer, "answer", "the gateway redirects; set baseUrl to the final address");
  }
  const { text, failure } = await readText(answer, LARGEST_ERROR);
  if (failure !== undefined && (failure.cause instanceof GatewayError || limit.aborted() || limit.expired())) {
    throw toError(answer, failure.cause, `the gateway answered ${status} without saying why`);
  }
  const body = answer.parseJson(text);
  const said = messageOf(body);
  const what = said === undefined ? ` with ${describeBody(answer, text)}` : `: ${said}`;
  throw errorOf(answer, "status", `the gateway answered ${status}${what}`, { body });
}

/**
 * The JSON object of a successful answer, which ends the time limit.
 * @throws GatewayError when the body is empty, cut off, not JSON or not an object.
 */
export async function readObject(answer: OpenAnswer): Promise<UnknownObject> {
  const { text, failure } = await readText(answer, LARGEST);
  if (failure !== undefined) {
    const soFar = text === "" ? "before the first byte of the body" : `after ${countOf(text.length, "character")}: ${quoted(answer, text)}`;
    throw toError(answer, failure.cause, `the answer broke off ${soFar}`);
  }
  const body = answer.parseJson(text);
  if (!isObject(body)) throw unexpected(answer, describeBody(answer, text));
  answer.limit.release();
  return body;
}

/** The error for an answer that is not what the gateway promises. */
export function unexpected(answer: OpenAnswer, what: string): GatewayError {
  return errorOf(answer, "answer", `the gateway answered ${answer.response.status} with ${what}`);
}

/** The first characters of a text. Secrets are redacted before that: half of one would not be recognized. */
export function beginningOf(text: string, { secrets }: OpenAnswer): string {
  return redact(text, secrets()).slice(0, SHOWN);
}

function quoted(answer: OpenAnswer, text: string): string {
  return JSON.stringify(beginningOf(text, answer));
}

/** The text of a body as far as it could be read, and the error that ended it early. */
interface BodyText {
  readonly text: string;
  readonly failure: { readonly cause: unknown } | undefined;
}

/** The text of a body of at most `largest` bytes, and no more than the caller allows. Content-Length is not trusted: it can only end the reading earlier. */
async function readText(answer: OpenAnswer, largest: number): Promise<BodyText> {
  const { response, limit, maxBodySize } = answer;
  const most = Math.min(largest, maxBodySize);
  const reader = response.body?.getReader();
  let bytes = new Uint8Array(0);
  let size = 0;
  let ended = false;
  let failure: BodyText["failure"];
  try {
    checkSize(answer, lengthOf(response.headers) ?? 0, most);
    while (reader !== undefined && !ended) {
      const { done, value } = await limit.race(reader.read());
      ended = done;
      if (value === undefined) continue;
      const end = size + value.byteLength;
      checkSize(answer, end, most);
      bytes = withRoom(bytes, end);
      bytes.set(value, size);
      size = end;
    }
  } catch (cause) {
    failure = { cause };
  }
  // Nobody waits for the rest of a body that was not read to its end.
  if (!ended) reader?.cancel().catch(() => undefined);
  // All at once: decoding in parts takes twice the memory and time.
  return { text: new TextDecoder().decode(bytes.subarray(0, size), { stream: failure !== undefined }), failure };
}

function checkSize(answer: OpenAnswer, size: number, most: number): void {
  if (size <= most) return;
  throw errorOf(answer, "size", `the gateway answered ${answer.response.status} with more than ${most} bytes; see the option maxBodySize`);
}

/** The bytes with room for more. To keep every chunk would cost a hundred times the bytes where each has only one. */
function withRoom(bytes: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  if (size <= bytes.byteLength) return bytes;
  const grown = new Uint8Array(Math.max(size, 2 * bytes.byteLength));
  grown.set(bytes);
  return grown;
}

function describeBody(answer: OpenAnswer, text: string): string {
  if (text === "") return "an empty body";
  const type = answer.response.headers.get("content-type")?.split(";", 1)[0]?.trim() || "a body";
  return `${answer.parseJson(text) === undefined ? `${type} that is not JSON` : "JSON that is not what was expected"}: ${quoted(answer, text)}`;
}

/** The texts of an error body, each sentence once. It is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
export function messageOf(body: unknown): string | undefined {
  if (!isObject(body)) return undefined;
  const plain = (text: unknown): string => (typeof text === "string" ? text.trim().replace(/[.,:;]$/, "") : "");
  const { message, errors } = body;
  const listed = [errors].flat().filter(isObject);
  const details = listed.map((one) => [one["field"], one["message"]].filter(plain).join(": "));
  const isRepeated = details.some((detail) => `: ${plain(detail)}`.endsWith(`: ${plain(message)}`));
  const said = [...new Set([isRepeated || message, ...details])].filter(plain);
  const last = said.pop();
  return typeof last === "string" ? [...said.map(plain), last.trim()].join("; ") : undefined;
}
