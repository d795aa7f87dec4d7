import { isList, isObject } from "../../shared/json_values.js";
import type { CatalogPaging } from "../catalog/catalog_types.js";
import { compareOrigins, compareTexts } from "./compare_notes.js";
import type { Comparison, Pair, Place } from "./comparison.js";
import { deepEqual } from "./equality.js";

/** The parts of descriptors, and how messages call them. */
const PARTS: { readonly [Part in PagingPart]: string } = {
  next: "the param for the next page",
  previous: "the param for the previous page",
  size: "the param with the page size",
  defaultSize: "the page size when no param gives it",
  more: "the field that says whether there are more",
  token: "the field with the token of the next page",
  startToken: "the field with the token of the next round",
  total: "the field with the number of all elements",
  last: "the field that says whether this is the last page",
  id: "the field that is passed as the cursor",
  connection: "where the connection is",
};

type PagingPart = Exclude<KeysOf<CatalogPaging>, "kind" | "origin" | "notShown" | "because" | "profile">;
type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Reports how pages are turned. Between no descriptor and one of kind `none` nothing changes. */
export function comparePaging(comparison: Comparison, place: Place, { old, next }: Pair<CatalogPaging | undefined>): void {
  if (old === undefined || next === undefined) {
    if ((old ?? next ?? { kind: "none" }).kind === "none") return compareTexts(comparison, place, { old, next });
    if (next === undefined) comparison.report("both paging removed", place, "no longer has pages", { old: old?.kind });
    else comparison.report("both paging added", place, `now has pages (${next.kind})`, { new: next.kind });
    return;
  }
  compareOrigins(comparison, { ...place, variant: "paging" }, { old: old.origin, next: next.origin }, "both");
  if (old.kind !== next.kind)
    return comparison.report("both paging changed", place, `has another kind of paging: ${next.kind} (${old.kind} before)`, {
      old: old.kind,
      new: next.kind,
    });
  compareParts(comparison, place, { old, next });
}

/** Reports parts one by one; what remains are texts. */
function compareParts(comparison: Comparison, place: Place, { old, next }: Pair<CatalogPaging>): void {
  const before = new Map<string, unknown>(Object.entries(old));
  const after = new Map<string, unknown>(Object.entries(next));
  for (const [part, phrase] of Object.entries(PARTS)) {
    const [was, is] = [before.get(part), after.get(part)];
    if (deepEqual(was, is)) continue;
    const details = { group: `paging-${part.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}` };
    if (was === undefined) comparison.report("both paging-part added", place, `now names ${phrase}: ${textOf(is)}`, details);
    else if (is === undefined) comparison.report("both paging-part removed", place, `no longer names ${phrase}: ${textOf(was)}`, details);
    else comparison.report("both paging-part changed", place, `changes ${phrase}: ${textOf(is)} (${textOf(was)} before)`, details);
  }
  const texts = (paging: CatalogPaging): unknown => [paging.notShown, paging.profile, "because" in paging ? paging.because : undefined];
  compareTexts(comparison, place, { old: texts(old), next: texts(next) });
}

/** `cursor`, `data.issues`, `record.next_page` */
function textOf(part: unknown): string {
  const steps = isList(part) ? part : isObject(part) ? [part["in"], part["within"], part["field"]].flat() : [part];
  return `\`${steps.filter((step) => step !== undefined && step !== "meta").join(".")}\``;
}
