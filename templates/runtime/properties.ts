/** An object as the engine reads it: names and their values. */
export type Properties = Readonly<Record<string, unknown>>;

/** The object itself if it inherits nothing that `for...in` would visit, otherwise a copy of its own properties. */
export function ownProperties(value: Properties): Properties {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || (prototype === Object.prototype && hasNoKeys(prototype))) return value;
  return { __proto__: null, ...value };
}

function hasNoKeys(value: object): boolean {
  for (const _key in value) return false;
  return true;
}

/** The value of an own property; undefined if there is none. */
export function ownValue(value: Properties, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
