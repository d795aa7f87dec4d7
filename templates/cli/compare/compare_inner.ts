import { type CatalogConnector, type CatalogField, type CatalogShape, type CatalogType, innerTypesOf, typeText } from "#templates/core";
import { compareTexts } from "./compare_notes.js";
import { inside, placeAt, type Comparison, type Pair, type Place } from "./comparison.js";
import { deepEqual, match } from "./matching.js";

const NO_FIELDS: CatalogShape = { fields: [], open: true };

/** Reports how the inner types of a connector change. One that is new or gone is one change, whatever is in it. */
export function compareInnerTypes(comparison: Comparison, { old, next }: Pair<CatalogConnector>): void {
  const found = match(
    { old: innerTypesOf(old), next: innerTypesOf(next) },
    ({ name }) => name,
    ({ shape }) => shape,
  );
  const placeOf = (name: string): Place => placeAt(`${next.id}.records.${name}`);
  for (const { name } of found.removed)
    comparison.report("both inner type-removed", placeOf(name), `is no longer an inner type${found.hintOf(name)}`);
  for (const { name } of found.added) comparison.report("both inner type-added", placeOf(name), `is a new inner type${found.hintOf(name)}`);
  for (const { old: before, next: after } of found.kept) {
    const place = placeOf(after.name);
    compareTexts(comparison, place, { old: { ...before, shape: null }, next: { ...after, shape: null } });
    compareFields(comparison, place, { old: fieldsOf(before.shape), next: fieldsOf(after.shape) });
  }
  if (found.isReordered) comparison.note("both sequence changed", placeAt(next.id));
}

/** Reports what is known about the inside of a field. One that stays open is the same to the compiler with and without a reason. */
export function compareInner(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField["inner"]>): void {
  const [before, after] = [old?.type, next?.type];
  if (before === undefined && after !== undefined)
    comparison.report("both inner added", place, `now says what is inside: ${typeText(after)}`, { new: typeText(after) });
  else if (before !== undefined && after === undefined)
    comparison.report("both inner removed", place, `no longer says what is inside: ${typeText(before)}`, { old: typeText(before) });
  else if (before !== undefined && after !== undefined) compareInside(comparison, place, { old: before, next: after });
  if ((before === undefined) === (after === undefined)) compareTexts(comparison, place, { old: old?.origin, next: next?.origin });
}

interface InnerField {
  readonly name: string;
  readonly type: CatalogType;
}

/** The fields of a shape, and the patterns of names that belong to the customer. */
function fieldsOf({ fields, others = [] }: CatalogShape): readonly InnerField[] {
  return [...fields, ...others.map(({ pattern, type }) => ({ name: pattern, type }))];
}

function compareFields(comparison: Comparison, place: Place, { old, next }: Pair<readonly InnerField[]>): void {
  const fields = match(
    { old, next },
    ({ name }) => name,
    ({ type }) => type,
  );
  for (const { name } of fields.removed)
    comparison.report("both inner removed", inside(place, name), `is no longer known${fields.hintOf(name)}`);
  for (const { name } of fields.added) comparison.report("both inner added", inside(place, name), `is known now${fields.hintOf(name)}`);
  for (const pair of fields.kept) {
    const at = inside(place, pair.next.name);
    compareTexts(comparison, at, { old: { ...pair.old, type: null }, next: { ...pair.next, type: null } });
    compareInside(comparison, at, { old: pair.old.type, next: pair.next.type });
  }
  if (fields.isReordered) comparison.note("both sequence changed", place);
}

/** Inner types have no limits: what can change is the kind, what is written inside it, and the values that it names. */
function compareInside(comparison: Comparison, place: Place, { old, next }: Pair<CatalogType>): void {
  if (deepEqual(old, next)) return;
  const [before, after] = [typeText(old), typeText(next)];
  const [was, is] = [shapeWithin(old), shapeWithin(next)];
  if (before !== after) comparison.report("both inner changed", place, `is now ${after} (${before} before)`, { old: before, new: after });
  else if (was !== undefined || is !== undefined)
    compareFields(comparison, place, { old: fieldsOf(was ?? NO_FIELDS), next: fieldsOf(is ?? NO_FIELDS) });
  else comparison.report("both inner known-values", place, "names other values as examples");
}

function shapeWithin(type: CatalogType): CatalogShape | undefined {
  if (type.kind === "array") return shapeWithin(type.items);
  if (type.kind !== "object") return undefined;
  return type.shape ?? (type.values === undefined ? undefined : shapeWithin(type.values));
}
