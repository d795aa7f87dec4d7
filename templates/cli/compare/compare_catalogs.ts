import type { Catalog } from "#templates/core";
import type { Change } from "./change.js";
import { compareConnectors, contentOfConnector } from "./compare_connectors.js";
import { compareGateways } from "./compare_gateway.js";
import { Comparison, inBoth, forBoth, keysOf, placeAt } from "./comparison.js";
import { match, deepEqual } from "./matching.js";
import type { Records } from "./sets/type_sets.js";

/**
 * All changes from one catalog to another, each once, with what it means for callers and implementers. The catalogs must be valid;
 * one that was made by an older generator may lack what that generator did not know.
 */
export function compareCatalogs(old: Catalog, next: Catalog): readonly Change[] {
  const pair = { old, next };
  const gateways = inBoth(pair, "gateway");
  const comparison = new Comparison(forBoth(pair, keysOf), forBoth(gateways, toRecords));
  compareGateways(comparison, gateways);
  const connectors = match(inBoth(pair, "connectors"), "id", contentOfConnector);
  for (const { id } of connectors.removed) comparison.report("both connector removed", placeAt(id), `is removed${connectors.hintOf(id)}`);
  for (const { id } of connectors.added) comparison.report("both connector added", placeAt(id), `is new${connectors.hintOf(id)}`);
  for (const one of connectors.kept) if (!deepEqual(one.old, one.next)) compareConnectors(comparison, one);
  if (connectors.isReordered) comparison.note("both sequence changed", placeAt("connectors", "the list of connectors"));
  return comparison.finish();
}

function toRecords({ records }: Catalog["gateway"]): Records {
  return new Map(records.map((record) => [record.name, record]));
}
