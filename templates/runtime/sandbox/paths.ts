import { isList, isObject, type JsonValue } from "../../shared/json_values.js";
import type { JsonObject } from "./definition.js";

/** A function that reads the values at a path. */
export type PathReader = (record: JsonObject) => readonly JsonValue[];

const NOTHING: readonly JsonValue[] = [];

/**
 * Reads the values at a path such as `start.date_time`. An array on the way, or at the end, gives the values of all its elements.
 * A missing field and null give nothing.
 */
export function readerOf(path: string): PathReader {
  const names = path.split(".");
  const [only] = names;
  if (names.length > 1 || only === undefined) return (record) => valuesUnder(record, names, 0);
  return (record) => {
    const value = Object.hasOwn(record, only) ? record[only] : undefined;
    if (value === undefined || value === null) return NOTHING;
    return isList(value) ? valuesUnder(value, [], 0) : [value];
  };
}

function valuesUnder(value: JsonValue | undefined, names: readonly string[], index: number): readonly JsonValue[] {
  if (value === undefined || value === null) return NOTHING;
  if (isList(value)) return value.flatMap((element) => valuesUnder(element, names, index));
  const name = names[index];
  if (name === undefined) return [value];
  return isObject(value) && Object.hasOwn(value, name) ? valuesUnder(value[name], names, index + 1) : NOTHING;
}

/** What a value is found by: a number and its decimals as text are the same. */
export function keyOf(value: JsonValue): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The value at a path, through objects only; undefined if there is none. */
export function valueAt(record: JsonObject, path: string): JsonValue | undefined {
  // Most paths are names of fields: there is no need to take them apart.
  if (!path.includes(".")) return Object.hasOwn(record, path) ? record[path] : undefined;
  let value: JsonValue | undefined = record;
  for (const name of path.split(".")) {
    if (!isObject(value) || !Object.hasOwn(value, name)) return undefined;
    value = value[name];
  }
  return value;
}

/** The value at a path; where the path leads through an array, that of its first element. Undefined if there is none. */
export function firstAt(record: JsonObject, path: string): JsonValue | undefined {
  return valueAt(record, path) ?? readerOf(path)(record)[0];
}

/**
 * A copy of a record with another value at a path; through an array, in every element. Objects on the way are copied, or made where
 * there is none; the rest is shared.
 */
export function withValue(record: JsonObject, path: string, value: JsonValue): JsonObject {
  const [name = "", ...rest] = path.split(".");
  if (rest.length === 0) return { ...record, [name]: value };
  const inner = Object.hasOwn(record, name) ? record[name] : undefined;
  const write = (holder: JsonValue | undefined): JsonObject => withValue(isObject(holder) ? holder : {}, rest.join("."), value);
  return { ...record, [name]: isList(inner) ? inner.map(write) : write(inner) };
}

/** A copy of a record without the field at a path, which leads through objects only. */
export function withoutValue(record: JsonObject, path: string): JsonObject {
  const [name = "", ...rest] = path.split(".");
  if (!Object.hasOwn(record, name)) return record;
  if (rest.length === 0) {
    const { [name]: _left, ...others } = record;
    return others;
  }
  const inner = record[name];
  return isObject(inner) ? { ...record, [name]: withoutValue(inner, rest.join(".")) } : record;
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
