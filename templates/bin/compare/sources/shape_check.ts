import { isList, isObject } from "../../../shared/json_values.js";

/** A value that has the wrong shape: where it is, and what it must be. */
export interface ShapeFault {
  readonly path: readonly (string | number)[];
  /** `a list`, `an object` */
  readonly wanted: string;
}

/** Looks for the first fault of a value. `depth` counts how many values are around it. */
export type ShapeCheck = (value: unknown, depth: number) => ShapeFault | undefined;

/** Deeper than any catalog; a check of one that never ends would exhaust the stack. */
const DEEPEST = 200;

/** The value is what `typeof` calls so. */
export function plain(name: "string" | "boolean" | "number"): ShapeCheck {
  return (value) => (typeof value === name ? undefined : { path: [], wanted: `a ${name}` });
}

/** The value is one of these strings. */
export function oneOf(words: readonly string[]): ShapeCheck {
  return (value) => (words.some((word) => word === value) ? undefined : { path: [], wanted: `one of ${words.join(", ")}` });
}

/** The value may be missing. */
export function optional(check: ShapeCheck): ShapeCheck {
  return (value, depth) => (value === undefined ? undefined : check(value, depth));
}

/** The value is a list whose elements all pass. */
export function list(check: ShapeCheck): ShapeCheck {
  return (value, depth) => {
    if (!isList(value)) return { path: [], wanted: "a list" };
    return firstFault(value.entries(), depth, () => check);
  };
}

/** The value is an object whose keys, where they are named here, all pass. Other keys may have any values. */
export function object(checks: Readonly<Record<string, ShapeCheck>>): ShapeCheck {
  const named = new Map(Object.entries(checks));
  return (value, depth) => {
    if (!isObject(value)) return { path: [], wanted: "an object" };
    const entries = [...named.keys()].map((key) => [key, Object.hasOwn(value, key) ? value[key] : undefined] as const);
    return firstFault(entries, depth, (key) => named.get(key));
  };
}

/** The value is an object, and the check that its `kind` selects passes. */
export function byKind(checks: Readonly<Record<string, () => ShapeCheck>>): ShapeCheck {
  const kinds = object({ kind: oneOf(Object.keys(checks)) });
  return (value, depth) => {
    const fault = kinds(value, depth);
    if (fault !== undefined || !isObject(value)) return fault;
    return checks[String(value["kind"])]?.()(value, depth);
  };
}

/** Both checks pass. */
export function both(first: ShapeCheck, second: ShapeCheck): ShapeCheck {
  return (value, depth) => first(value, depth) ?? second(value, depth);
}

function firstFault<Key extends string | number>(
  entries: Iterable<readonly [Key, unknown]>,
  depth: number,
  checkOf: (key: Key) => ShapeCheck | undefined,
): ShapeFault | undefined {
  if (depth > DEEPEST) return { path: [], wanted: `nested less than ${DEEPEST} deep` };
  for (const [key, inner] of entries) {
    const fault = checkOf(key)?.(inner, depth + 1);
    if (fault !== undefined) return { path: [key, ...fault.path], wanted: fault.wanted };
  }
  return undefined;
}
