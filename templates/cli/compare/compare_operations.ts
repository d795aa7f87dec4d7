import { type CatalogEntity, type CatalogOperation, type CatalogPaging, isList, isObject } from "#templates/core";
import { compareCalls, compareNotes, compareOrigins, compareTexts } from "./compare_notes.js";
import { compareShapes, compareTypes } from "./compare_values.js";
import { inBoth, forBoth, placeAt, type Comparison, type Pair, type Place, compareStatements } from "./comparison.js";
import { match, deepEqual } from "./matching.js";

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

const ENTITY_KEYS: readonly string[] = ["name", "description", "section", "operations"] satisfies readonly (keyof CatalogEntity)[];

/** The keys of an operation that are compared here, that follow from others, or that say where it is written. */
const OPERATION_KEYS: readonly string[] = Object.keys({
  ...{ id: 0, addresses: 0, connector: 0, entity: 0, action: 0, paramsRequired: 0 },
  ...{ description: 0, section: 0, origin: 0, deprecated: 0, experimental: 0, notes: 0, writtenAt: 0 },
  ...{ kind: 0, effect: 0, permanent: 0, ordered: 0, params: 0, returns: 0, meta: 0, elements: 0, paging: 0, download: 0, binding: 0 },
} satisfies Record<Exclude<keyof CatalogOperation, "sandbox">, number>);

/** Reports how an entity and its operations change. */
export function compareEntities(comparison: Comparison, place: Place, pair: Pair<CatalogEntity>): void {
  if (deepEqual(pair.old, pair.next)) return;
  compareTexts(comparison, place, pair, "description", "section");
  compareStatements(comparison, place, pair, ENTITY_KEYS);
  const operations = match(inBoth(pair, "operations"), "id", contentOfOperation);
  for (const { id } of operations.removed) comparison.report("both operation removed", placeAt(id), `is removed${operations.hintOf(id)}`);
  for (const { id } of operations.added) comparison.report("both operation added", placeAt(id), `is new${operations.hintOf(id)}`);
  for (const operation of operations.kept) compareOperations(comparison, operation);
  if (operations.isReordered) comparison.note("both sequence changed", place);
}

/** The content by which an operation with another name is recognised. */
export function contentOfOperation({ kind, effect, params, returns, meta, elements, paging }: CatalogOperation): unknown {
  return [kind, effect, params, returns, meta, elements, paging];
}

function compareOperations(comparison: Comparison, pair: Pair<CatalogOperation>): void {
  if (deepEqual(pair.old, pair.next)) return;
  const { id, addresses } = pair.next;
  const place = placeAt(id);
  compareNotes(comparison, place, pair);
  compareTexts(comparison, place, pair, "notes");
  compareBehaviour(comparison, place, pair);
  compareShapes(comparison, placeAt(addresses.params, id), inBoth(pair, "params"), "request");
  compareResults(comparison, place, pair);
  comparePaging(comparison, place, inBoth(pair, "paging"));
  const { old: before, next: after } = inBoth(pair, "download");
  compareSaid(comparison, place, "range", { old: before?.range, next: after?.range });
  compareSizes(comparison, place, { old: before?.maxSize, next: after?.maxSize });
  compareCalls(comparison, place, "binding", inBoth(pair, "binding"));
  compareStatements(comparison, place, pair, OPERATION_KEYS);
}

function compareBehaviour(comparison: Comparison, place: Place, pair: Pair<CatalogOperation>): void {
  const { old, next } = pair;
  const kinds = inBoth(pair, "kind");
  if (old.kind !== next.kind) comparison.report("both kind changed", place, `is now of the kind ${next.kind} (${old.kind} before)`, kinds);
  const effects = inBoth(pair, "effect");
  if (old.effect !== next.effect)
    comparison.report("both effect changed", place, `is now a ${next.effect} (${old.effect} before)`, effects);
  if (old.permanent !== next.permanent) {
    if (next.permanent) comparison.report("both permanent added", place, "can no longer be undone");
    else comparison.report("both permanent removed", place, "can now be undone");
  }
  compareSaid(comparison, place, "order", inBoth(pair, "ordered"));
}

/** Statements that an operation may lack, and how messages say them. Their values are compared as texts: another catalog may know more. */
const SAID = {
  order: (value: string) => ["returns records in the order", value],
  range: (value: string) => ["takes a range in", `\`${value}\``],
} as const;

