import type { Pair } from "./comparison.js";

/** The things of two lists, by their names. */
export interface Matches<Thing> {
  readonly kept: readonly Pair<Thing>[];
  readonly removed: readonly Thing[];
  readonly added: readonly Thing[];
}

/** Finds the things of one list in the other. Of several things with the same name, the last one counts. */
export function match<Thing>({ old, next }: Pair<readonly Thing[]>, nameOf: (thing: Thing) => string): Matches<Thing> {
  const before = byName(old, nameOf);
  const after = byName(next, nameOf);
  const kept = [...before].flatMap(([name, thing]) => {
    const other = after.get(name);
    return other === undefined ? [] : [{ old: thing, next: other }];
  });
  return {
    kept,
    removed: [...before].flatMap(([name, thing]) => (after.has(name) ? [] : [thing])),
    added: [...after].flatMap(([name, thing]) => (before.has(name) ? [] : [thing])),
  };
}

/** The things by their names. */
export function byName<Thing>(things: readonly Thing[], nameOf: (thing: Thing) => string): ReadonlyMap<string, Thing> {
  return new Map(things.map((thing) => [nameOf(thing), thing]));
}
