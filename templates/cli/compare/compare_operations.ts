import { type CatalogEntity, type CatalogOperation, type CatalogPaging, isList, isObject } from "#templates/core";
import { compareNotes, compareOrigins, compareTexts, compareBindings } from "./compare_notes.js";
import { compareShapes, compareTypes } from "./compare_values.js";
import { placeAt, type Comparison, type Pair, type Place, compareStatements, type Knowledge } from "./comparison.js";
import { match, deepEqual } from "./matching.js";
import type { Records } from "./sets/type_sets.js";

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

/** The context in which the operations of a connector are compared. */
export interface Surroundings {
  readonly records: Pair<Records>;
  readonly knows: Knowledge;
}

const ENTITY_KEYS: readonly string[] = ["name", "description", "section", "operations"] satisfies readonly (keyof CatalogEntity)[];

/** The keys of an operation that are compared here, that follow from others, or that say where it is written. */
const OPERATION_KEYS: readonly string[] = Object.keys({
  ...{ id: 0, addresses: 0, connector: 0, entity: 0, action: 0, paramsRequired: 0 },
  ...{ description: 0, section: 0, origin: 0, deprecated: 0, experimental: 0, notes: 0, writtenAt: 0 },
  ...{ kind: 0, effect: 0, permanent: 0, ordered: 0, params: 0, returns: 0, meta: 0, elements: 0, paging: 0, download: 0, binding: 0 },
} satisfies Record<Exclude<keyof CatalogOperation, "sandbox">, number>);

/** Reports how an entity and its operations change. */
export function compareEntities(comparison: Comparison, place: Place, { old, next }: Pair<CatalogEntity>, around: Surroundings): void {
  if (deepEqual(old, next)) return;
  compareTexts(comparison, place, { old: [old.description, old.section], next: [next.description, next.section] });
  compareStatements(comparison, place, { old, next }, ENTITY_KEYS, around.knows);
  const operations = match({ old: old.operations, next: next.operations }, ({ id }) => id, contentOfOperation);
  for (const { id } of operations.removed) comparison.report("both operation removed", placeAt(id), `is removed${operations.hintOf(id)}`);
  for (const { id } of operations.added) comparison.report("both operation added", placeAt(id), `is new${operations.hintOf(id)}`);
  for (const pair of operations.kept) compareOperations(comparison, pair, around);
  if (operations.isReordered) comparison.note("both sequence changed", place);
}

/** The content by which an operation with another name is recognised. */
export function contentOfOperation({ kind, effect, params, returns, meta, elements, paging }: CatalogOperation): unknown {
  return [kind, effect, params, returns, meta, elements, paging];
}

function compareOperations(comparison: Comparison, { old, next }: Pair<CatalogOperation>, around: Surroundings): void {
  if (deepEqual(old, next)) return;
  const { records, knows } = around;
  const place = placeAt(next.id);
  compareNotes(comparison, place, { old, next });
  compareTexts(comparison, place, { old: old.notes, next: next.notes });
  compareBehaviour(comparison, place, { old, next });
  const params = { old: { shape: old.params, records: records.old }, next: { shape: next.params, records: records.next } };
  compareShapes(comparison, placeAt(next.addresses.params, next.id), params, "request");
  compareResults(comparison, place, { old, next }, records);
  comparePaging(comparison, place, { old: old.paging, next: next.paging });
  compareDownloads(comparison, place, { old: old.download, next: next.download });
  compareBindings(comparison, place, { old, next }, knows);
  compareStatements(comparison, place, { old, next }, OPERATION_KEYS, knows);
}

function compareBehaviour(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOperation>): void {
  if (old.kind !== next.kind)
    comparison.report("both kind changed", place, `is now of the kind ${next.kind} (${old.kind} before)`, {
      old: old.kind,
      new: next.kind,
    });
  if (old.effect !== next.effect)
    comparison.report("both effect changed", place, `is now a ${next.effect} (${old.effect} before)`, {
      old: old.effect,
      new: next.effect,
    });
  if (old.permanent !== next.permanent) {
    if (next.permanent) comparison.report("both permanent added", place, "can no longer be undone");
    else comparison.report("both permanent removed", place, "can now be undone");
  }
  compareOrder(comparison, place, { old: old.ordered, next: next.ordered });
}

/** The order of the records. Its words are compared as texts: another catalog may know more of them. */
function compareOrder(comparison: Comparison, place: Place, { old, next }: Pair<string | undefined>): void {
  if (old === next) return;
  if (old === undefined) comparison.report("both order added", place, `now returns records in the order ${next ?? ""}`, { new: next });
  else if (next === undefined) comparison.report("both order removed", place, `no longer returns records in the order ${old}`, { old });
  else comparison.report("both order changed", place, `now returns records in the order ${next} (${old} before)`, { old, new: next });
}

function compareResults(comparison: Comparison, place: Place, { old, next }: Pair<CatalogOperation>, records: Pair<Records>): void {
  if (old.returns !== undefined && next.returns !== undefined) {
    compareOrigins(comparison, { ...place, variant: "returns" }, { old: old.returns.origin, next: next.returns.origin }, "response");
    const types = {
      old: { type: recordType(old.returns), records: records.old },
      next: { type: recordType(next.returns), records: records.next },
    };
    compareTypes(comparison, placeAt(next.addresses.record ?? `${next.id}.record`, `the record of ${next.id}`), types, "response");
  }
  if (!deepEqual(old.elements, next.elements) && old.kind === next.kind)
    comparison.report(
      "both elements changed",
      place,
      `now has its elements in ${pathText(next.elements)} (${pathText(old.elements)} before)`,
      {
        old: old.elements,
        new: next.elements,
      },
    );
  compareMeta(comparison, { old, next }, records);
}

function pathText(path: readonly string[] | undefined): string {
  return path === undefined ? "no place" : `\`${path.join(".")}\``;
}

function recordType({ record }: NonNullable<CatalogOperation["returns"]>): { kind: "record"; nullable: false; record: string } {
  return { kind: "record", nullable: false, record };
}

function compareMeta(comparison: Comparison, { old, next }: Pair<CatalogOperation>, records: Pair<Records>): void {
  const place = placeAt(next.addresses.meta ?? old.addresses.meta ?? `${next.id}.meta`, `the Meta of ${next.id}`);
  if (old.meta !== undefined && next.meta !== undefined) {
    const shapes = { old: { shape: old.meta, records: records.old }, next: { shape: next.meta, records: records.next } };
    compareShapes(comparison, place, shapes, "response");
  } else if (next.meta !== undefined) comparison.report("response meta added", place, "is new");
  else if (old.meta !== undefined) comparison.report("response meta removed", place, "is removed");
}

type Download = CatalogOperation["download"];

/** Reports how parts of files are asked for, and how large a file may be. */
function compareDownloads(comparison: Comparison, place: Place, { old, next }: Pair<Download>): void {
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

type PagingPart = Exclude<KeysOf<CatalogPaging>, "kind" | "origin" | "notShown" | "because" | "profile">;

type KeysOf<Union> = Union extends unknown ? keyof Union : never;

/** Reports how pages are turned. Between no descriptor and one of kind `none` nothing changes. */
function comparePaging(comparison: Comparison, place: Place, { old, next }: Pair<CatalogPaging | undefined>): void {
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
