// @generated from templates/runtime/client/headers.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { cleanName } from "../messages.js";

const RESERVED = ["authorization", "content-type", "content-length", "idempotency-key"];

const SECRET_NAME = /auth|cookie|key|password|secret|signature|token/;

export function toHeaderMap(headers = {}) {
  // The entries of a `Headers` or a `Map` are not properties: they would be lost without a word.
  if (!isObject(headers) || Symbol.iterator in headers) throw new TypeError("headers must be a plain object of names and values.");
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Map(given.map(([name, value]) => checkHeader(name, value)));
}

export function checkHeader(name, value) {
  const lower = String(name).toLowerCase();
  if (RESERVED.includes(lower)) {
    throw new TypeError(`The client sends the header \`${lower}\` itself; see the options \`token\` and \`idempotencyKey\`.`);
  }
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(lower)) throw new TypeError(`\`${cleanName(lower)}\` is not a valid name of a header.`);
  return [lower, checkHeaderValue(`The header \`${cleanName(lower)}\``, value)];
}

export function checkHeaderValue(what, value) {
  if (typeof value === "string" && /^[\t\x20-\x7e\xa0-\xff]+$/.test(value)) return value;
  throw new TypeError(`${what} must be a non-empty string of Latin-1 characters without line breaks.`);
}

export function secretsIn(headers) {
  return [...headers].filter(([name]) => SECRET_NAME.test(name) && name !== "idempotency-key").map(([, value]) => value);
}
