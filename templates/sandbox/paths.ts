import { parseFieldPath, isList, isObject, type JsonValue } from "#templates/core";
import type { JsonObject } from "./definition.js";

/** The names that lead to a field, or their text as the catalog writes it: `start.date_time`, `["@odata.nextLink"]`. */
export type Path = string | readonly string[];

/** The names in the paths that were read last. The catalog has few paths, and records are many. */
const namesByPath = new Map<string, readonly string[]>();
const MOST_CACHED = 1000;

/** The names in a path. */
export function namesIn(path: Path): readonly string[] {
  if (typeof path !== "string") return path;
  const cached = namesByPath.get(path);
  if (cached !== undefined) return cached;
  const names = parseFieldPath(path);
  if (namesByPath.size >= MOST_CACHED) namesByPath.clear();
  namesByPath.set(path, names);
  return names;
}

/** Whether a field is inside another one: `address.city` is inside `address`. */
export function isInside(path: Path, outer: Path): boolean {
  const [names, above] = [namesIn(path), namesIn(outer)];
  return names.length > above.length && above.every((name, index) => names[index] === name);
}

/**
 * Reads the values at a path such as `start.date_time`. An array on the way, or at the end, gives the values of all its elements.
 * A missing field and null give nothing.
 */
export function readerOf(path: Path): (record: JsonObject) => readonly JsonValue[] {
  const names = namesIn(path);
  return (record) => {
    const values: JsonValue[] = [];
    someValueUnder(record, names, 0, (value) => values.push(value) === 0);
    return values;
  };
}

/** Whether a value can be the id of a record. */
export function isId(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** The key that a value is found by: a number and its decimals as text are the same. */
export function keyOf(value: JsonValue): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The value at a path, through objects only; undefined if there is none. */
export function valueAt(record: JsonObject, path: Path): JsonValue | undefined {
  let value: JsonValue | undefined = record;
  for (const name of namesIn(path)) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** The value at a path; where the path leads through an array, that of its first element. Undefined if there is none. */
export function firstAt(record: JsonObject, path: Path): JsonValue | undefined {
  return valueAt(record, path) ?? readerOf(path)(record)[0];
}

/**
 * A copy of a record with another value at a path; through an array, in every element. Objects on the way are copied, or made where
 * there is none; the rest is shared.
 */
export function withValue(record: JsonObject, path: Path, value: JsonValue): JsonObject {
  const [name = "", ...rest] = namesIn(path);
  return { ...record, [name]: withInside(Object.hasOwn(record, name) ? record[name] : undefined, rest, value) };
}

/** The value of a field with another value at a path inside it; without a path, that value. */
export function withInside(inner: JsonValue | undefined, path: readonly string[], value: JsonValue): JsonValue {
  if (path.length === 0) return value;
  const write = (holder: JsonValue | undefined): JsonObject => withValue(isObject(holder) ? holder : {}, path, value);
  return isList(inner) ? inner.map(write) : write(inner);
}

/**
 * Whether a test holds for a value at the path with these names, which may contain dots. Reaches the values that `readerOf` reads, and
 * stops at the first that fits.
 */
export function someValueAt(names: readonly string[], test: (value: JsonValue) => boolean): (record: JsonObject) => boolean {
  const [first, second, third] = names;
  // A name that every object inherits may not be the object's own.
  if (first === undefined || third !== undefined || names.some((name) => name in Object.prototype)) {
    return (record) => someValueUnder(record, names, 0, test);
  }
  if (second === undefined) return (record) => someValueOf(record[first], test);
  // Queries read such paths in all records.
  return (record) => {
    const holder = record[first];
    if (!isObject(holder)) return someValueUnder(holder, names, 1, test);
    const value = holder[second];
    return typeof value === "string" ? test(value) : someValueOf(value, test);
  };
}

function someValueOf(value: JsonValue | undefined, test: (value: JsonValue) => boolean): boolean {
  if (value === undefined || value === null) return false;
  return typeof value === "object" ? someValueUnder(value, [], 0, test) : test(value);
}

function someValueUnder(
  value: JsonValue | undefined,
  names: readonly string[],
  index: number,
  test: (value: JsonValue) => boolean,
): boolean {
  if (value === undefined || value === null) return false;
  if (isList(value)) return value.some((element) => someValueUnder(element, names, index, test));
  const name = names[index];
  if (name === undefined) return test(value);
  return isObject(value) && Object.hasOwn(value, name) && someValueUnder(value[name], names, index + 1, test);
}
