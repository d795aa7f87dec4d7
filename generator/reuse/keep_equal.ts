/** The keys by which elements of a list are the same thing in two versions of it. */
const IDENTIFYING = ["id", "name", "path"] as const;

/**
 * A value with all its parts that equal those of an earlier version replaced by the earlier ones, so that what `remember` knows about
 * them holds for the new value. Elements of lists are compared with the element of the same `id`, `name` or `path`, so one that
 * is inserted does not make all that follow new. Values must consist of plain objects, arrays, maps of texts, and scalars, and must not be changed.
 */
export function keepEqual<Value>(earlier: Value | undefined, next: Value): Value {
  // What is returned is `next` or equals it, part by part, so it has the same type.
  return keep(earlier, next) as Value;
}

function keep(earlier: unknown, next: unknown): unknown {
  if (typeof earlier !== "object" || typeof next !== "object" || earlier === null || next === null || earlier === next) return next;
  if (Array.isArray(next)) return Array.isArray(earlier) ? keepElements(earlier, next) : next;
  if (next instanceof Map) return earlier instanceof Map ? keepMap(earlier, next) : next;
  return isPlain(earlier) && isPlain(next) ? keepProperties(earlier, next) : next;
}

function keepElements(earlier: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const byIdentity = new Map(earlier.map((element, index) => [identityOf(element, index), element]));
  const kept = next.map((element, index) => keep(byIdentity.get(identityOf(element, index)), element));
  if (areSame(kept, earlier)) return earlier;
  return areSame(kept, next) ? next : kept;
}

/** A name, or the place in the list. */
function identityOf(element: unknown, index: number): unknown {
  if (typeof element !== "object" || element === null) return index;
  for (const key of IDENTIFYING) {
    const value: unknown = Reflect.get(element, key);
    if (typeof value === "string") return `${key} ${value}`;
  }
  return index;
}

/** The order of the keys is a part of the value: it is that of many outputs. */
function keepProperties(earlier: Plain, next: Plain): Plain {
  const names = Object.keys(next);
  const kept = names.map((name) => (Object.hasOwn(earlier, name) ? keep(earlier[name], next[name]) : next[name]));
  const before = Object.keys(earlier);
  const isSame = areSame(names, before) && kept.every((value, index) => Object.is(value, earlier[names[index] ?? ""]));
  if (isSame) return earlier;
  if (kept.every((value, index) => Object.is(value, next[names[index] ?? ""]))) return next;
  return Object.fromEntries(names.map((name, index) => [name, kept[index]]));
}

/** Maps are kept as a whole. */
function keepMap(earlier: ReadonlyMap<unknown, unknown>, next: ReadonlyMap<unknown, unknown>): ReadonlyMap<unknown, unknown> {
  return areSame([...earlier].flat(), [...next].flat()) ? earlier : next;
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((value, index) => Object.is(value, right[index]));
}

type Plain = Readonly<Record<string, unknown>>;

function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
