import type { CatalogNotes, CatalogOrigin, CatalogConnector, CatalogOperation } from "#templates/core";
import { type Comparison, type Pair, type Place, isKnown, type Knowledge } from "./comparison.js";
import type { Direction } from "./change.js";
import { deepEqual } from "./matching.js";

/** How messages call them. */
const PHRASES = { binding: "binding", vendor: "third party" } as const;

const RETIRED = {
  binding: "binding that the third party will retire",
  vendor: "third party that will retire its interface",
} as const;

/** Reports what is said about a thing: its origin, whether it is deprecated or experimental, its texts. */
export function compareNotes(comparison: Comparison, place: Place, { old, next }: Pair<CatalogNotes>, direction: Direction = "both"): void {
  compareOrigins(comparison, place, { old: old.origin, next: next.origin }, direction);
  compareTexts(comparison, place, { old: [old.description, old.section], next: [next.description, next.section] });
  compareMark(comparison, place, "deprecated", { old: old.deprecated, next: next.deprecated }, direction);
  compareMark(comparison, place, "experimental", { old: old.experimental, next: next.experimental }, direction);
}

/** Reports texts, and whatever else no program can observe. */
export function compareTexts(comparison: Comparison, place: Place, { old, next }: Pair<unknown>): void {
  if (!deepEqual(old, next)) comparison.note("both text changed", place);
}

/** Reports where a statement comes from. */
export function compareOrigins(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOrigin>, direction: Direction): void {
  if (old.kind === next.kind) return compareTexts(comparison, place, { old, next });
  const predicate = `is now ${wordsOf(next)} (${wordsOf(old)} before)`;
  comparison.report("both origin changed", place, predicate, { direction, old: old.kind, new: next.kind });
}

function wordsOf({ kind }: CatalogOrigin): string {
  return kind === "not_shown" ? "not shown" : kind;
}

/** Reports a mark with a reason. */
function compareMark(
  comparison: Comparison,
  place: Place,
  mark: "deprecated" | "experimental",
  { old, next }: Pair<string | undefined>,
  direction: Direction,
): void {
  if ((old === undefined) === (next === undefined)) return compareTexts(comparison, place, { old, next });
  const details = { direction, old, new: next };
  if (next === undefined) comparison.report(`both ${mark} removed`, place, `is no longer ${mark}`, details);
  else comparison.report(`both ${mark} added`, place, `is now ${mark}`, details);
}

/** Reports how an operation is called at the third party. */
export function compareBindings(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOperation>, knows: Knowledge): void {
  compareCalls(comparison, place, "binding", { old: old.binding, next: next.binding }, knows);
}

/** Reports changes of the third party behind a connector. */
export function compareVendors(comparison: Comparison, place: Place, { old, next }: Pair<CatalogConnector>, knows: Knowledge): void {
  compareCalls(comparison, place, "vendor", { old: old.vendor, next: next.vendor }, knows);
}

type Calls = NonNullable<CatalogOperation["binding"]> | NonNullable<CatalogConnector["vendor"]>;

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
