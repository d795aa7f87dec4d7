import type { CatalogConnector, CatalogEntity, CatalogRecord } from "#templates/core";
import { compareInnerTypes } from "./compare_inner.js";
import { compareNotes, compareOrigins, compareTexts, compareVendors } from "./compare_notes.js";
import { compareEntities, contentOfOperation } from "./compare_operations.js";
import { compareShapes } from "./compare_values.js";
import { inside, placeAt, type Comparison, type Pair, type Place, compareStatements, type Knowledge } from "./comparison.js";
import { match, deepEqual } from "./matching.js";
import { type Records, isSubsetOfShapes, type ScopedShape } from "./sets/type_sets.js";

/** The keys of a connector that are compared here, or that follow from others. */
const CONNECTOR_KEYS: readonly string[] = Object.keys({
  ...{ id: 0, title: 0, description: 0, document: 0, notShown: 0, addresses: 0 },
  ...{ definitionId: 0, auth: 0, config: 0, vendor: 0, types: 0, records: 0, innerTypes: 0, entities: 0 },
} satisfies Record<keyof CatalogConnector, number>);

/** Reports how a connector changes. `shared` are the records of the gateway. */
export function compareConnectors(
  comparison: Comparison,
  { old, next }: Pair<CatalogConnector>,
  shared: Pair<readonly CatalogRecord[]>,
  knows: Knowledge,
): void {
  const place = placeAt(next.id);
  const records = { old: recordsOf(shared.old, old.records), next: recordsOf(shared.next, next.records) };
  compareTexts(comparison, place, { old: textsOf(old), next: textsOf(next) });
  compareDefinitionIds(comparison, place, { old: old.definitionId, next: next.definitionId });
  compareAuth(comparison, { old, next }, records);
  compareConfig(comparison, place, { old: old.config, next: next.config }, records);
  compareVendors(comparison, place, { old, next }, knows);
  compareNamedTypes(comparison, place, { old: old.types, next: next.types });
  compareRecords(comparison, next.id, { old: old.records, next: next.records }, records);
  compareInnerTypes(comparison, { old, next });
  compareStatements(comparison, place, { old, next }, CONNECTOR_KEYS, knows);
  const entities = match({ old: old.entities, next: next.entities }, ({ name }) => name, contentOfEntity);
  const placeOf = (name: string): Place => placeAt(`${next.id}.${name}`);
  for (const { name } of entities.removed) comparison.report("both entity removed", placeOf(name), `is removed${entities.hintOf(name)}`);
  for (const { name } of entities.added) comparison.report("both entity added", placeOf(name), `is new${entities.hintOf(name)}`);
  for (const pair of entities.kept) compareEntities(comparison, placeOf(pair.next.name), pair, { records, knows });
  if (entities.isReordered) comparison.note("both sequence changed", place);
}

/** The content by which a connector with another id is recognised. */
export function contentOfConnector({ definitionId, entities }: CatalogConnector): unknown {
  return [definitionId.value, entities.map(contentOfEntity)];
}

function contentOfEntity({ operations }: CatalogEntity): unknown {
  return operations.map((operation) => [operation.action, contentOfOperation(operation)]);
}

function textsOf({ title, description, document, notShown }: CatalogConnector): unknown {
  return [title, description, document, notShown];
}

/** The records that types of a connector may name: its own come first. */
function recordsOf(shared: readonly CatalogRecord[], own: readonly CatalogRecord[]): Records {
  return new Map([...shared, ...own].map((record) => [record.name, record]));
}

function compareDefinitionIds(comparison: Comparison, place: Place, { old, next }: Pair<CatalogConnector["definitionId"]>): void {
  if (old.value !== next.value) {
    const predicate = `has another definition id: ${next.value} (${old.value} before)`;
    comparison.report("both definition-id changed", place, predicate, { old: old.value, new: next.value });
  }
  compareOrigins(comparison, { ...place, variant: "definition_id" }, { old: old.origin, next: next.origin }, "request");
}

type NamedTypes = CatalogConnector["types"];

