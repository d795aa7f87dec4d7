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
  readonly parseJson: (text: string) => unknown;
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
  const { token, retry = {}, timeout = 60_000, maxBodySize = 33_554_432, onRequest, onResponse } = options;
  const { retries = 2, delay = 250, maxDelay = 30_000, idempotentWrites } = retry;
  if (typeof token !== "string" && typeof token !== "function") {
    throw new TypeError("token must be a string or a function that returns one.");
  }
  return {
    base: toBase(options.baseUrl),
    token,
    // Looked up for each call: tests and polyfills replace it later.
    fetch: options.fetch ?? ((address, init) => fetch(address, init)),
    timeout: toDuration("timeout", timeout),
    maxBodySize: toInteger("maxBodySize", maxBodySize, 1),
    parseJson: toParser(options.parseJson),
    retries: toInteger("retry.retries", retries, 0),
    delay: toDuration("retry.delay", delay),
    maxDelay: toDuration("retry.maxDelay", maxDelay),
    idempotentWrites: idempotentWrites === true,
    headers: toHeaderMap(options.headers),
    onRequest,
    onResponse,
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

/**
 * A whole number.
 * @throws TypeError for anything else, and for a smaller one.
 */
export function toInteger(name: string, value: number, least: number): number {
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new TypeError(`${name} must be an integer, ${least} or more.`);
}

function toParser(parse: (text: string) => unknown = JSON.parse): (text: string) => unknown {
  if (typeof parse !== "function") throw new TypeError("parseJson must be a function.");
  return (text) => {
    try {
      return parse(text);
    } catch {
      return undefined;
    }
  };
}

function toBase(baseUrl: unknown): string {
  const text = isObject(baseUrl) ? baseUrl["href"] : baseUrl;
  const url = typeof text === "string" && URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new TypeError("baseUrl must be an http or https address.");
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(url.href)) {
    throw new TypeError("baseUrl must not contain credentials, a query or a fragment.");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}
