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

/** The value of a property of what `ownProperties` gave; undefined if there is none. Hidden properties do not count. */
export function ownValue(value: Properties, key: string): unknown {
  // It is mostly among the first properties, and going there is faster than looking it up in objects of many shapes.
  for (const name in value) if (name === key) return value[name];
  return undefined;
}
