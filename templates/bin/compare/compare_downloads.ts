import type { CatalogOperation } from "../catalog/catalog_types.js";
import type { Comparison, Pair, Place } from "./comparison.js";

type Download = CatalogOperation["download"];

/** Reports how parts of files are asked for, and how large a file may be. */
export function compareDownloads(comparison: Comparison, place: Place, { old, next }: Pair<Download>): void {
  compareRanges(comparison, place, { old: old?.range, next: next?.range });
  compareSizes(comparison, place, { old: old?.maxSize, next: next?.maxSize });
}

function compareRanges(comparison: Comparison, place: Place, { old, next }: Pair<string | undefined>): void {
  if (old === next) return;
  const details = { old, new: next };
  if (old === undefined) comparison.report("both range added", place, `now takes a range in \`${next ?? ""}\``, details);
  else if (next === undefined) comparison.report("both range removed", place, `no longer takes a range in \`${old}\``, details);
  else comparison.report("both range changed", place, `now takes a range in \`${next}\` (\`${old}\` before)`, details);
}

function compareSizes(comparison: Comparison, place: Place, { old, next }: Pair<string | undefined>): void {
  if (old === next) return;
  const [before, after] = [bytesOf(old), bytesOf(next)];
  const predicate = next === undefined ? "no longer limits the size of files" : `now returns files of at most ${next}`;
  const text = `${predicate}${old === undefined ? "" : ` (${old} before)`}`;
  const details = { old, new: next };
  if (before === undefined || after === undefined) comparison.report("both max-size changed", place, text, details);
  else if (before === after) comparison.note("both text changed", place);
  else comparison.report(after < before ? "both max-size lowered" : "both max-size raised", place, text, details);
}

const UNITS: ReadonlyMap<string, number> = new Map(["b", "kb", "mb", "gb", "tb"].map((unit, power) => [unit, 1000 ** power]));

/** "10 MB" in bytes; any size without a limit. Undefined for a text that is no size. */
function bytesOf(size: string | undefined): number | undefined {
  if (size === undefined) return Infinity;
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(\w+)$/u.exec(size) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}
