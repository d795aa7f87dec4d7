import { isObject } from "#templates/core";
import type { GatewayDefinition, GatewayOptions, RequestHook, ResponseHook, TokenSource } from "./client_types.js";
import type { Fetch } from "./platform_types.js";
import { ValidationError } from "../validation_error.js";
import { cleanName, nameOf } from "../messages.js";

/** Headers that the client sends itself. */
const RESERVED = ["authorization", "content-type", "content-length", "idempotency-key"];

/** Headers whose values are probably secret. */
const SECRET_NAME = /auth|cookie|key|password|secret|signature|token/;

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
  if (typeof token !== "string" && typeof token !== "function")
    throw new TypeError("token must be a string or a function that returns one.");
  for (const name of ["fetch", "parseJson"] as const)
    if (typeof (options[name] ?? toSettings) !== "function") throw new TypeError(`${name} must be a function.`);
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

/** In an address `.` and `..` are steps, even encoded ones, and half a surrogate pair cannot be encoded. */
export function isInstanceId(value: unknown): value is string {
  return typeof value === "string" && !/^\.{0,2}$|\p{Surrogate}/u.test(value);
}

/** Where the calls of an instance are sent. */
export function toPath({ executePath }: GatewayDefinition, instanceId: string): string {
  if (!isInstanceId(instanceId)) throw new TypeError("The instance id must be text that can be part of an address.");
  return executePath.replace(/\{[^}]*\}/, () => encodeURIComponent(instanceId));
}

/**
 * Reads a value of the caller with `read`, which may run getters, proxies and `toJSON`.
 * @throws ValidationError when one of them throws, and for a value that JSON cannot have.
 */
export function readSafely<T>(address: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // Values that are nested too deep exceed the stack.
    const deep = cause instanceof RangeError;
    const code = deep ? "value/too-deep" : "value/unreadable";
    const message = `The value ${deep ? "is nested too deep" : "cannot be read as JSON"}`;
    throw new ValidationError(address, [{ code, severity: "error", path: [], pointer: "", message }]);
  }
}

/**
 * A copy of a value that is plain JSON, and stays what it is.
 * @throws ValidationError when there is none.
 */
export function toPlain(address: string, value: unknown): unknown {
  return readSafely(address, () => JSON.parse(JSON.stringify({ value })) as { readonly value?: unknown }).value;
}

/** Headers by name in lower case. */
export type HeaderMap = ReadonlyMap<string, string>;

/**
 * The caller's headers by name in lower case.
 * @throws TypeError for a header that belongs to the client, and for a name or value that cannot be sent.
 */
export function toHeaderMap(headers: unknown = {}): HeaderMap {
  // The entries of a `Headers` or a `Map` are no properties, and would be lost.
  if (!isObject(headers) || Symbol.iterator in headers) throw new TypeError("headers must be a plain object of names and values.");
  const entries = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Map(entries.map((entry) => checkHeader(...entry)));
}

/**
 * A header with its name in lower case. The value is in no message: it may be secret.
 * @throws TypeError for a header that belongs to the client, and for a name or value that cannot be sent.
 */
export function checkHeader(name: unknown, value: unknown): readonly [name: string, value: string] {
  const lower = nameOf(name).toLowerCase();
  if (RESERVED.includes(lower)) {
    throw new TypeError(`The client sends the header \`${lower}\` itself; see the options \`token\` and \`idempotencyKey\`.`);
  }
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(lower)) throw new TypeError(`\`${cleanName(lower)}\` is not a valid name of a header.`);
  return [lower, checkHeaderValue(`The header \`${cleanName(lower)}\``, value)];
}

/**
 * A value that can be sent in a header: visible characters of Latin-1, blanks and tabs.
 * @throws TypeError for any other value, which is not shown.
 */
export function checkHeaderValue(what: string, value: unknown): string {
  if (typeof value === "string" && /^[\t\x20-\x7e\xa0-\xff]+$/.test(value)) return value;
  throw new TypeError(`${what} must be a non-empty string of Latin-1 characters without line breaks.`);
}

/** The values that must not appear in an error. */
export function secretsIn(headers: HeaderMap): readonly string[] {
  return [...headers].filter(([name]) => SECRET_NAME.test(name) && name !== "idempotency-key").map(([, value]) => value);
}
