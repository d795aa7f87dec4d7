import { countOf } from "../../shared/count.js";
import { isObject } from "../../shared/json_values.js";
import { redact, redactValue } from "../redact.js";
import { messageOf } from "./error_body.js";
import { errorOf, toError, type OpenAnswer } from "./attempt.js";
import type { GatewayError } from "./gateway_error.js";
import type { UnknownObject } from "./paging.js";

/** How much of an unexpected answer an error shows, in characters. */
const SHOWN = 200;
/** At most so many bytes of an error body are read. */
const MOST_OF_ERROR = 1_000_000;

/** The error for an answer without a success status. It repeats what the gateway says. */
export function failureOf(answer: OpenAnswer): Promise<unknown> {
  const { type, status } = answer.response;
  return type === "opaqueredirect" || (status >= 300 && status < 400) ? redirected(answer) : failed(answer);
}

/**
 * The JSON object of a successful answer.
 * @throws GatewayError when the body is empty, cut off, not JSON or not an object.
 */
export async function readObject(answer: OpenAnswer): Promise<UnknownObject> {
  const { text, failure } = await readText(answer, Infinity);
  if (failure !== undefined) {
    const soFar = text === "" ? "before the first byte of the body" : `after ${countOf(text.length, "character")}: ${quoted(answer, text)}`;
    throw toError(answer, failure.cause, `the answer broke off ${soFar}`);
  }
  const body = parseJson(text);
  if (isObject(body)) return body;
  throw unexpected(answer, describeBody(answer, text));
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

async function failed(answer: OpenAnswer): Promise<unknown> {
  const { response, limit } = answer;
  const { text, failure } = await readText(answer, MOST_OF_ERROR);
  // The status counts, also when the body breaks off, unless the caller or the clock ended it.
  if (failure !== undefined && (limit.aborted() || limit.expired())) {
    return toError(answer, failure.cause, `the gateway answered ${response.status} without saying why`);
  }
  const body = redactValue(parseJson(text), answer.secrets());
  const said = isObject(body) ? messageOf(body) : undefined;
  const what = said === undefined ? ` with ${describeBody(answer, text)}` : `: ${said}`;
  return errorOf(answer, "status", `the gateway answered ${response.status}${what}`, { body });
}

async function redirected(answer: OpenAnswer): Promise<GatewayError> {
  await answer.response.body?.cancel().catch(() => undefined);
  return errorOf(answer, "answer", "the gateway redirects, and calls are not sent elsewhere; set baseUrl to the final address");
}

/** What could be read of a body, and the error that ended it early. */
interface BodyText {
  readonly text: string;
  readonly failure?: { readonly cause: unknown };
}

async function readText({ response, limit }: OpenAnswer, most: number): Promise<BodyText> {
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  let ended = false;
  try {
    while (reader !== undefined && !ended && bytes < most) {
      const { done, value } = await limit.race(reader.read());
      ended = done;
      if (value === undefined) continue;
      chunks.push(value);
      bytes += value.byteLength;
    }
    return { text: decode(chunks, bytes) };
  } catch (cause) {
    return { text: decode(chunks, bytes, { stream: true }), failure: { cause } };
  } finally {
    // Nobody waits for the rest of a body that was not read to its end.
    if (!ended) reader?.cancel().catch(() => undefined);
  }
}

/** The text of all chunks, decoded at once: a decoder that waits for more makes a text that takes twice the memory and time. */
function decode(chunks: readonly Uint8Array[], bytes: number, options?: TextDecodeOptions): string {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return new TextDecoder().decode(whole, options);
}

function describeBody(answer: OpenAnswer, text: string): string {
  if (text === "") return "an empty body";
  const type = answer.response.headers.get("content-type")?.split(";")[0]?.trim();
  const body = type === undefined || type === "" ? "a body" : type;
  return `${parseJson(text) === undefined ? `${body} that is not JSON` : "JSON that is not what was expected"}: ${quoted(answer, text)}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
