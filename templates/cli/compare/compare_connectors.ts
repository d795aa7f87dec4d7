import type { CatalogConnector, CatalogEntity, CatalogRecord } from "#templates/core";
import { compareInnerTypes } from "./compare_inner.js";
import { compareCalls, compareNotes, compareOrigins, compareTexts } from "./compare_notes.js";
import { compareEntities, contentOfOperation } from "./compare_operations.js";
import { compareShapes } from "./compare_values.js";
import { inBoth, inside, placeAt, type Comparison, type Pair, type Place, compareStatements } from "./comparison.js";
import { match, deepEqual } from "./matching.js";
import { effectOfShapes, type Records } from "./sets/type_sets.js";

/** The keys of a connector that are compared here, or that follow from others. */
const CONNECTOR_KEYS: readonly string[] = Object.keys({
  ...{ id: 0, title: 0, description: 0, document: 0, notShown: 0, addresses: 0 },
  ...{ definitionId: 0, auth: 0, config: 0, vendor: 0, types: 0, records: 0, innerTypes: 0, entities: 0 },
} satisfies Record<keyof CatalogConnector, number>);

/** Reports how a connector changes, in a comparison whose records are those of the gateway. */
export function compareConnectors(gateways: Comparison, pair: Pair<CatalogConnector>): void {
  const { old, next } = pair;
  const place = placeAt(next.id);
  const comparison = gateways.withRecords({
    old: withOwn(gateways.records.old, old.records),
    next: withOwn(gateways.records.next, next.records),
  });
  compareTexts(comparison, place, pair, "title", "description", "document", "notShown");
  compareDefinitionIds(comparison, place, inBoth(pair, "definitionId"));
  compareAuth(comparison, pair);
  compareConfig(comparison, place, inBoth(pair, "config"));
  compareCalls(comparison, place, "vendor", inBoth(pair, "vendor"));
  compareNamedTypes(comparison, place, inBoth(pair, "types"));
  compareRecords(comparison, next.id, inBoth(pair, "records"));
  compareInnerTypes(comparison, pair);
  compareStatements(comparison, place, pair, CONNECTOR_KEYS);
  const entities = match(inBoth(pair, "entities"), "name", contentOfEntity);
  const placeOf = (name: string): Place => placeAt(`${next.id}.${name}`);
  for (const { name } of entities.removed) comparison.report("both entity removed", placeOf(name), `is removed${entities.hintOf(name)}`);
  for (const { name } of entities.added) comparison.report("both entity added", placeOf(name), `is new${entities.hintOf(name)}`);
  for (const entity of entities.kept) compareEntities(comparison, placeOf(entity.next.name), entity);
  if (entities.isReordered) comparison.note("both sequence changed", place);
}

/** The content by which a connector with another id is recognised. */
export function contentOfConnector({ definitionId, entities }: CatalogConnector): unknown {
  return [definitionId.value, entities.map(contentOfEntity)];
}

function contentOfEntity({ operations }: CatalogEntity): unknown {
  return operations.map((operation) => [operation.action, contentOfOperation(operation)]);
}

/** The records that types of a connector may name: its own come first. */
function withOwn(shared: Records, own: readonly CatalogRecord[]): Records {
  return new Map([...shared, ...own.map((record) => [record.name, record] as const)]);
}

function compareDefinitionIds(comparison: Comparison, place: Place, { old, next }: Pair<CatalogConnector["definitionId"]>): void {
  if (old.value !== next.value) {
    const predicate = `has another definition id: ${next.value} (${old.value} before)`;
    comparison.report("both definition-id changed", place, predicate, { old: old.value, next: next.value });
  }
  compareOrigins(comparison, { ...place, variant: "definition_id" }, { old: old.origin, next: next.origin }, "request");
}

type NamedTypes = CatalogConnector["types"];

