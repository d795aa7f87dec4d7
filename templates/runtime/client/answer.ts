import { redact } from "../redact.js";
import { GatewayError } from "./gateway_error.js";
import { isObject, type UnknownObject } from "./paging.js";
import type { OpenAnswer } from "./transport.js";

/** How much of an unexpected answer an error shows, in characters. */
const SHOWN = 200;

/** The error for an answer whose status is not a success: says what the gateway said, without secrets. */
export async function failedAnswer(operation: string, response: Response, secrets: readonly string[]): Promise<GatewayError> {
  if (response.type === "opaqueredirect" || (response.status >= 300 && response.status < 400)) return redirected(operation, response);
  const text = redact(await readText(response), secrets);
  const body = parseJson(text);
  const said = isObject(body) ? messageOf(body) : undefined;
  const shown = said ?? (text === "" ? "with an empty body" : `with ${describe(response, text)}`);
  return new GatewayError(`${operation}: the gateway answered ${response.status}${said === undefined ? " " : ": "}${shown}`, {
    kind: "status",
    operation,
    status: response.status,
    ...(body === undefined ? {} : { body }),
    ...headerDetails(response),
  });
}

/**
 * The JSON object of a successful answer.
 * @throws GatewayError when the body is empty, truncated, not JSON or not an object.
 */
export async function readObject(operation: string, answer: OpenAnswer): Promise<UnknownObject> {
  const { response, secrets } = answer;
  try {
    const text = await response.text();
    const body = parseJson(text);
    if (isObject(body)) return body;
    throw unexpected(operation, response, text === "" ? "an empty body" : describe(response, redact(text, secrets)));
  } catch (cause) {
    throw answer.fault(cause);
  } finally {
    answer.done();
  }
}

/** The error for an answer that is not what the gateway promises. */
export function unexpected(operation: string, response: Response, what: string): GatewayError {
  const details = { kind: "answer", operation, status: response.status, ...headerDetails(response) } as const;
  return new GatewayError(`${operation}: the gateway answered ${response.status} with ${what}`, details);
}

function redirected(operation: string, response: Response): GatewayError {
  const details = { kind: "answer", operation, status: response.status, ...headerDetails(response) } as const;
  return new GatewayError(`${operation}: the gateway redirects; calls are not sent elsewhere, set baseUrl to the final address`, details);
}

function headerDetails(response: Response): { requestId?: string; retryAfter?: number } {
  const requestId = response.headers.get("x-request-id") ?? response.headers.get("request-id");
  const retryAfter = secondsOf(response.headers.get("retry-after"));
  return { ...(requestId === null ? {} : { requestId }), ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** `Retry-After` is a number of seconds or an HTTP date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function describe(response: Response, text: string): string {
  const type = response.headers.get("content-type")?.split(";")[0]?.trim();
  const kind = type === undefined || type === "" ? "a body" : type;
  const unexpectedJson = parseJson(text) === undefined ? `${kind} that is not JSON` : `JSON that is not an object`;
  return `${unexpectedJson}: ${JSON.stringify(text.slice(0, SHOWN))}`;
}

/** The error body is assumed to be `{ message, errors: [{ field, message, error_code }] }`. */
function messageOf(body: UnknownObject): string | undefined {
  const { message, errors } = body;
  const details = Array.isArray(errors) ? errors.filter(isObject).map(detailOf) : [];
  const said = [typeof message === "string" ? message : "", ...details].filter((part) => part !== "");
  return said.length === 0 ? undefined : said.join("; ").slice(0, SHOWN);
}

function detailOf(detail: UnknownObject): string {
  const { field, message } = detail;
  return [field, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}

async function readText(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    // The status is what counts; a body that breaks off adds nothing.
    return "";
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
