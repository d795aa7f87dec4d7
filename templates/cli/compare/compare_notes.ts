import type { CatalogNotes, CatalogOrigin, CatalogConnector, CatalogOperation } from "#templates/core";
import { type Comparison, type Pair, type Place, inBoth, isKnown } from "./comparison.js";
import type { Direction } from "./change.js";
import { deepEqual } from "./matching.js";

/** What says how third parties are called. */
type Called = "binding" | "vendor";

/** How messages call them. */
const PHRASES: Readonly<Record<Called, string>> = { binding: "binding", vendor: "third party" };

const RETIRED: Readonly<Record<Called, string>> = {
  binding: "binding that the third party will retire",
  vendor: "third party that will retire its interface",
};

/** Reports what is said about a thing: its origin, whether it is deprecated or experimental, its texts. */
export function compareNotes(comparison: Comparison, place: Place, pair: Pair<CatalogNotes>, direction: Direction = "both"): void {
  compareOrigins(comparison, place, inBoth(pair, "origin"), direction);
  compareTexts(comparison, place, pair, "description", "section");
  for (const mark of ["deprecated", "experimental"] as const) {
    compareMark(comparison, place, mark, inBoth(pair, mark), direction);
  }
}

/** Reports texts, and whatever else no program can observe: two things, or what they have under some keys. */
export function compareTexts<Thing>(comparison: Comparison, place: Place, { old, next }: Pair<Thing>, ...keys: (keyof Thing)[]): void {
  const isSame = keys.length === 0 ? deepEqual(old, next) : keys.every((key) => deepEqual(old[key], next[key]));
  if (!isSame) comparison.note("both text changed", place);
}

/** Reports where a statement comes from. */
export function compareOrigins(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOrigin>, direction: Direction): void {
  if (old.kind === next.kind) return compareTexts(comparison, place, { old, next });
  const predicate = `is now ${wordsOf(next)} (${wordsOf(old)} before)`;
  comparison.report("both origin changed", place, predicate, { direction, old: old.kind, next: next.kind });
}

function wordsOf({ kind }: CatalogOrigin): string {
  return kind === "not_shown" ? "not shown" : kind;
}

/** Reports what is or is no longer a secret. */
export function compareSecrets(comparison: Comparison, place: Place, pair: Pair<{ readonly secret: boolean }>, direction: Direction): void {
  if (pair.old.secret === pair.next.secret) return;
  comparison.report("both secret changed", place, pair.next.secret ? "is now a secret" : "is no longer a secret", { direction });
}

type Mark = "deprecated" | "experimental";

/** Reports a mark with a reason. */
function compareMark(
  comparison: Comparison,
  place: Place,
  mark: Mark,
  { old, next }: Pair<string | undefined>,
  direction: Direction,
): void {
  if ((old === undefined) === (next === undefined)) return compareTexts(comparison, place, { old, next });
  const details = { direction, old, next };
  if (next === undefined) comparison.report(`both ${mark} removed`, place, `is no longer ${mark}`, details);
  else comparison.report(`both ${mark} added`, place, `is now ${mark}`, details);
}

type Calls = NonNullable<CatalogOperation["binding"]> | NonNullable<CatalogConnector["vendor"]>;

/** Reports how an operation is called at the third party, or changes of the third party behind a connector. */
export function compareCalls(comparison: Comparison, place: Place, what: Called, { old, next }: Pair<Calls | undefined>): void {
  if (deepEqual(old, next)) return;
  if (old === undefined || next === undefined) {
    if (!isKnown(comparison, what)) return;
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
