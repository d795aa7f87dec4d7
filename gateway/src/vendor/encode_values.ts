import type { QueryStyle } from "connector-gateway-spec/bindings";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { VendorError } from "./vendor_types.ts";

/** A name and its value in a query or a form. */
export type Field = readonly [name: string, value: unknown];

/** How deep values may be nested. Functions that follow values to any depth run out of stack. */
const DEEPEST = 500;

/** Names are repeated for each value inside, so a short body can have a very long form. */
const LONGEST = 4 * 1024 * 1024;

/**
 * The fields as the text of a query or a form. What a style cannot write, an object in `comma` or `repeat`, is written with brackets.
 * Null has an empty value with brackets, and is left out otherwise. Lists and objects without content are left out.
 * @throws {VendorError} for values that are nested too deep or would be too long.
 */
export function encodeFields(fields: readonly Field[], style: QueryStyle): string {
  const texts: string[] = [];
  let length = 0;
  for (const [name, value] of fields) {
    for (const [key, text] of pairsOf({ name, value, style, depth: 0 })) {
      const pair = `${encodeText(key)}=${text}`;
      length += pair.length + 1;
      if (length > LONGEST) throw invalidParams(`The params are longer than ${LONGEST} bytes when they are encoded.`);
      texts.push(pair);
    }
  }
  return texts.join("&");
}

/** A text for a query or a form. Brackets stay as they are: third parties read them either way. */
function encodeText(text: string): string {
  return encodeStep(text).replaceAll("%5B", "[").replaceAll("%5D", "]");
}

/** A text for one step of a path, or for a value: everything is encoded but letters, digits, and `-`, `.`, `_` and `~`. */
export function encodeStep(text: string): string {
  if (/^[\w.~-]*$/.test(text)) return text;
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\ufffd");
  return encodeURIComponent(wellFormed).replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

interface Place {
  readonly name: string;
  readonly value: unknown;
  readonly style: QueryStyle;
  readonly depth: number;
}

/** The names and encoded values of one value. */
function* pairsOf({ name, value, style, depth }: Place): Generator<readonly [name: string, text: string]> {
  if (depth > DEEPEST) throw tooDeep();
  const inside = { style: "brackets", depth: depth + 1 } as const;
  if (isObject(value)) {
    for (const [key, inner] of Object.entries(value)) yield* pairsOf({ name: `${name}[${key}]`, value: inner, ...inside });
  } else if (!isList(value)) {
    if (value !== null || style === "brackets") yield [name, encodeText(textOf(value))];
  } else if (style === "brackets" || value.some((item) => typeof item === "object" && item !== null)) {
    for (const [index, item] of value.entries()) yield* pairsOf({ name: `${name}[${index}]`, value: item, ...inside });
  } else if (style === "repeat") {
    for (const item of value) if (item !== null) yield [name, encodeText(textOf(item))];
  } else if (value.length > 0) yield [name, value.map((item) => encodeText(textOf(item))).join(",")];
}

/** A text, number or boolean as text. Null is empty. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

/**
 * The values as the text of a JSON object.
 * @throws {VendorError} for values that are nested too deep.
 */
export function encodeJson(values: Readonly<Record<string, unknown>>): string {
  if (isDeep(values, 0)) throw tooDeep();
  return JSON.stringify(values);
}

/** Whether a text or a name in a value has half of a surrogate pair, which has no bytes in UTF-8: U+FFFD would be sent in its place. */
export function hasLoneSurrogate(value: unknown, depth = 0): boolean {
  // Most texts have no surrogates at all, which takes less time to find out.
  if (typeof value === "string") return /[\ud800-\udfff]/.test(value) && /\p{Surrogate}/u.test(value);
  if (depth > DEEPEST) return false;
  if (isList(value)) return value.some((one) => hasLoneSurrogate(one, depth + 1));
  if (isObject(value)) for (const name in value) if (hasLoneSurrogate(name) || hasLoneSurrogate(value[name], depth + 1)) return true;
  return false;
}

function isDeep(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return depth > DEEPEST || Object.values(value).some((inner) => isDeep(inner, depth + 1));
}

function tooDeep(): VendorError {
  return invalidParams(`The params are nested more than ${DEEPEST} levels deep.`);
}

function invalidParams(message: string): VendorError {
  return new VendorError({ kind: "invalid", message });
}
