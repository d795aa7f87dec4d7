/*
 * Each kind of value is one bit, so a set of kinds is a number. The constants that kindOf returns are not exported
 * themselves: reading an exported constant is a memory access, and kindOf reads these for every field.
 */
const stringKind = 1;
/** A number without a fraction; `1.0` is one. */
const integerKind = 2;
/** A number with a fraction. */
const fractionKind = 4;
const booleanKind = 8;
const nullKind = 16;
const objectKind = 32;
const arrayKind = 64;
/** Everything that JSON does not have: undefined, functions, symbols, big integers, NaN and the infinities. */
const otherKind = 128;

export const NULL: number = nullKind;
export const OBJECT: number = objectKind;
export const ARRAY: number = arrayKind;
/** All kinds. */
export const ANY = 255;

/**
 * The kind of a value: exactly one bit. Throws for a revoked proxy. This is the innermost step of the engine, and single comparisons with
 * `typeof` are faster than a switch.
 */
export function kindOf(value: unknown): number {
  if (typeof value === "string") return stringKind;
  if (value === null) return nullKind;
  if (typeof value === "number") return Number.isInteger(value) ? integerKind : Number.isFinite(value) ? fractionKind : otherKind;
  if (typeof value === "boolean") return booleanKind;
  if (typeof value === "object") return Array.isArray(value) ? arrayKind : objectKind;
  return otherKind;
}

/** The names of kinds in types, the widest first. */
const namedKinds: readonly (readonly [name: string, kinds: number])[] = [
  ["any", ANY],
  ["string", stringKind],
  ["number", integerKind | fractionKind],
  ["integer", integerKind],
  ["fraction", fractionKind],
  ["boolean", booleanKind],
  ["object", objectKind],
  ["array", arrayKind],
  ["null", nullKind],
];

/** The kinds that a name in a type stands for; none for an unknown name. */
export function kindsNamed(name: string): number {
  return namedKinds.find(([kind]) => kind === name)?.[1] ?? 0;
}

/** The names for a set of kinds, each kind once: `integer` and `null`. */
export function namesOfKinds(kinds: number): readonly string[] {
  let rest = kinds;
  const matches = namedKinds.filter(([, bits]) => {
    const has = (rest & bits) === bits;
    if (has) rest &= ~bits;
    return has;
  });
  return matches.map(([name]) => name);
}

/**
 * Whether an object has the property itself. Asked in this way, in a loop over the keys of the object, V8 knows the answer; to look for the
 * prototype of each object took a fifth of the time of small requests.
 */
export function isOwn(value: object, key: string): boolean {
  return Object.prototype.hasOwnProperty.call(value, key);
}

/** An object as the engine reads it: names and their values. It may inherit others, which do not count. */
export type Properties = Readonly<Record<string, unknown>>;

/**
 * The value of an own property; undefined if there is none. Hidden properties do not count. It is mostly among the first properties, and
 * going there is faster than looking it up in objects of many shapes.
 */
export function ownValue(value: Properties, key: string): unknown {
  for (const name in value) if (isOwn(value, name) && name === key) return value[name];
  return undefined;
}
