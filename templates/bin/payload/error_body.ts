import { isObject } from "../../shared/json_values.js";
import type { BodyKeys } from "./targeted_value.js";

/** Whether the body of a response is an error: it has one of its keys, and none of those that a success has. */
export function isErrorBody(body: unknown, { error }: BodyKeys, success: readonly string[]): boolean {
  return isObject(body) && error.some((key) => Object.hasOwn(body, key)) && !success.some((key) => Object.hasOwn(body, key));
}

/** Whether a value without a request is certainly an error body: it has its list, and no key that an error does not have. */
export function isLoneError(value: unknown, { error, errorLists }: BodyKeys): boolean {
  if (!isObject(value)) return false;
  return (
    errorLists.some((key) => Object.hasOwn(value, key) && Array.isArray(value[key])) &&
    Object.keys(value).every((key) => error.includes(key))
  );
}
