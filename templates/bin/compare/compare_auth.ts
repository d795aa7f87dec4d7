import type { CatalogConnector } from "../catalog/catalog_types.js";
import { compareNotes, compareTexts } from "./compare_notes.js";
import { compareShapes } from "./compare_values.js";
import { inside, placeAt, type Comparison, type Pair, type Place } from "./comparison.js";
import { match } from "./matching.js";
import { isSubsetOfShapes, type Records, type ScopedShape } from "./sets/type_sets.js";

type AuthMethod = CatalogConnector["auth"][number];

/** Reports which credentials a connector accepts: those of any of its methods. */
export function compareAuth(comparison: Comparison, { old, next }: Pair<CatalogConnector>, records: Pair<Records>): void {
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
export function compareConfig(comparison: Comparison, connector: Place, { old, next }: Pair<Config>, records: Pair<Records>): void {
  const place = inside(connector, "config");
  if (old === undefined && next === undefined) return;
  if (old === undefined) return comparison.report("request param added", place, "is new");
  if (next === undefined) return comparison.report("request param removed", place, "is removed");
  compareNotes(comparison, place, { old, next }, "request");
  const shapes = { old: { shape: old.shape, records: records.old }, next: { shape: next.shape, records: records.next } };
  compareShapes(comparison, place, shapes, "request");
}
