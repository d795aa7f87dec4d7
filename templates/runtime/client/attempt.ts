import { GatewayError, type GatewayErrorDetails, type GatewayErrorKind } from "./gateway_error.js";
import type { TimeLimit } from "./time_limit.js";

/** One attempt at a call: what errors say about it, what they must not show, and what ends it. */
export interface Attempt {
  /** `payments.customers.list`, or `gateway.create_instance`. */
  readonly operation: string;
  readonly secrets: () => readonly string[];
  readonly limit: TimeLimit;
}

/** An answer whose body has not been read yet. */
export interface OpenAnswer extends Attempt {
  readonly response: Response;
  /** The most bytes that its body may have. */
  readonly maxBodySize: number;
  /** The value of a JSON text; undefined when it is none. */
  readonly parseJson: (text: string) => unknown;
}

/** An error about an attempt, or about the answer that it got. */
export function errorOf(
  { operation, secrets, response }: Attempt & Partial<Pick<OpenAnswer, "response">>,
  kind: GatewayErrorKind,
  what: string,
  details: Partial<GatewayErrorDetails> = {},
): GatewayError {
  const about = response && { status: response.status, requestId: requestIdOf(response), retryAfter: secondsOf(response.headers) };
  return new GatewayError(what, { ...about, ...details, kind, operation }, secrets());
}

/**
 * The error to throw for an error of the platform: the reason for which the caller aborted as it is, everything else as a
 * GatewayError. `what` says how far the attempt had come.
 */
export function toError(attempt: Attempt, cause: unknown, what: string): unknown {
  if (cause instanceof GatewayError) return cause;
  const { limit } = attempt;
  if (limit.aborted()) return limit.signal.reason;
  if (limit.expired()) return errorOf(attempt, "timeout", `timed out: ${what}`);
  return errorOf(attempt, "network", `${what} (${reasonOf(cause)})`);
}

/** The id that the gateway gave the request, where its response has one. */
export function requestIdOf({ headers }: Response): string | undefined {
  return headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
}

/** The number of bytes to expect; unknown for a compressed body, whose Content-Length counts the compressed bytes. */
export function lengthOf(headers: Headers): number | undefined {
  const length = headers.get("content-length") ?? "";
  return /^\d+$/.test(length) && !headers.has("content-encoding") ? Number(length) : undefined;
}

/** `Retry-After` is a number of seconds, or an HTTP date by the gateway's clock. */
function secondsOf(headers: Headers): number | undefined {
  const wait = headers.get("retry-after")?.trim() ?? "";
  const now = timeOf(headers.get("date") ?? "") || Date.now();
  const seconds = /^\d+(\.\d+)?$/.test(wait) ? Number(wait) : (timeOf(wait) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
}

function timeOf(date: string): number {
  return /^[A-Z][a-z]{2}/.test(date) ? Date.parse(date) : NaN;
}

function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "for an unknown reason";
  const inner = cause.cause;
  return inner instanceof Error && inner.message !== "" ? inner.message : cause.message;
}
