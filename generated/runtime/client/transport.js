import { assertSuccess } from "./answer.js";
import { faultOf } from "./exchange.js";
import { GatewayError } from "./gateway_error.js";
import { isObject } from "./paging.js";
import { pause, startTimeLimit } from "./time_limit.js";

/**
 * A transport for one gateway.
 * @throws TypeError when the base URL is not a plain http(s) address, or when another option is not what it should be.
 */
export function createTransport(options) {
    const settings = toSettings(options);
    return async (call, read) => {
        for (let attempt = 0;; attempt += 1) {
            try {
                return await attemptCall(settings, call, read);
            }
            catch (error) {
                const wait = call.repeatable ? waitBefore(error, attempt, settings) : undefined;
                if (wait === undefined)
                    throw error;
                await pause(wait, call.options.signal);
            }
        }
    };
}

async function attemptCall(settings, call, read) {
    const body = JSON.stringify(call.body);
    const { signal, timeout } = call.options;
    const limit = startTimeLimit(timeout === undefined ? settings.timeout : duration("timeout", timeout), signal);
    try {
        const token = await limit.race(readToken(settings.token)).catch((cause) => {
            throw limit.expired() ? faultOf({ ...call, limit }, cause, "there was no token to send") : cause;
        });
        const exchange = { operation: call.operation, secrets: [token, ...call.secrets], limit };
        const response = await post(settings, exchange, call.path, token, body);
        const answer = { ...exchange, response };
        await assertSuccess(answer);
        return await read(answer);
    }
    catch (error) {
        limit.release();
        throw error;
    }
}

async function post({ fetch, base }, exchange, path, token, body) {
    const init = {
        method: "POST",
        headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
        body,
        // A redirect could lead the token to another origin.
        redirect: "manual",
        signal: exchange.limit.signal,
    };
    try {
        return await exchange.limit.race(fetch(base + path, init));
    }
    catch (cause) {
        throw faultOf(exchange, cause, "the gateway could not be reached");
    }
}

/** Milliseconds to wait before the next try; undefined when there is none. */
function waitBefore(error, attempt, { retries, delay, maxDelay }) {
    if (attempt >= retries || !(error instanceof GatewayError))
        return undefined;
    if (error.kind !== "network" && error.status !== 429 && error.status !== 503)
        return undefined;
    if (error.retryAfter !== undefined)
        return error.retryAfter * 1000 > maxDelay ? undefined : error.retryAfter * 1000;
    // Callers that failed together do not come back together.
    return Math.min(maxDelay, delay * 2 ** attempt * (0.5 + Math.random() / 2));
}

async function readToken(source) {
    const token = typeof source === "string" ? source : await source();
    if (typeof token === "string" && /^[\x21-\x7e]+$/.test(token))
        return token;
    throw new TypeError("The gateway's token must be a string of visible ASCII characters.");
}

function toSettings(options) {
    const { token, timeout, retry = {} } = options;
    if (typeof token !== "string" && typeof token !== "function") {
        throw new TypeError("token must be a string or a function that gives one.");
    }
    const retries = retry.retries ?? 2;
    if (!Number.isSafeInteger(retries) || retries < 0)
        throw new TypeError("retry.retries must be a whole number, 0 or more.");
    return {
        base: toBase(options.baseUrl),
        token,
        // Looked up at each call: tests and polyfills replace the global function later.
        fetch: options.fetch ?? ((address, init) => fetch(address, init)),
        timeout: duration("timeout", timeout ?? 60_000),
        retries,
        delay: duration("retry.delay", retry.delay ?? 250),
        maxDelay: duration("retry.maxDelay", retry.maxDelay ?? 30_000),
    };
}

function duration(name, milliseconds) {
    if (typeof milliseconds === "number" && milliseconds >= 0)
        return milliseconds;
    throw new TypeError(`${name} must be a number of milliseconds, 0 or more.`);
}

function toBase(baseUrl) {
    const text = isObject(baseUrl) ? String(baseUrl["href"]) : String(baseUrl);
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:")) {
        throw new TypeError("baseUrl must be an http or https address, for instance https://gateway.example.test.");
    }
    if (url.username !== "" || url.password !== "" || /[?#]/.test(text)) {
        throw new TypeError("baseUrl must not carry credentials, a query or a fragment.");
    }
    return url.origin + url.pathname.replace(/\/+$/, "");
}
