import { redact } from "../redact.js";
import type { CallOptions, GatewayOptions, RetryOptions, TokenSource } from "./client_types.js";
import { GatewayError } from "./gateway_error.js";
import { failedAnswer } from "./answer.js";

/** One POST to the gateway. */
export interface Call {
  /** `payments.customers.list`, for errors. */
  readonly operation: string;
  readonly path: string;
  readonly body: unknown;
  /** Tried again after 429, 503 and network faults: reads only. */
  readonly repeatable: boolean;
  /** Further values that must not appear in an error. */
  readonly secrets: readonly string[];
  readonly options: CallOptions;
}

/** An answer with a success status, whose body has not been read yet. */
export interface OpenAnswer {
  readonly response: Response;
  /** Everything that must not be shown from here on. */
  readonly secrets: readonly string[];
  /** Ends the time limit; call it when the body has been read. */
  readonly done: () => void;
  /** What a fault while reading the body means: the caller's abort reason, a time-out, or a cut connection. */
  readonly fault: (cause: unknown) => unknown;
}

/** Sends calls: bearer header, time limit, retries. */
export interface Transport {
  readonly send: (call: Call) => Promise<OpenAnswer>;
}

/**
 * A transport for one gateway.
 * @throws TypeError when the base URL is not an http(s) address, or carries credentials, a query or a fragment.
 */
export function createTransport(options: GatewayOptions): Transport {
  const base = baseAddress(options.baseUrl);
  const retry = options.retry ?? {};
  return {
    send: async (call) => {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return await sendOnce(base, options, call);
        } catch (error) {
          const wait = call.repeatable ? waitBefore(error, attempt, retry) : undefined;
          if (wait === undefined) throw error;
          await pause(wait, call.options.signal);
        }
      }
    },
  };
}

async function sendOnce(base: string, options: GatewayOptions, call: Call): Promise<OpenAnswer> {
  call.options.signal?.throwIfAborted();
  const token = await tokenOf(options.token);
  const secrets = [token, ...call.secrets];
  const limit = startLimit(call.options, options.timeout ?? 60_000);
  const fault = (cause: unknown): unknown => toFault(cause, call, limit, secrets);
  try {
    const response = await (options.fetch ?? fetch)(base + call.path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(call.body),
      redirect: "manual",
      signal: limit.signal,
    });
    if (!response.ok) throw await failedAnswer(call.operation, response, secrets);
    return { response, secrets, done: limit.stop, fault };
  } catch (error) {
    limit.stop();
    throw fault(error);
  }
}

/** Milliseconds to wait before the next try; undefined when there is none. */
function waitBefore(error: unknown, attempt: number, retry: RetryOptions): number | undefined {
  if (attempt >= (retry.retries ?? 2) || !(error instanceof GatewayError)) return undefined;
  if (error.kind !== "network" && error.status !== 429 && error.status !== 503) return undefined;
  const longest = retry.maxDelay ?? 30_000;
  if (error.retryAfter !== undefined) return error.retryAfter * 1000 > longest ? undefined : error.retryAfter * 1000;
  return Math.min(longest, (retry.delay ?? 250) * 2 ** attempt * (0.5 + Math.random() / 2));
}

interface TimeLimit {
  readonly signal: AbortSignal;
  readonly stop: () => void;
  readonly expired: () => boolean;
}

function startLimit(options: CallOptions, gatewayTimeout: number): TimeLimit {
  const milliseconds = options.timeout ?? gatewayTimeout;
  const controller = new AbortController();
  let expired = false;
  const timer =
    milliseconds > 0
      ? setTimeout(() => {
          expired = true;
          controller.abort();
        }, milliseconds)
      : undefined;
  const follow = (): void => controller.abort(options.signal?.reason);
  options.signal?.addEventListener("abort", follow, { once: true });
  const stop = (): void => {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", follow);
  };
  return { signal: controller.signal, stop, expired: () => expired };
}

/** The caller's own abort reason as it is; everything else as a GatewayError without secrets. */
function toFault(cause: unknown, call: Call, limit: TimeLimit, secrets: readonly string[]): unknown {
  if (cause instanceof GatewayError) return cause;
  if (call.options.signal?.aborted === true) return call.options.signal.reason;
  if (limit.expired()) return new GatewayError(`${call.operation}: no answer in time`, { kind: "timeout", operation: call.operation });
  const what = redact(reasonOf(cause), secrets);
  return new GatewayError(`${call.operation}: the gateway could not be reached (${what})`, { kind: "network", operation: call.operation });
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  const { cause } = error;
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message;
}

async function tokenOf(source: TokenSource): Promise<string> {
  const token = typeof source === "string" ? source : await source();
  if (typeof token !== "string" || token === "" || /[^\x21-\x7e]/.test(token)) {
    throw new TypeError("The gateway's token must be a string of visible ASCII characters.");
  }
  return token;
}

function baseAddress(baseUrl: string | URL): string {
  const url = URL.canParse(String(baseUrl)) ? new URL(String(baseUrl)) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new TypeError("baseUrl must be an http or https address, for instance https://gateway.example.test.");
  }
  if (url.username !== "" || url.password !== "" || url.search !== "" || url.hash !== "") {
    throw new TypeError("baseUrl must not carry credentials, a query or a fragment.");
  }
  return url.href.replace(/\/+$/, "");
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
