import { isObject } from "../../shared/json_values.js";
import { cleanName, nameOf } from "../messages.js";

/** Headers by name in lower case. */
export type HeaderMap = ReadonlyMap<string, string>;

/** Headers that the client sends itself. */
const RESERVED = ["authorization", "content-type", "content-length", "idempotency-key"];

/** Headers whose values are probably secret. */
const SECRET_NAME = /auth|cookie|key|password|secret|signature|token/;

/**
 * The caller's headers by name in lower case.
 * @throws TypeError for a header that belongs to the client, and for a name or value that cannot be sent.
 */
export function toHeaderMap(headers: unknown = {}): HeaderMap {
  // The entries of a `Headers` or a `Map` are no properties, and would be lost.
  if (!isObject(headers) || Symbol.iterator in headers) throw new TypeError("headers must be a plain object of names and values.");
  const given = Object.entries(headers).filter(([, value]) => value !== undefined);
  return new Map(given.map(([name, value]) => checkHeader(name, value)));
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