/** Reports the types that the package exports. How their values change is reported wherever they are used. */
function compareNamedTypes(comparison: Comparison, place: Place, named: Pair<NamedTypes>): void {
  const types = match(named, "name", ({ type }) => type);
  const placeOf = (name: string): Place => inside(place, "types", name);
  const remove = ({ name }: NamedTypes[number]): void =>
    comparison.report("both named-type removed", placeOf(name), `is removed${types.hintOf(name)}`);
  const add = ({ name }: NamedTypes[number]): void =>
    comparison.report("both named-type added", placeOf(name), `is new${types.hintOf(name)}`);
  types.removed.filter(isExported).forEach(remove);
  types.added.filter(isExported).forEach(add);
  for (const pair of types.kept) {
    if (isExported(pair.old) && !isExported(pair.next)) remove(pair.old);
    else if (!isExported(pair.old) && isExported(pair.next)) add(pair.next);
    else compareNotes(comparison, placeOf(pair.next.name), pair);
  }
  const unobserved = [...types.removed, ...types.added].some((type) => !isExported(type));
  if (unobserved || types.isReordered) comparison.note("both sequence changed", inside(place, "types"));
}

/** Only types with fields have an interface, and those of responses share it. */
function isExported({ type, returned }: NamedTypes[number]): boolean {
  return returned !== true && type.kind === "object" && type.shape !== undefined;
}

/** Reports how records change, each at its own address. */
export function compareRecords(comparison: Comparison, owner: string, records: Pair<readonly CatalogRecord[]>): void {
  const found = match(records, "name", ({ shape }) => shape);
  const placeOf = (name: string): Place => placeAt(`${owner}.records.${name}`);
  for (const { name } of found.removed) comparison.report("both record removed", placeOf(name), `is removed${found.hintOf(name)}`);
  for (const { name } of found.added) comparison.report("both record added", placeOf(name), `is new${found.hintOf(name)}`);
  for (const pair of found.kept) {
    if (deepEqual(pair.old, pair.next)) continue;
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, pair, "extends", "example");
    compareShapes(comparison, place, inBoth(pair, "shape"), "response");
  }
  if (found.isReordered) comparison.note("both sequence changed", placeAt(owner));
}

type AuthMethod = CatalogConnector["auth"][number];

/** Reports which credentials a connector accepts: those of any of its methods. */
function compareAuth(comparison: Comparison, { old, next }: Pair<CatalogConnector>): void {
  const address = next.addresses.authConfig ?? old.addresses.authConfig ?? `${next.id}.auth_config`;
  const place = placeAt(address);
  if (old.auth.length === 0 && next.auth.length > 0) return comparison.report("request credentials added", place, "is new and required");
  if (old.auth.length > 0 && next.auth.length === 0) return comparison.report("request credentials removed", place, "is removed");
  const methods = match({ old: old.auth, next: next.auth }, "name", ({ shape }) => shape);
  const placeOf = ({ name }: AuthMethod): Place => (next.auth.length > 1 || old.auth.length > 1 ? { ...place, variant: name } : place);
  for (const method of methods.removed) {
    const hint = methods.hintOf(method.name);
    // Another method accepts all of its credentials.
    const isCovered = next.auth.some((other) => !effectOfShapes({ old: method.shape, next: other.shape }, comparison.records).lost);
    if (isCovered)
      comparison.report("request auth-method removed-covered", inside(placeAt(next.id), "auth", method.name), `is removed${hint}`);
    else comparison.report("request auth-method removed", placeOf(method), `no longer has the method ${method.name}${hint}`);
  }
  for (const method of methods.added) {
    const isCovered = old.auth.some((other) => !effectOfShapes({ old: other.shape, next: method.shape }, comparison.records).gained);
    const kind = isCovered ? "request auth-method added-covered" : "request auth-method added";
    comparison.report(kind, placeOf(method), `now has the method ${method.name}${methods.hintOf(method.name)}`);
  }
  for (const pair of methods.kept) {
    compareNotes(comparison, placeOf(pair.next), pair, "request");
    compareTexts(comparison, placeOf(pair.next), inBoth(pair, "title"));
    compareShapes(comparison, placeOf(pair.next), inBoth(pair, "shape"), "request");
  }
  if (methods.isReordered) comparison.note("both sequence changed", place);
}

/** Reports the values beside the credentials, which a request may always leave out. */
function compareConfig(comparison: Comparison, connector: Place, { old, next }: Pair<CatalogConnector["config"]>): void {
  const place = inside(connector, "config");
  if (old === undefined && next === undefined) return;
  if (old === undefined) return comparison.report("request param added", place, "is new");
  if (next === undefined) return comparison.report("request param removed", place, "is removed");
  compareNotes(comparison, place, { old, next }, "request");
  compareShapes(comparison, place, { old: old.shape, next: next.shape }, "request");
}
