import type { Catalog, CatalogConnector, CatalogOperation, CatalogShape } from "../catalog/catalog_types.js";
import { deepEqual } from "./equality.js";
import type { Change } from "./change.js";
import { Comparison, inside, placeAt, type Pair, type Place } from "./comparison.js";
import { match } from "./matching.js";

/**
 * All changes from one catalog to another, each once, with what it means for callers and implementers. The catalogs must be valid;
 * one that was made by an older generator may lack what that generator did not know.
 */
export function compareCatalogs(old: Catalog, next: Catalog): readonly Change[] {
  const comparison = new Comparison();
  const connectors = match({ old: old.connectors, next: next.connectors }, ({ id }) => id);
  for (const { id } of connectors.removed) comparison.report("both connector removed", placeAt(id), "is removed");
  for (const { id } of connectors.added) comparison.report("both connector added", placeAt(id), "is new");
  for (const pair of connectors.kept) compareConnectors(comparison, pair);
  return comparison.changes;
}

function compareConnectors(comparison: Comparison, { old, next }: Pair<CatalogConnector>): void {
  const records = match({ old: old.records, next: next.records }, ({ name }) => name);
  const placeOf = (name: string): Place => placeAt(`${next.id}.records.${name}`);
  for (const { name } of records.removed) comparison.report("response record removed", placeOf(name), "is removed");
  for (const { name } of records.added) comparison.report("response record added", placeOf(name), "is new");
  for (const pair of records.kept)
    compareShapes(comparison, placeOf(pair.next.name), { old: pair.old.shape, next: pair.next.shape }, "response");
  const entities = match({ old: old.entities, next: next.entities }, ({ name }) => name);
  for (const { name } of entities.removed) comparison.report("both entity removed", placeAt(`${next.id}.${name}`), "is removed");
  for (const { name } of entities.added) comparison.report("both entity added", placeAt(`${next.id}.${name}`), "is new");
  for (const pair of entities.kept) {
    const operations = match({ old: pair.old.operations, next: pair.next.operations }, ({ id }) => id);
    for (const { id } of operations.removed) comparison.report("both operation removed", placeAt(id), "is removed");
    for (const { id } of operations.added) comparison.report("both operation added", placeAt(id), "is new");
    for (const operation of operations.kept) compareOperations(comparison, operation);
  }
}

function compareOperations(comparison: Comparison, { old, next }: Pair<CatalogOperation>): void {
  compareShapes(comparison, placeAt(`${next.id}.params`, next.id), { old: old.params, next: next.params }, "request");
}

function compareShapes(comparison: Comparison, place: Place, { old, next }: Pair<CatalogShape>, side: "request" | "response"): void {
  const fields = match({ old: old.fields, next: next.fields }, ({ name }) => name);
  for (const { name } of fields.removed)
    comparison.report(side === "request" ? "request param removed" : "response field removed", inside(place, name), "is removed");
  for (const { name, required } of fields.added) {
    const ofParam = required ? "request param added-required" : "request param added";
    const ofField = required ? "response field added" : "response field added-optional";
    comparison.report(side === "request" ? ofParam : ofField, inside(place, name), "is new");
  }
  for (const pair of fields.kept)
    if (!deepEqual(pair.old.type, pair.next.type))
      comparison.report(`${side} value changed`, inside(place, pair.next.name), "has another type", { group: "type" });
}
