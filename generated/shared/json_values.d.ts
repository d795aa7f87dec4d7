// @generated from templates/core/json_values.ts by connector-gateway-spec. Do not edit.
/** Any value of JSON. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | {
      readonly [key: string]: JsonValue;
    };

/** Whether a value is an object with keys: not null, and no array. Throws for a revoked proxy. */
export declare function isObject(value: unknown): value is Readonly<Record<string, unknown>>;

/** Whether a value is an array. Unlike `Array.isArray`, it tells read-only arrays from objects, and leaves no `any`. */
export declare function isList(value: unknown): value is readonly unknown[];

/** A path of keys and indexes as an RFC 6901 JSON Pointer. Few keys need escapes, so looking first takes a fifth of the time. */
export declare function jsonPointer(path: readonly (string | number)[]): string;
