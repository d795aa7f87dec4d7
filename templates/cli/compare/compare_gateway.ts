import type { Catalog, CatalogGateway, CatalogNotes, CatalogShape } from "#templates/core";
import { compareRecords } from "./compare_connectors.js";
import { compareNotes, compareTexts } from "./compare_notes.js";
import { compareShapes } from "./compare_values.js";
import { inside, placeAt, type Comparison, type Pair, type Place, compareStatements, type Knowledge } from "./comparison.js";
import { match } from "./matching.js";
import { compareScalars } from "./scalar_facets.js";
import type { Records } from "./sets/type_sets.js";
import type { Side } from "./verdicts.js";

/** The keys of the gateway that are compared here, or that follow from others. The version of the package always differs. */
const GATEWAY_KEYS: readonly string[] = Object.keys({
  ...{ title: 0, description: 0, version: 0, document: 0, baseUrlExample: 0, actions: 0, notShown: 0, addresses: 0 },
  ...{ headers: 0, createInstance: 0, execute: 0, error: 0, records: 0, statuses: 0 },
} satisfies Record<keyof CatalogGateway, number>);

/** Reports how the two endpoints change, and what all connectors share. */
export function compareGateways(comparison: Comparison, { old, next }: Pair<Catalog["gateway"]>, knows: Knowledge): void {
  const place = placeAt("gateway", "the gateway");
  const records = { old: recordsOf(old), next: recordsOf(next) };
  compareTexts(comparison, place, { old: textsOf(old), next: textsOf(next) });
  compareHeaders(comparison, place, { old: old.headers, next: next.headers });
  compareCreateInstance(comparison, { old, next }, records);
  compareExecute(comparison, place, { old, next }, records);
  compareBodies(comparison, placeAt(next.addresses.error), { old: old.error, next: next.error }, "response", records);
  compareStatuses(comparison, place, { old: old.statuses, next: next.statuses });
  compareRecords(comparison, "gateway", { old: old.records, next: next.records }, records);
  compareStatements(comparison, place, { old, next }, GATEWAY_KEYS, knows);
}

function recordsOf({ records }: CatalogGateway): Records {
  return new Map(records.map((record) => [record.name, record]));
}

function textsOf({ title, description, document, baseUrlExample, actions, notShown }: CatalogGateway): unknown {
  return [title, description, document, baseUrlExample, actions, notShown];
}

/** Reports the headers that a request must have. Undefined where an older generator does not list them. */
function compareHeaders(comparison: Comparison, gateway: Place, { old, next }: Pair<CatalogGateway["headers"] | undefined>): void {
  if (old === undefined || next === undefined) return;
  const headers = match(
    { old, next },
    ({ name }) => name,
    ({ type }) => type,
  );
  const placeOf = (name: string): Place => inside(gateway, "headers", name);
  for (const { name } of headers.removed) comparison.report("request header removed", placeOf(name), `is removed${headers.hintOf(name)}`);
  for (const { name } of headers.added) comparison.report("request header added", placeOf(name), `is new${headers.hintOf(name)}`);
  for (const pair of headers.kept) {
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "request");
    compareTexts(comparison, place, { old: pair.old.example, next: pair.next.example });
    compareScalars(
      comparison,
      place,
      { old: { ...pair.old.type, kind: "scalar" }, next: { ...pair.next.type, kind: "scalar" } },
      "request",
    );
    if (pair.old.secret !== pair.next.secret)
      comparison.report("both secret changed", place, pair.next.secret ? "is now a secret" : "is no longer a secret", {
        direction: "request",
      });
  }
  if (headers.isReordered) comparison.note("both sequence changed", gateway);
}

/** Something with notes and a shape. */
type Body = CatalogNotes & { readonly shape: CatalogShape };

function compareBodies(comparison: Comparison, place: Place, { old, next }: Pair<Body>, side: Side, records: Pair<Records>): void {
  compareNotes(comparison, place, { old, next }, side);
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, side);
}

function comparePaths(comparison: Comparison, place: Place, { old, next }: Pair<string>): void {
  if (old !== next) comparison.report("both path changed", place, `has the path ${next} (${old} before)`, { old, new: next });
}

function compareCreateInstance(comparison: Comparison, { old, next }: Pair<CatalogGateway>, records: Pair<Records>): void {
  const place = placeAt(next.addresses.createInstance);
  const [before, after] = [old.createInstance, next.createInstance];
  comparePaths(comparison, place, { old: before.path, next: after.path });
  const requests = { old: { ...before, shape: before.request }, next: { ...after, shape: after.request } };
  compareBodies(comparison, place, requests, "request", records);
  const response = placeAt(next.addresses.createInstanceResponse);
  compareBodies(comparison, response, { old: before.response, next: after.response }, "response", records);
}

/** Parts that have no address of their own are reported where the catalog has them. */
function compareExecute(comparison: Comparison, gateway: Place, { old, next }: Pair<CatalogGateway>, records: Pair<Records>): void {
  const place = placeAt(next.addresses.execute);
  const [before, after] = [old.execute, next.execute];
  comparePaths(comparison, place, { old: before.path, next: after.path });
  const params = (fields: typeof before.pathParams): CatalogShape => ({ fields, open: false });
  const shapes = {
    old: { shape: params(before.pathParams), records: records.old },
    next: { shape: params(after.pathParams), records: records.next },
  };
  compareShapes(comparison, inside(gateway, "execute", "pathParams"), shapes, "request");
  const requests = { old: { ...before, shape: before.request }, next: { ...after, shape: after.request } };
  compareBodies(comparison, place, requests, "request", records);
  const envelope = inside(gateway, "execute", "response");
  compareBodies(comparison, envelope, { old: before.response, next: after.response }, "response", records);
  for (const part of ["result", "meta"] as const)
    compareEnvelope(comparison, inside(envelope, part), { old: before.response[part], next: after.response[part] });
}

/** Reports under which name the response has what an operation returns. */
function compareEnvelope(comparison: Comparison, place: Place, { old, next }: Pair<string>): void {
  if (old === next) return;
  comparison.report("both envelope changed", place, `has the name \`${next}\` (\`${old}\` before)`, {
    direction: "response",
    old,
    new: next,
  });
}

function compareStatuses(comparison: Comparison, gateway: Place, { old, next }: Pair<CatalogGateway["statuses"] | undefined>): void {
  if (old === undefined || next === undefined) return;
  const statuses = match(
    { old, next },
    ({ status }) => String(status),
    ({ status }) => status,
  );
  const placeOf = (status: number): Place => inside(gateway, "statuses", String(status));
  for (const { status } of statuses.removed) comparison.report("response status removed", placeOf(status), "is removed");
  for (const { status } of statuses.added) comparison.report("response status added", placeOf(status), "is new");
  for (const pair of statuses.kept) {
    const place = placeOf(pair.next.status);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, { old: pair.old.example, next: pair.next.example });
    if (pair.old.retryAfter === pair.next.retryAfter) continue;
    if (pair.next.retryAfter) comparison.report("response retry-after added", place, "now comes with `Retry-After`");
    else comparison.report("response retry-after removed", place, "no longer comes with `Retry-After`");
  }
  if (statuses.isReordered) comparison.note("both sequence changed", gateway);
}
