import { GatewayError } from "./gateway_error.js";

/** An error about an exchange, or about the answer that it got. */
export function errorOf(exchange, kind, what, details = {}) {
    const about = "response" in exchange ? describeHead(exchange.response) : {};
    return new GatewayError(what, { ...about, ...details, kind, operation: exchange.operation }, exchange.secrets);
}

/**
 * What a fault of the platform means: the reason for which the caller aborted as it is, everything else as a
 * GatewayError. `what` tells how far the exchange had come.
 */
export function faultOf(exchange, cause, what) {
    if (cause instanceof GatewayError)
        return cause;
    const { limit } = exchange;
    if (limit.aborted())
        return limit.signal.reason;
    if (limit.expired())
        return errorOf(exchange, "timeout", `time is over: ${what}`);
    return errorOf(exchange, "network", `${what} (${reasonOf(cause)})`);
}

function describeHead({ status, headers }) {
    const requestId = headers.get("x-request-id") ?? headers.get("request-id") ?? undefined;
    return { status, requestId, retryAfter: secondsOf(headers.get("retry-after")?.trim()) };
}

/** `Retry-After` is a number of seconds or an HTTP date. */
function secondsOf(header) {
    if (header === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(header))
        return Math.ceil(Number(header));
    const date = /^[A-Z][a-z]{2}/.test(header) ? Date.parse(header) : NaN;
    return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - Date.now()) / 1000));
}

function reasonOf(cause) {
    if (!(cause instanceof Error))
        return "no reason is known";
    const inner = cause.cause;
    return inner instanceof Error && inner.message !== "" ? inner.message : cause.message;
}
