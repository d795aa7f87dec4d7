import { isList, isObject, type JsonValue } from "../../../templates/shared/json_values.ts";
import { countValues } from "../vendor/count_values.ts";
import type { JsonObject } from "./agent_types.ts";

/** How deep a value may be. Records are a few levels deep; functions that call themselves need a limit. */
const MOST_LEVELS = 200;

/** Whether a value is one of JSON that is not nested too deeply. */
export function isJson(value: unknown, levels = MOST_LEVELS): value is JsonValue {
  if (value === null || typeof value === "string" || typeof value === "boolean" || typeof value === "number") return true;
  if (levels === 0) return false;
  if (isList(value)) return value.every((item) => isJson(item, levels - 1));
  return isObject(value) && Object.values(value).every((item) => isJson(item, levels - 1));
}

/** No model sends more values, or longer texts. Each is compared with names and looked up in records. */
const MOST_VALUES = 2_000;
const LONGEST_TEXT = 300_000;

/** Whether arguments have more values or characters than a model writes. */
export function isTooLarge(given: unknown): boolean {
  return countValues(given, MOST_VALUES) === MOST_VALUES;
}

/** The value of a JSON text in the arguments; undefined for any other text, and for one that is too large. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = text.length > LONGEST_TEXT ? undefined : JSON.parse(text);
    return isTooLarge(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

/** Whether a value is a JSON object. Only for values that came as JSON: what is inside is not looked at. */
export function isJsonObject(value: unknown): value is JsonObject {
  return isObject(value);
}

/** Whether a value is a JSON array. Only for values that came as JSON: what is inside is not looked at. */
export function isJsonList(value: unknown): value is readonly JsonValue[] {
  return isList(value);
}

/** The same value with each string and each name replaced. */
export function mapTexts(value: JsonValue, replace: (text: string) => string): JsonValue {
  if (typeof value === "string") return replace(value);
  if (isJsonList(value)) return value.map((item) => mapTexts(item, replace));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [replace(name), mapTexts(inner, replace)]));
}

/** The value at a path of names; undefined where there is none. */
export function valueAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((holder, name) => {
    return isJsonObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
  }, value);
}

/** The same value with something else at a path of names that it has. */
export function withValueAt(value: JsonValue, path: readonly string[], inner: JsonValue): JsonValue {
  const [name, ...rest] = path;
  if (name === undefined) return inner;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, key === name ? withValueAt(own, rest, inner) : own]));
}
