import type { CatalogNotes, CatalogOrigin } from "../catalog/catalog_types.js";
import type { Comparison, Pair, Place } from "./comparison.js";
import type { Direction } from "./change.js";
import { deepEqual } from "./equality.js";

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
