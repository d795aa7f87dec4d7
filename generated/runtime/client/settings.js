// @generated from templates/runtime/client/settings.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { toHeaderMap } from "./headers.js";

export function toSettings(options) {
  const { token, timeout, retry = {} } = options;
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
    timeout: toDuration("timeout", timeout ?? 60_000),
    retries,
    delay: toDuration("retry.delay", retry.delay ?? 250),
    maxDelay: toDuration("retry.maxDelay", retry.maxDelay ?? 30_000),
    idempotentWrites: retry.idempotentWrites === true,
    headers: toHeaderMap(options.headers),
    onRequest: options.onRequest,
    onResponse: options.onResponse,
  };
}

export function toDuration(name, milliseconds) {
  if (typeof milliseconds === "number" && milliseconds >= 0) return milliseconds;
  throw new TypeError(`${name} must be a number of milliseconds, 0 or more.`);
}

function toBase(baseUrl) {
  const text = isObject(baseUrl) ? String(baseUrl["href"]) : String(baseUrl);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new TypeError("baseUrl must be an http or https address, for instance https://gateway.example.test.");
  }
  if (url.username !== "" || url.password !== "" || /[?#]/.test(text)) {
    throw new TypeError("baseUrl must not contain credentials, a query or a fragment.");
  }
  return url.origin + url.pathname.replace(/\/+$/, "");
}
