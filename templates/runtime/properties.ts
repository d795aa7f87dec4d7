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
