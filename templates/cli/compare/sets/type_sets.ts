import type { CatalogField, CatalogRecord, CatalogScalar, CatalogShape, CatalogType } from "#templates/core";
import type { Effect } from "../change.js";
import { flatten, scalarSets, type ScalarSets } from "./flat_scalar.js";
import { isEmptyNumbers, isSubsetOfNumbers } from "./number_set.js";
import { isEmptyStrings, isSubsetOfStrings } from "./string_set.js";

/** The records of a connector and of the gateway by name. */
export type Records = ReadonlyMap<string, CatalogRecord>;

/** A type with the records that it may name. */
export interface ScopedType<Type extends CatalogType = CatalogType> {
  readonly type: Type;
  readonly records: Records;
}

/** A shape with the records that its fields may name. */
export interface ScopedShape {
  readonly shape: CatalogShape;
  readonly records: Records;
}

/** Pairs of records that have been met: a record that contains itself is compared once. One difference anywhere is enough. */
type Met = Set<string>;

/** The effect on the values of a type when another one takes its place. */
export function effectOfTypes(old: ScopedType, next: ScopedType): Effect {
  return { lost: !isSubset(old, next, new Set()), gained: !isSubset(next, old, new Set()) };
}

/** Whether all objects of one shape belong to another. */
export function isSubsetOfShapes(inner: ScopedShape, outer: ScopedShape): boolean {
  return isSubset(objectOf(inner), objectOf(outer), new Set());
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

function objectOf({ shape, records }: ScopedShape): ScopedType {
  return { type: { kind: "object", nullable: false, shape }, records };
}

/** The values of a type by their kind. Arrays and objects are undefined where the type has none. */
interface Values extends ScalarSets {
  readonly nullable: boolean;
  readonly arrays?: { readonly items: CatalogType; readonly least: number; readonly most: number } | undefined;
  readonly objects?: Objects | undefined;
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
    case "any":
      return { ...ALL_SCALARS, nullable: true, arrays: { items: ANY, least: 0, most: Infinity }, objects: toObjects(undefined, ANY) };
    case "scalar":
      return { ...setsOf(type), nullable: type.nullable };
    case "array":
      return {
        ...NO_SCALARS,
        nullable: type.nullable,
        arrays: { items: type.items, least: type.minItems ?? 0, most: type.maxItems ?? Infinity },
      };
    case "object":
      return { ...NO_SCALARS, nullable: type.nullable, objects: toObjects(type.shape, type.values ?? ANY) };
    case "record":
      return { ...NO_SCALARS, nullable: type.nullable, objects: recordObjects(type.record, records) };
  }
}

function setsOf(type: CatalogScalar): ScalarSets {
  return scalarSets(flatten(type));
}

function toObjects(shape: CatalogShape | undefined, values: CatalogType): Objects {
  if (shape === undefined) return { shape: NO_FIELDS, fields: new Map(), rest: values, demanded: new Set() };
  const fields = new Map(shape.fields.map((field) => [field.name, field]));
  return { shape, fields, rest: shape.open ? ANY : undefined, demanded: demandedNames(shape) };
}

/** A record that is not there is taken for a bare object. */
function recordObjects(name: string, records: Records): Objects {
  const record = records.get(name);
  return { ...toObjects(record?.shape, ANY), record: name };
}

function isSubset(inner: ScopedType, outer: ScopedType, met: Met): boolean {
  if (outer.type.kind === "any") return true;
  const [from, into] = [valuesOf(inner), valuesOf(outer)];
  return (
    isSubsetOfScalars(from, into) &&
    areArraysWithin({ ...inner, arrays: from.arrays }, { ...outer, arrays: into.arrays }, met) &&
    areObjectsWithin({ ...inner, objects: from.objects }, { ...outer, objects: into.objects }, met)
  );
}

interface ScopedArrays {
  readonly arrays: Values["arrays"];
  readonly records: Records;
}

