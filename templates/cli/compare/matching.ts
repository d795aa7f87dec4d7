import { nearestName, isList, isObject } from "#templates/core";
import type { Pair } from "./comparison.js";

/** The things of two lists, by their names. */
export interface Matches<Thing> {
  readonly kept: readonly Pair<Thing>[];
  readonly removed: readonly Thing[];
  readonly added: readonly Thing[];
  /** The things that both have are in another order. */
  readonly isReordered: boolean;
  /** The hint for the name of a removed or an added thing that has probably only been renamed. */
  readonly hintOf: (name: string) => string;
}

/** Finds the things of one list in the other by a key. Things with another name and the same content are probably renamed. */
export function match<Key extends string, Thing extends Readonly<Record<Key, string | number>>>(
  { old, next }: Pair<readonly Thing[]>,
  key: Key,
  contentOf: (thing: Thing) => unknown,
): Matches<Thing> {
  const nameOf = (thing: Thing): string => String(thing[key]);
  const described = (thing: Thing): Described => ({ name: nameOf(thing), content: JSON.stringify(contentOf(thing)) });
  const before = new Map(old.map((thing) => [nameOf(thing), thing]));
  const after = new Map(next.map((thing) => [nameOf(thing), thing]));
  const kept = [...before].flatMap(([name, thing]) => {
    const other = after.get(name);
    return other === undefined ? [] : [{ old: thing, next: other }];
  });
  const names = [...after.keys()].filter((name) => before.has(name));
  const removed = old.filter((thing) => !after.has(nameOf(thing)));
  const added = next.filter((thing) => !before.has(nameOf(thing)));
  return {
    ...{ kept, removed, added },
    isReordered: kept.some((pair, index) => nameOf(pair.old) !== names[index]),
    hintOf: hints(removed.map(described), added.map(described), [...before.keys()], [...after.keys()]),
  };
}

interface Described {
  readonly name: string;
  readonly content: string;
}

/** Pairs each removed name with an added one of the same content that is near it, or in its place. */
function hints(
  removed: readonly Described[],
  added: readonly Described[],
  before: readonly string[],
  after: readonly string[],
): (name: string) => string {
  const texts = new Map<string, string>();
  const candidates = new Map<string, string[]>();
  for (const { name, content } of removed.length === 0 ? [] : added) candidates.set(content, [...(candidates.get(content) ?? []), name]);
  const placeOf = new Map(before.map((name, index) => [name, after[index]]));
  for (const { name, content } of removed) {
    const names = (candidates.get(content) ?? []).filter((one) => !texts.has(one));
    const near = nearestName(name, names) ?? names.find((one) => one === placeOf.get(name));
    if (near === undefined) continue;
    texts.set(name, ` (renamed to \`${near}\`?)`).set(near, ` (\`${name}\` before?)`);
  }
  return (name) => texts.get(name) ?? "";
}

/** Whether two JSON values are the same. The order of keys does not count, nor do keys whose value is `undefined`. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (isList(left)) return isList(right) && left.length === right.length && left.every((value, index) => deepEqual(value, right[index]));
  if (!isObject(left) || !isObject(right)) return false;
  return (
    Object.keys(left).every((key) => deepEqual(left[key], Object.hasOwn(right, key) ? right[key] : undefined)) &&
    Object.keys(right).every((key) => right[key] === undefined || Object.hasOwn(left, key))
  );
}
