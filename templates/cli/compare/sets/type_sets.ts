import type { CatalogField, CatalogRecord, CatalogShape, CatalogType } from "#templates/core";
import type { Effect } from "../change.js";
import type { Pair } from "../comparison.js";
import { flatten, scalarSets, type ScalarSets } from "./flat_scalar.js";
import { isEmptyNumbers, isSubsetOfNumbers } from "./number_set.js";
import { isEmptyStrings, isSubsetOfStrings } from "./string_set.js";

/** The records of a connector and of the gateway by name. */
export type Records = ReadonlyMap<string, CatalogRecord>;

/** A type with the records that it may name. */
interface ScopedType {
  readonly type: CatalogType;
  readonly records: Records;
}

/** Pairs of records that have been met: a record that contains itself is compared once. One difference anywhere is enough. */
type Met = Set<string>;

/** The effect on the values of a type when another one takes its place, each with the records that it may name. */
export function effectOfTypes(types: Pair<CatalogType>, records: Pair<Records>): Effect {
  const [old, next] = [
    { type: types.old, records: records.old },
    { type: types.next, records: records.next },
  ];
  return { lost: !isSubset(old, next, new Set()), gained: !isSubset(next, old, new Set()) };
}

/** The effect on the objects of a shape when another one takes its place. */
export function effectOfShapes({ old, next }: Pair<CatalogShape>, records: Pair<Records>): Effect {
  const typeOf = (shape: CatalogShape): CatalogType => ({ kind: "object", nullable: false, shape });
  return effectOfTypes({ old: typeOf(old), next: typeOf(next) }, records);
}

/** Whether all values of one scalar type belong to another. */
export function isSubsetOfScalars(inner: ScalarSets & { readonly nullable: boolean }, outer: typeof inner): boolean {
  return (
    (!inner.nullable || outer.nullable) &&
    inner.booleans.every((value) => outer.booleans.includes(value)) &&
    isSubsetOfNumbers(inner.numbers, outer.numbers) &&
    isSubsetOfStrings(inner.strings, outer.strings)
  );
}

/** The names of the fields without which an object is refused: those that are required, and the only one of `atLeastOneOf`. */
export function demandedNames({ fields, atLeastOneOf = [] }: CatalogShape): ReadonlySet<string> {
  return new Set([
    ...fields.filter(({ required }) => required).map(({ name }) => name),
    ...(atLeastOneOf.length === 1 ? atLeastOneOf : []),
  ]);
}

/** Whether every object that one shape accepts has one of the fields that another shape wants at least one of. */
export function hasOneOf(shape: CatalogShape, wanted: readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  const demanded = demandedNames(shape);
  return wanted.some((name) => demanded.has(name)) || (shape.atLeastOneOf?.every((name) => wanted.includes(name)) ?? false);
}

/** The values of a type by their kind. Arrays and objects are undefined where the type has none. */
interface Values extends ScalarSets {
  readonly records: Records;
  readonly nullable: boolean;
  readonly arrays?: { readonly items: CatalogType; readonly least: number; readonly most: number };
  readonly objects?: Objects;
}

interface Objects {
  readonly shape: CatalogShape;
  readonly fields: ReadonlyMap<string, CatalogField>;
  /** The type of values under all other names; undefined if there must be no others. */
  readonly rest: CatalogType | undefined;
  readonly demanded: ReadonlySet<string>;
  /** The record whose fields these are. */
  readonly record?: string;
}

const ANY: CatalogType = { kind: "any" };
const NO_SCALARS: ScalarSets = { booleans: [], numbers: { listed: [] }, strings: { listed: [] } };
const ALL_SCALARS: ScalarSets = { booleans: [true, false], numbers: { isWhole: false }, strings: {} };
const NO_FIELDS: CatalogShape = { fields: [], open: true };

function valuesOf({ type, records }: ScopedType): Values {
  switch (type.kind) {
    case "any": {
      const arrays = { items: ANY, least: 0, most: Infinity };
      return { ...ALL_SCALARS, records, nullable: true, arrays, objects: toObjects(undefined, ANY) };
    }
    case "scalar":
      return { ...scalarSets(flatten(type)), records, nullable: type.nullable };
    case "array": {
      const { nullable, items, minItems: least = 0, maxItems: most = Infinity } = type;
      return { ...NO_SCALARS, records, nullable, arrays: { items, least, most } };
    }
    case "object":
      return { ...NO_SCALARS, records, nullable: type.nullable, objects: toObjects(type.shape, type.values ?? ANY) };
    case "record": {
      // A record that is not there is taken for a bare object.
      const objects = { ...toObjects(records.get(type.record)?.shape, ANY), record: type.record };
      return { ...NO_SCALARS, records, nullable: type.nullable, objects };
    }
  }
}

