import type { Catalog } from "#templates/core";
import type { Change } from "./change.js";
import { compareConnectors, contentOfConnector } from "./compare_connectors.js";
import { compareGateways } from "./compare_gateway.js";
import { Comparison, placeAt, knowledgeOf } from "./comparison.js";
import { match, deepEqual } from "./matching.js";

/**
 * All changes from one catalog to another, each once, with what it means for callers and implementers. The catalogs must be valid;
 * one that was made by an older generator may lack what that generator did not know.
 */
export function compareCatalogs(old: Catalog, next: Catalog): readonly Change[] {
  const comparison = new Comparison();
  const knows = knowledgeOf({ old, next });
  const shared = { old: old.gateway.records, next: next.gateway.records };
  compareGateways(comparison, { old: old.gateway, next: next.gateway }, knows);
  const connectors = match({ old: old.connectors, next: next.connectors }, ({ id }) => id, contentOfConnector);
  for (const { id } of connectors.removed) comparison.report("both connector removed", placeAt(id), `is removed${connectors.hintOf(id)}`);
  for (const { id } of connectors.added) comparison.report("both connector added", placeAt(id), `is new${connectors.hintOf(id)}`);
  for (const pair of connectors.kept) if (!deepEqual(pair.old, pair.next)) compareConnectors(comparison, pair, shared, knows);
  if (connectors.isReordered) comparison.note("both sequence changed", placeAt("connectors", "the list of connectors"));
  return comparison.finish();
}
