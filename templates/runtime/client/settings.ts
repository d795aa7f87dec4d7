import { isObject } from "../../shared/json_values.js";
import type { GatewayOptions, RequestHook, ResponseHook, TokenSource } from "./client_types.js";
import { toHeaderMap, type HeaderMap } from "./headers.js";
import type { Fetch } from "./platform_types.js";

/** The options of all calls, checked and complete. */
export interface Settings {
  readonly base: string;
  readonly token: TokenSource;
  readonly fetch: Fetch;
  readonly timeout: number;
  readonly maxBodySize: number;
  readonly retries: number;
  readonly delay: number;
  readonly maxDelay: number;
  readonly idempotentWrites: boolean;
  readonly headers: HeaderMap;
  readonly onRequest: RequestHook | undefined;
  readonly onResponse: ResponseHook | undefined;
}

/**
 * The settings that the options ask for.
 * @throws TypeError when `baseUrl` is not a plain http(s) address, or when another option is not valid.
 */
export function toSettings(options: GatewayOptions): Settings {
  const { token, retry = {} } = options;
  if (typeof token !== "string" && typeof token !== "function") {
    throw new TypeError("token must be a string or a function that returns one.");
  }
  const retries = retry.retries ?? 2;
  if (!Number.isSafeInteger(retries) || retries < 0) throw new TypeError("retry.retries must be an integer, 0 or more.");
  return {
    base: toBase(options.baseUrl),
    token,
    // Looked up for each call, because tests and polyfills replace the global function later.
    fetch: options.fetch ?? ((address, init) => fetch(address, init)),
    timeout: toDuration("timeout", options.timeout ?? 60_000),
    maxBodySize: toBodySize(options.maxBodySize ?? 33_554_432),
    retries,
    delay: toDuration("retry.delay", retry.delay ?? 250),
    maxDelay: toDuration("retry.maxDelay", retry.maxDelay ?? 30_000),
    idempotentWrites: retry.idempotentWrites === true,
    headers: toHeaderMap(options.headers),
    onRequest: options.onRequest,
    onResponse: options.onResponse,
  };
}

/**
 * A duration that a timer can take.
 * @throws TypeError for anything but a number of milliseconds.
 */
export function toDuration(name: string, milliseconds: number): number {
  if (typeof milliseconds === "number" && milliseconds >= 0) return milliseconds;
  throw new TypeError(`${name} must be a number of milliseconds, 0 or more.`);
}

/** What fits into one string everywhere. */
const LARGEST_BODY = 500_000_000;

/**
 * A number of bytes that can be read.
 * @throws TypeError for anything else: a body without a limit would take all memory.
 */
export function toBodySize(bytes: number): number {
  if (Number.isInteger(bytes) && bytes > 0 && bytes <= LARGEST_BODY) return bytes;
  throw new TypeError(`maxBodySize must be a whole number of bytes, from 1 to ${LARGEST_BODY}.`);
}

function toBase(baseUrl: unknown): string {
  const text = isObject(baseUrl) ? baseUrl["href"] : baseUrl;
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new TypeError("baseUrl must be an http or https address.");
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(url.href)) {
    throw new TypeError("baseUrl must not contain credentials, a query or a fragment.");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}
