import type { Catalog, CatalogGateway, CatalogNotes, CatalogShape } from "#templates/core";
import type { Change } from "./change.js";
import { compareConnectors, contentOfConnector, compareRecords } from "./compare_connectors.js";
import { Comparison, inBoth, forBoth, keysOf, placeAt, inside, type Pair, type Place, compareStatements } from "./comparison.js";
import { match, deepEqual } from "./matching.js";
import type { Records } from "./sets/type_sets.js";
import { compareNotes, compareSecrets, compareTexts } from "./compare_notes.js";
import { compareShapes } from "./compare_values.js";
import { compareScalars } from "./scalar_facets.js";
import type { Side } from "./verdicts.js";

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

/** The keys of the gateway that are compared here, or that follow from others. The version of the package always differs. */
const GATEWAY_KEYS: readonly string[] = Object.keys({
  ...{ title: 0, description: 0, version: 0, document: 0, baseUrlExample: 0, actions: 0, notShown: 0, addresses: 0 },
  ...{ headers: 0, createInstance: 0, execute: 0, error: 0, records: 0, statuses: 0 },
} satisfies Record<keyof CatalogGateway, number>);

/** Reports how the two endpoints change, and what all connectors share. */
function compareGateways(comparison: Comparison, gateways: Pair<CatalogGateway>): void {
  const place = placeAt("gateway", "the gateway");
  compareTexts(comparison, place, gateways, "title", "description", "document", "baseUrlExample", "actions", "notShown");
  compareHeaders(comparison, place, gateways);
  compareCreateInstance(comparison, gateways);
  compareExecute(comparison, place, gateways);
  compareBodies(comparison, placeAt(gateways.next.addresses.error), inBoth(gateways, "error"), "response");
  compareStatuses(comparison, place, gateways);
  compareRecords(comparison, "gateway", inBoth(gateways, "records"));
  compareStatements(comparison, place, gateways, GATEWAY_KEYS);
}

/** The parts of a gateway that an older generator does not list. */
type Unlisted = Partial<Pick<CatalogGateway, "headers" | "statuses">>;

/** Reports the headers that a request must have. */
function compareHeaders(comparison: Comparison, gateway: Place, { old, next }: Pair<Unlisted>): void {
  if (old.headers === undefined || next.headers === undefined) return;
  const headers = match({ old: old.headers, next: next.headers }, "name", ({ type }) => type);
  const placeOf = (name: string): Place => inside(gateway, "headers", name);
  for (const { name } of headers.removed) comparison.report("request header removed", placeOf(name), `is removed${headers.hintOf(name)}`);
  for (const { name } of headers.added) comparison.report("request header added", placeOf(name), `is new${headers.hintOf(name)}`);
  for (const pair of headers.kept) {
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "request");
    compareTexts(comparison, place, pair, "example");
    const types = forBoth(pair, ({ type }) => ({ ...type, kind: "scalar" as const }));
    compareScalars(comparison, place, types, "request");
    compareSecrets(comparison, place, pair, "request");
  }
  if (headers.isReordered) comparison.note("both sequence changed", gateway);
}

function compareBodies(comparison: Comparison, place: Place, pair: Pair<CatalogNotes & { shape: CatalogShape }>, side: Side): void {
  compareNotes(comparison, place, pair, side);
  compareShapes(comparison, place, inBoth(pair, "shape"), side);
}

function comparePaths(comparison: Comparison, place: Place, { old, next }: Pair<{ readonly path: string }>): void {
  if (old.path === next.path) return;
  comparison.report("both path changed", place, `has the path ${next.path} (${old.path} before)`, { old: old.path, next: next.path });
}

function compareCreateInstance(comparison: Comparison, gateways: Pair<CatalogGateway>): void {
  const { createInstance, createInstanceResponse } = gateways.next.addresses;
  const endpoints = inBoth(gateways, "createInstance");
  comparePaths(comparison, placeAt(createInstance), endpoints);
  const requests = forBoth(endpoints, ({ request, ...notes }) => ({ ...notes, shape: request }));
  compareBodies(comparison, placeAt(createInstance), requests, "request");
  compareBodies(comparison, placeAt(createInstanceResponse), inBoth(endpoints, "response"), "response");
}

/** Parts that have no address of their own are reported where the catalog has them. */
function compareExecute(comparison: Comparison, gateway: Place, gateways: Pair<CatalogGateway>): void {
  const place = placeAt(gateways.next.addresses.execute);
  const endpoints = inBoth(gateways, "execute");
  comparePaths(comparison, place, endpoints);
  const pathParams = forBoth(endpoints, ({ pathParams: fields }): CatalogShape => ({ fields, open: false }));
  compareShapes(comparison, inside(gateway, "execute", "pathParams"), pathParams, "request");
  const requests = forBoth(endpoints, ({ request, ...notes }) => ({ ...notes, shape: request }));
  compareBodies(comparison, place, requests, "request");
  const envelope = inside(gateway, "execute", "response");
  const responses = inBoth(endpoints, "response");
  compareBodies(comparison, envelope, responses, "response");
  for (const part of ["result", "meta"] as const) compareEnvelope(comparison, inside(envelope, part), inBoth(responses, part));
}

/** Reports under which name the response has what an operation returns. */
function compareEnvelope(comparison: Comparison, place: Place, { old, next }: Pair<string>): void {
  if (old === next) return;
  const details = { direction: "response", old, next } as const;
  comparison.report("both envelope changed", place, `has the name \`${next}\` (\`${old}\` before)`, details);
}

function compareStatuses(comparison: Comparison, gateway: Place, { old, next }: Pair<Unlisted>): void {
  if (old.statuses === undefined || next.statuses === undefined) return;
  const statuses = match({ old: old.statuses, next: next.statuses }, "status", ({ status }) => status);
  const placeOf = (status: number): Place => inside(gateway, "statuses", String(status));
  for (const { status } of statuses.removed) comparison.report("response status removed", placeOf(status), "is removed");
  for (const { status } of statuses.added) comparison.report("response status added", placeOf(status), "is new");
  for (const pair of statuses.kept) {
    const place = placeOf(pair.next.status);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, pair, "example");
    if (pair.old.retryAfter === pair.next.retryAfter) continue;
    if (pair.next.retryAfter) comparison.report("response retry-after added", place, "now comes with `Retry-After`");
    else comparison.report("response retry-after removed", place, "no longer comes with `Retry-After`");
  }
  if (statuses.isReordered) comparison.note("both sequence changed", gateway);
}
