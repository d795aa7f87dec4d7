// @generated from templates/runtime/client/answer.ts by connector-gateway-spec. Do not edit.
import { countOf } from "../../shared/count.js";
import { isObject } from "../../shared/json_values.js";
import { redact, redactValue } from "../redact.js";
import { messageOf } from "./error_body.js";
import { errorOf, toError } from "./attempt.js";

const SHOWN = 200;
const MOST_OF_ERROR = 1_000_000;

export async function assertSuccess(answer) {
  const { response } = answer;
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) throw await redirected(answer);
  if (!response.ok) throw await failed(answer);
}

export async function readObject(answer) {
  const { text, failure } = await readText(answer, Infinity);
  if (failure !== undefined) {
    const soFar = text === "" ? "before the first byte of the body" : `after ${describeLength(text)}: ${quoted(answer, text)}`;
    throw toError(answer, failure.cause, `the answer broke off ${soFar}`);
  }
  const body = parseJson(text);
  if (isObject(body)) return body;
  throw unexpected(answer, describeBody(answer, text));
}

export function unexpected(answer, what) {
  return errorOf(answer, "answer", `the gateway answered ${answer.response.status} with ${what}`);
}

export function beginningOf(text, { secrets }) {
  return redact(text, secrets).slice(0, SHOWN);
}

function quoted(answer, text) {
  return JSON.stringify(beginningOf(text, answer));
}

async function failed(answer) {
  const { response, limit } = answer;
  const { text, failure } = await readText(answer, MOST_OF_ERROR);
  // The status counts, also when the body breaks off, unless the caller or the clock ended it.
  if (failure !== undefined && (limit.aborted() || limit.expired())) {
    return toError(answer, failure.cause, `the gateway answered ${response.status} without saying why`);
  }
  const body = redactValue(parseJson(text), answer.secrets);
  const said = isObject(body) ? messageOf(body) : undefined;
  const what = said === undefined ? ` with ${describeBody(answer, text)}` : `: ${said}`;
  return errorOf(answer, "status", `the gateway answered ${response.status}${what}`, { body });
}

async function redirected(answer) {
  await answer.response.body?.cancel().catch(() => undefined);
  return errorOf(answer, "answer", "the gateway redirects, and calls are not sent elsewhere; set baseUrl to the final address");
}

async function readText({ response, limit }, most) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  try {
    while (reader !== undefined && bytes < most) {
      const chunk = await limit.race(reader.read());
      if (chunk.done) break;
      bytes += chunk.value.byteLength;
      text += decoder.decode(chunk.value, { stream: true });
    }
    return { text: text + decoder.decode() };
  } catch (cause) {
    return { text, failure: { cause } };
  } finally {
    // Nobody waits for the rest of a body that was not read to its end.
    reader?.cancel().catch(() => undefined);
  }
}

function describeBody(answer, text) {
  if (text === "") return "an empty body";
  const type = answer.response.headers.get("content-type")?.split(";")[0]?.trim();
  const body = type === undefined || type === "" ? "a body" : type;
  return `${parseJson(text) === undefined ? `${body} that is not JSON` : "JSON that is not what was expected"}: ${quoted(answer, text)}`;
}

function describeLength(text) {
  return countOf(text.length, "character");
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
