// @generated from templates/runtime/client/attempt.ts by connector-gateway-spec. Do not edit.
import { GatewayError } from "./gateway_error.js";

export function errorOf(
  attempt,
  kind,
  what,
  details = {},
) {
  const about = "response" in attempt ? describeHead(attempt.response) : {};
  return new GatewayError(what, { ...about, ...details, kind, operation: attempt.operation }, attempt.secrets);
}

export function toError(attempt, cause, what) {
  if (cause instanceof GatewayError) return cause;
  const { limit } = attempt;
  if (limit.aborted()) return limit.signal.reason;
  if (limit.expired()) return errorOf(attempt, "timeout", `timed out: ${what}`);
  return errorOf(attempt, "network", `${what} (${reasonOf(cause)})`);
}

export function requestIdOf({ headers }) {
  return headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
}

function describeHead(response) {
  const retryAfter = secondsOf(response.headers.get("retry-after")?.trim());
  return { status: response.status, requestId: requestIdOf(response), retryAfter };
}

function secondsOf(header) {
  if (header === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(header)) return Math.ceil(Number(header));
  const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function reasonOf(cause) {
  if (!(cause instanceof Error)) return "for an unknown reason";
  const inner = cause.cause;
  return inner instanceof Error && inner.message !== "" ? inner.message : cause.message;
}
