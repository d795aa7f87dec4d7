import { type CatalogConnector, type CatalogField, type CatalogShape, type CatalogType, innerTypesOf, typeText } from "#templates/core";
import { compareTexts } from "./compare_notes.js";
import { inBoth, forBoth, inside, placeAt, type Comparison, type Pair, type Place } from "./comparison.js";
import { deepEqual, match } from "./matching.js";

const NO_FIELDS: CatalogShape = { fields: [], open: true };

/** Reports how the inner types of a connector change. One that is new or gone is one change, whatever is in it. */
export function compareInnerTypes(comparison: Comparison, connectors: Pair<CatalogConnector>): void {
  const { id } = connectors.next;
  const { removed, added, kept, isReordered, hintOf } = match(forBoth(connectors, innerTypesOf), "name", ({ shape }) => shape);
  const placeOf = (name: string): Place => placeAt(`${id}.records.${name}`);
  for (const { name } of removed) comparison.report("both inner type-removed", placeOf(name), `is no longer an inner type${hintOf(name)}`);
  for (const { name } of added) comparison.report("both inner type-added", placeOf(name), `is a new inner type${hintOf(name)}`);
  for (const pair of kept) {
    const place = placeOf(pair.next.name);
    const texts = forBoth(pair, (type) => ({ ...type, shape: null }));
    compareTexts(comparison, place, texts);
    compareFields(comparison, place, { old: fieldsOf(pair.old.shape), next: fieldsOf(pair.next.shape) });
  }
  if (isReordered) comparison.note("both sequence changed", placeAt(id));
}

/** Reports what is known about the inside of a field. One that stays open is the same to the compiler with and without a reason. */
export function compareInner(comparison: Comparison, place: Place, { old, next }: Pair<CatalogField["inner"]>): void {
  const [before, after] = [old?.type, next?.type];
  if (before === undefined && after !== undefined)
    comparison.report("both inner added", place, `now says what is inside: ${typeText(after)}`, { next: typeText(after) });
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

function compareFields(comparison: Comparison, place: Place, pair: Pair<readonly InnerField[]>): void {
  const { removed, added, kept, isReordered, hintOf } = match(pair, "name", ({ type }) => type);
  for (const { name } of removed) comparison.report("both inner removed", inside(place, name), `is no longer known${hintOf(name)}`);
  for (const { name } of added) comparison.report("both inner added", inside(place, name), `is known now${hintOf(name)}`);
  for (const field of kept) {
    const at = inside(place, field.next.name);
    const texts = forBoth(field, (one) => ({ ...one, type: null }));
    compareTexts(comparison, at, texts);
    compareInside(comparison, at, inBoth(field, "type"));
  }
  if (isReordered) comparison.note("both sequence changed", place);
}

/** Inner types have no limits: what can change is the kind, what is written inside it, and the values that it names. */
function compareInside(comparison: Comparison, place: Place, { old, next }: Pair<CatalogType>): void {
  if (deepEqual(old, next)) return;
  const [before, after] = [typeText(old), typeText(next)];
  const [was, is] = [shapeWithin(old), shapeWithin(next)];
  if (before !== after) comparison.report("both inner changed", place, `is now ${after} (${before} before)`, { old: before, next: after });
  else if (was !== undefined || is !== undefined)
    compareFields(comparison, place, { old: fieldsOf(was ?? NO_FIELDS), next: fieldsOf(is ?? NO_FIELDS) });
  else comparison.report("both inner known-values", place, "names other values as examples");
}

function shapeWithin(type: CatalogType): CatalogShape | undefined {
  if (type.kind === "array") return shapeWithin(type.items);
  if (type.kind !== "object") return undefined;
  return type.shape ?? (type.values === undefined ? undefined : shapeWithin(type.values));
}