function areArraysWithin({ arrays: inner, records }: ScopedArrays, outside: ScopedArrays, met: Met): boolean {
  if (inner === undefined || isEmptyArrays(inner, records, NONE)) return true;
  const { arrays: outer } = outside;
  if (outer === undefined || inner.least < outer.least) return false;
  const items = { type: inner.items, records };
  // Elements that cannot be there do not count.
  if (inner.most === 0 || isEmpty(items, NONE)) return true;
  return inner.most <= outer.most && isSubset(items, { type: outer.items, records: outside.records }, met);
}

interface ScopedObjects {
  readonly objects: Objects;
  readonly records: Records;
}

interface MaybeObjects {
  readonly objects: Values["objects"];
  readonly records: Records;
}

function areObjectsWithin({ objects: inner, records }: MaybeObjects, { objects: outer, ...outside }: MaybeObjects, met: Met): boolean {
  if (inner === undefined) return true;
  if (inner.record !== undefined && outer?.record !== undefined) {
    const pair = `${inner.record} ${outer.record}`;
    if (met.has(pair)) return true;
    met.add(pair);
  }
  if (isEmptyObjects(inner, records, NONE)) return true;
  return outer !== undefined && areNamesWithin({ objects: inner, records }, { ...outside, objects: outer }, met);
}

function areNamesWithin(inside: ScopedObjects, outside: ScopedObjects, met: Met): boolean {
  const [inner, outer] = [inside.objects, outside.objects];
  const names = new Set([...inner.fields.keys(), ...outer.fields.keys()]);
  const typeUnder = ({ objects, records }: ScopedObjects, name: string): MaybeType => {
    return { type: objects.fields.get(name)?.type ?? objects.rest, records };
  };
  return (
    [...outer.demanded].every((name) => inner.demanded.has(name)) &&
    hasOneOf(inner.shape, outer.shape.atLeastOneOf) &&
    [...names].every((name) => isMaybeWithin(typeUnder(inside, name), typeUnder(outside, name), met)) &&
    isMaybeWithin({ type: inner.rest, records: inside.records }, { type: outer.rest, records: outside.records }, met)
  );
}

/** The type of values under a name; undefined if an object must not have the name. */
interface MaybeType {
  readonly type: CatalogType | undefined;
  readonly records: Records;
}

function isMaybeWithin(inner: MaybeType, outer: MaybeType, met: Met): boolean {
  if (inner.type === undefined) return true;
  const from: ScopedType = { type: inner.type, records: inner.records };
  return outer.type === undefined ? isEmpty(from, NONE) : isSubset(from, { type: outer.type, records: outer.records }, met);
}

/** The records around a type that might be empty. */
type Around = ReadonlySet<string>;

const NONE: Around = new Set();

function isEmpty(scoped: ScopedType, around: Around): boolean {
  const { nullable, booleans, numbers, strings, arrays, objects } = valuesOf(scoped);
  return (
    !nullable &&
    booleans.length === 0 &&
    isEmptyNumbers(numbers) &&
    isEmptyStrings(strings) &&
    (arrays === undefined || isEmptyArrays(arrays, scoped.records, around)) &&
    (objects === undefined || isEmptyObjects(objects, scoped.records, around))
  );
}

function isEmptyArrays({ items, least, most }: NonNullable<Values["arrays"]>, records: Records, around: Around): boolean {
  return least > most || (least > 0 && isEmpty({ type: items, records }, around));
}

/** A record that requires itself has no values: a mistake in a catalog that is unusable anyway. */
function isEmptyObjects({ fields, demanded, record }: Objects, records: Records, around: Around): boolean {
  if (record !== undefined && around.has(record)) return false;
  const within = record === undefined ? around : new Set([...around, record]);
  return [...demanded].some((name) => {
    const field = fields.get(name);
    return field !== undefined && isEmpty({ type: field.type, records }, within);
  });
}
