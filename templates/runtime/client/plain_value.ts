import { ValidationError } from "../validation_error.js";

/**
 * What `read` makes of a value of the caller, which may run getters, proxies and `toJSON`.
 * @throws ValidationError when one of them throws, and for a value that JSON cannot have.
 */
export function readSafely<T>(address: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // What is nested too deep exceeds the stack.
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