function compareSaid(comparison: Comparison, place: Place, what: keyof typeof SAID, pair: Pair<string | undefined>): void {
  const { old = "", next = "" } = pair;
  if (pair.old === pair.next) return;
  const [says, before] = SAID[what](old);
  const [, after] = SAID[what](next);
  if (pair.old === undefined) comparison.report(`both ${what} added`, place, `now ${says} ${after}`, pair);
  else if (pair.next === undefined) comparison.report(`both ${what} removed`, place, `no longer ${says} ${before}`, pair);
  else comparison.report(`both ${what} changed`, place, `now ${says} ${after} (${before} before)`, pair);
}

function compareResults(comparison: Comparison, place: Place, pair: Pair<CatalogOperation>): void {
  const { old, next } = pair;
  if (old.returns !== undefined && next.returns !== undefined) {
    const returns = { old: old.returns, next: next.returns };
    compareOrigins(comparison, { ...place, variant: "returns" }, inBoth(returns, "origin"), "response");
    const types = forBoth(returns, ({ record }) => ({ kind: "record" as const, nullable: false, record }));
    compareTypes(comparison, placeAt(next.addresses.record ?? `${next.id}.record`, `the record of ${next.id}`), types, "response");
  }
  const elements = inBoth(pair, "elements");
  if (!deepEqual(old.elements, next.elements) && old.kind === next.kind) {
    const predicate = `now has its elements in ${pathText(next.elements)} (${pathText(old.elements)} before)`;
    comparison.report("both elements changed", place, predicate, elements);
  }
  const ofMeta = placeAt(next.addresses.meta ?? old.addresses.meta ?? `${next.id}.meta`, `the Meta of ${next.id}`);
  if (old.meta !== undefined && next.meta !== undefined) compareShapes(comparison, ofMeta, { old: old.meta, next: next.meta }, "response");
  else if (next.meta !== undefined) comparison.report("response meta added", ofMeta, "is new");
  else if (old.meta !== undefined) comparison.report("response meta removed", ofMeta, "is removed");
}

function pathText(path: readonly string[] | undefined): string {
  return path === undefined ? "no place" : `\`${path.join(".")}\``;
}

/** Reports how large a file may be. */
function compareSizes(comparison: Comparison, place: Place, pair: Pair<string | undefined>): void {
  const { old, next } = pair;
  if (old === next) return;
  const [before, after] = [bytesOf(old), bytesOf(next)];
  const predicate = next === undefined ? "no longer limits the size of files" : `now returns files of at most ${next}`;
  const text = `${predicate}${old === undefined ? "" : ` (${old} before)`}`;
  if (before === undefined || after === undefined) comparison.report("both max-size changed", place, text, pair);
  else if (before === after) comparison.note("both text changed", place);
  else comparison.report(after < before ? "both max-size lowered" : "both max-size raised", place, text, pair);
}

const UNITS: ReadonlyMap<string, number> = new Map(["b", "kb", "mb", "gb", "tb"].map((unit, power) => [unit, 1000 ** power]));

/** "10 MB" in bytes; any size without a limit. Undefined for a text that is no size. */
function bytesOf(size: string | undefined): number | undefined {
  if (size === undefined) return Infinity;
  const [, number, unit = ""] = /^(\d+(?:\.\d+)?)\s*(\w+)$/u.exec(size) ?? [];
  const factor = UNITS.get(unit.toLowerCase());
  return number === undefined || factor === undefined ? undefined : Number(number) * factor;
}

type PagingPart = Exclude<KeysOf<CatalogPaging>, "kind" | "origin" | "notShown" | "because" | "profile">;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Reports how pages are turned. Between no descriptor and one of kind `none` nothing changes. */
function comparePaging(comparison: Comparison, place: Place, { old, next }: Pair<CatalogPaging | undefined>): void {
  if (old === undefined || next === undefined) {
    if ((old ?? next ?? { kind: "none" }).kind === "none") return compareTexts(comparison, place, { old, next });
    if (next === undefined) comparison.report("both paging removed", place, "no longer has pages", { old: old?.kind });
    else comparison.report("both paging added", place, `now has pages (${next.kind})`, { next: next.kind });
    return;
  }
  compareOrigins(comparison, { ...place, variant: "paging" }, { old: old.origin, next: next.origin }, "both");
  if (old.kind !== next.kind) {
    const predicate = `has another kind of paging: ${next.kind} (${old.kind} before)`;
    return comparison.report("both paging changed", place, predicate, { old: old.kind, next: next.kind });
  }
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
