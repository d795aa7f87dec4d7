import { ValidationError } from "../validation_error.js";

/**
 * What `read` makes of a value of the caller, which may run getters, proxies and `toJSON`.
 * @throws ValidationError when one of them throws, and for a value that JSON cannot have.
 */
export function readSafely<T>(address: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    // The engine's stack has an end, and so has the longest string.
    const [code, message] =
      cause instanceof RangeError
        ? (["value/too-deep", "The value is nested too deep, or too large"] as const)
        : (["value/unreadable", "The value is not JSON, or reading it throws"] as const);
    throw new ValidationError(address, [{ code, severity: "error", path: [], pointer: "", message }]);
  }
}

/** A copy of a value that is plain JSON. It is checked like the value itself, so that what is sent is what was checked. */
export function toPlain(address: string, value: unknown, check: (value: unknown) => void): unknown {
  check(value);
  const { value: copy } = readSafely(address, () => JSON.parse(JSON.stringify({ value })) as { readonly value?: unknown });
  check(copy);
  return copy;
}
