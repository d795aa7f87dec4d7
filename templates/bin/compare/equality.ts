import { isList, isObject } from "../../shared/json_values.js";

/** Whether two JSON values are the same. The order of keys does not count, nor do keys whose value is `undefined`. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isList(left)) return isList(right) && left.length === right.length && left.every((value, index) => deepEqual(value, right[index]));
  return isObject(left) && isObject(right) && keysEqual(left, right) && Object.keys(right).every((key) => isIn(key, left, right));
}

function keysEqual(left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  for (const key in left) if (!deepEqual(left[key], Object.hasOwn(right, key) ? right[key] : undefined)) return false;
  return true;
}

function isIn(key: string, left: Readonly<Record<string, unknown>>, right: Readonly<Record<string, unknown>>): boolean {
  return right[key] === undefined || Object.hasOwn(left, key);
}