/** Reports the types that the package exports. How their values change is reported wherever they are used. */
function compareNamedTypes(comparison: Comparison, place: Place, { old, next }: Pair<NamedTypes>): void {
  const types = match(
    { old, next },
    ({ name }) => name,
    ({ type }) => type,
  );
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
export function compareRecords(
  comparison: Comparison,
  owner: string,
  { old, next }: Pair<readonly CatalogRecord[]>,
  records: Pair<Records>,
): void {
  const found = match(
    { old, next },
    ({ name }) => name,
    ({ shape }) => shape,
  );
  const placeOf = (name: string): Place => placeAt(`${owner}.records.${name}`);
  for (const { name } of found.removed) comparison.report("both record removed", placeOf(name), `is removed${found.hintOf(name)}`);
  for (const { name } of found.added) comparison.report("both record added", placeOf(name), `is new${found.hintOf(name)}`);
  for (const pair of found.kept) {
    if (deepEqual(pair.old, pair.next)) continue;
    const place = placeOf(pair.next.name);
    compareNotes(comparison, place, pair, "response");
    compareTexts(comparison, place, { old: [pair.old.extends, pair.old.example], next: [pair.next.extends, pair.next.example] });
    const shapes = { old: { shape: pair.old.shape, records: records.old }, next: { shape: pair.next.shape, records: records.next } };
    compareShapes(comparison, place, shapes, "response");
  }
  if (found.isReordered) comparison.note("both sequence changed", placeAt(owner));
}

type AuthMethod = CatalogConnector["auth"][number];

/** Reports which credentials a connector accepts: those of any of its methods. */
function compareAuth(comparison: Comparison, { old, next }: Pair<CatalogConnector>, records: Pair<Records>): void {
  const address = next.addresses.authConfig ?? old.addresses.authConfig ?? `${next.id}.auth_config`;
  const place = placeAt(address);
  if (old.auth.length === 0 && next.auth.length > 0) return comparison.report("request credentials added", place, "is new and required");
  if (old.auth.length > 0 && next.auth.length === 0) return comparison.report("request credentials removed", place, "is removed");
  const methods = match(
    { old: old.auth, next: next.auth },
    ({ name }) => name,
    ({ shape }) => shape,
  );
  const placeOf = ({ name }: AuthMethod): Place => (next.auth.length > 1 || old.auth.length > 1 ? { ...place, variant: name } : place);
  for (const method of methods.removed) {
    const hint = methods.hintOf(method.name);
    if (isCovered({ shape: method.shape, records: records.old }, next.auth, records.next))
      comparison.report("request auth-method removed-covered", inside(placeAt(next.id), "auth", method.name), `is removed${hint}`);
    else comparison.report("request auth-method removed", placeOf(method), `no longer has the method ${method.name}${hint}`);
  }
  for (const method of methods.added) {
    const covered = isCovered({ shape: method.shape, records: records.next }, old.auth, records.old);
    const kind = covered ? "request auth-method added-covered" : "request auth-method added";
    comparison.report(kind, placeOf(method), `now has the method ${method.name}${methods.hintOf(method.name)}`);
  }
  for (const pair of methods.kept) compareMethods(comparison, placeOf(pair.next), pair, records);
  if (methods.isReordered) comparison.note("both sequence changed", place);
}

/** Whether one of several methods accepts all credentials of a shape. */
function isCovered(shape: ScopedShape, methods: readonly AuthMethod[], records: Records): boolean {
  return methods.some((method) => isSubsetOfShapes(shape, { shape: method.shape, records }));
}

function compareMethods(comparison: Comparison, place: Place, { old, next }: Pair<AuthMethod>, records: Pair<Records>): void {
  compareNotes(comparison, place, { old, next }, "request");
  compareTexts(comparison, place, { old: old.title, next: next.title });
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, "request");
}

type Config = CatalogConnector["config"];

/** Reports the values beside the credentials, which a request may always leave out. */
function compareConfig(comparison: Comparison, connector: Place, { old, next }: Pair<Config>, records: Pair<Records>): void {
  const place = inside(connector, "config");
  if (old === undefined && next === undefined) return;
  if (old === undefined) return comparison.report("request param added", place, "is new");
  if (next === undefined) return comparison.report("request param removed", place, "is removed");
  compareNotes(comparison, place, { old, next }, "request");
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, "request");
}
