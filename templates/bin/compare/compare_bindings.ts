import type { CatalogConnector, CatalogOperation } from "../catalog/catalog_types.js";
import type { Comparison, Pair, Place } from "./comparison.js";
import { deepEqual } from "./equality.js";
import { isKnown, type Knowledge } from "./statements.js";

/** Reports how an operation is called at the third party. */
export function compareBindings(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOperation>, knows: Knowledge): void {
  compareCalls(comparison, place, "binding", { old: old.binding, next: next.binding }, knows);
}

/** Reports changes of the third party behind a connector. */
export function compareVendors(comparison: Comparison, place: Place, { old, next }: Pair<CatalogConnector>, knows: Knowledge): void {
  compareCalls(comparison, place, "vendor", { old: old.vendor, next: next.vendor }, knows);
}

type Calls = NonNullable<CatalogOperation["binding"]> | NonNullable<CatalogConnector["vendor"]>;

/** How messages call them. */
const PHRASES = { binding: "binding", vendor: "third party" } as const;
const RETIRED = {
  binding: "binding that the third party will retire",
  vendor: "third party that will retire its interface",
} as const;

function compareCalls(
  comparison: Comparison,
  place: Place,
  what: keyof typeof PHRASES,
  { old, next }: Pair<Calls | undefined>,
  knows: Knowledge,
): void {
  if (deepEqual(old, next)) return;
  if (old === undefined || next === undefined) {
    if (!isKnown(knows, what)) return;
    if (next === undefined) comparison.report(`both ${what} removed`, place, `no longer has a ${PHRASES[what]}`);
    else comparison.report(`both ${what} added`, place, `now has a ${PHRASES[what]}`);
    return;
  }
  const { retired: before, ...rest } = old;
  const { retired: after, ...others } = next;
  if (!deepEqual(rest, others)) comparison.report(`both ${what} changed`, place, `has another ${PHRASES[what]}`);
  if (deepEqual(before, after)) return;
  const details = { group: `${what}-retired` };
  if (before === undefined) comparison.report("both retired added", place, `has a ${RETIRED[what]}`, details);
  else if (after === undefined) comparison.report("both retired removed", place, `no longer has a ${RETIRED[what]}`, details);
  else comparison.report("both retired changed", place, `has a ${RETIRED[what]}: the announcement changed`, details);
}