function toObjects(shape: CatalogShape | undefined, values: CatalogType): Objects {
  if (shape === undefined) return { shape: NO_FIELDS, fields: new Map(), rest: values, demanded: new Set() };
  const fields = new Map(shape.fields.map((field) => [field.name, field]));
  return { shape, fields, rest: shape.open ? ANY : undefined, demanded: demandedNames(shape) };
}

function isSubset(inner: ScopedType, outer: ScopedType, met: Met): boolean {
  if (outer.type.kind === "any") return true;
  const [from, into] = [valuesOf(inner), valuesOf(outer)];
  return isSubsetOfScalars(from, into) && areArraysWithin(from, into, met) && areObjectsWithin(from, into, met);
}

function areArraysWithin({ arrays: inner, records }: Values, { arrays: outer, records: others }: Values, met: Met): boolean {
  if (inner === undefined || isEmptyArrays(inner, records)) return true;
  if (outer === undefined || inner.least < outer.least) return false;
  const items = { type: inner.items, records };
  // Elements that cannot be there do not count.
  if (inner.most === 0 || isEmpty(items)) return true;
  return inner.most <= outer.most && isSubset(items, { type: outer.items, records: others }, met);
}

function areObjectsWithin(from: Values, into: Values, met: Met): boolean {
  const [inner, outer] = [from.objects, into.objects];
  if (inner === undefined) return true;
  if (inner.record !== undefined && outer?.record !== undefined) {
    const pair = `${inner.record} ${outer.record}`;
    if (met.has(pair)) return true;
    met.add(pair);
  }
  if (isEmptyObjects(inner, from.records)) return true;
  if (outer === undefined) return false;
  // Undefined stands for values that an object must not have.
  const isWithin = (type: CatalogType | undefined, other: CatalogType | undefined): boolean => {
    if (type === undefined) return true;
    const scoped = { type, records: from.records };
    return other === undefined ? isEmpty(scoped) : isSubset(scoped, { type: other, records: into.records }, met);
  };
  const typeUnder = ({ fields, rest }: Objects, name: string): CatalogType | undefined => fields.get(name)?.type ?? rest;
  const names = [...new Set([...inner.fields.keys(), ...outer.fields.keys()])];
  return (
    [...outer.demanded].every((name) => inner.demanded.has(name)) &&
    hasOneOf(inner.shape, outer.shape.atLeastOneOf) &&
    names.every((name) => isWithin(typeUnder(inner, name), typeUnder(outer, name))) &&
    isWithin(inner.rest, outer.rest)
  );
}

/** Whether a type has no values. `around` are the records that it is in. */
function isEmpty(scoped: ScopedType, around: ReadonlySet<string> = new Set()): boolean {
  const { nullable, booleans, numbers, strings, arrays, objects, records } = valuesOf(scoped);
  return (
    !nullable &&
    booleans.length === 0 &&
    isEmptyNumbers(numbers) &&
    isEmptyStrings(strings) &&
    (arrays === undefined || isEmptyArrays(arrays, records, around)) &&
    (objects === undefined || isEmptyObjects(objects, records, around))
  );
}

function isEmptyArrays({ items, least, most }: NonNullable<Values["arrays"]>, records: Records, around?: ReadonlySet<string>): boolean {
  return least > most || (least > 0 && isEmpty({ type: items, records }, around));
}

/** A record that requires itself has no values: a mistake in a catalog that is unusable anyway. */
function isEmptyObjects({ fields, demanded, record }: Objects, records: Records, around: ReadonlySet<string> = new Set()): boolean {
  if (record !== undefined && around.has(record)) return false;
  const within = record === undefined ? around : new Set([...around, record]);
  return [...demanded].some((name) => {
    const field = fields.get(name);
    return field !== undefined && isEmpty({ type: field.type, records }, within);
  });
}
