import type { Catalog } from "../catalog/catalog_types.js";
import { inside, type Comparison, type Pair, type Place } from "./comparison.js";
import { deepEqual } from "./equality.js";

/** The keys that occur in each catalog. A key that an older generator did not write is missing everywhere, which is no change. */
export type Knowledge = Pair<ReadonlySet<string>>;

/** The keys of two catalogs. */
export function knowledgeOf({ old, next }: Pair<Catalog>): Knowledge {
  return { old: keysOf(old), next: keysOf(next) };
}

function keysOf({ gateway, connectors }: Catalog): ReadonlySet<string> {
  const entities = connectors.flatMap((connector) => connector.entities);
  const operations = entities.flatMap((entity) => entity.operations);
  return new Set([gateway, ...connectors, ...entities, ...operations].flatMap((thing) => Object.keys(thing)));
}

/** Whether both catalogs can have a key. */
export function isKnown({ old, next }: Knowledge, key: string): boolean {
  return old.has(key) && next.has(key);
}

/** Reports what two things say under other keys than those that are compared by themselves. */
export function compareStatements(
  comparison: Comparison,
  place: Place,
  { old, next }: Pair<object>,
  compared: readonly string[],
  knows: Knowledge,
): void {
  const before = new Map<string, unknown>(Object.entries(old));
  const after = new Map<string, unknown>(Object.entries(next));
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (compared.includes(key) || deepEqual(before.get(key), after.get(key))) continue;
    const isGiven = before.get(key) !== undefined && after.get(key) !== undefined;
    if (isGiven || isKnown(knows, key)) comparison.report("both statement changed", inside(place, key), "is not the same");
  }
}
