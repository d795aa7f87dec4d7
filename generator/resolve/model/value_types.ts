import type { ItemLimits } from "#templates/core";
import type { Connector, ObjectShape, Operation, ScalarType } from "./types.ts";
import type { Records } from "./walk.ts";

/**
 * The kinds of types: what each of them holds, and what is inside it. Everything else that depends on the kind of a type is in
 * a table with one entry for each kind, so that the compiler finds the tables that lack a new kind.
 */

/** Anything, null included. */
export interface AnyType {
  readonly kind: "any";
}

export interface ArrayType extends ItemLimits {
  readonly kind: "array";
  readonly nullable: boolean;
  readonly items: ValueType;
}

/** An object with named fields, with free names whose values have one type, or with anything inside. */
export interface ObjectType {
  readonly kind: "object";
  readonly nullable: boolean;
  /** Undefined for a bare object. */
  readonly shape?: ObjectShape;
  /** The type of all values of a map; never together with `shape`. */
  readonly values?: ValueType;
  /** The named type that has this shape, if any. */
  readonly named?: string;
}

/** An object described by a record of the same connector (or of the gateway). */
export interface RecordType {
  readonly kind: "record";
  readonly nullable: boolean;
  readonly record: string;
}

/** A part of a request or response body that has a type, a schema and a validator of its own. No field of the catalog has this type. */
export interface ReferenceType {
  readonly kind: "reference";
  readonly nullable: boolean;
  readonly to: ReferenceTarget;
}

export type ReferenceTarget =
  | { readonly part: "params" | "meta"; readonly operation: Operation; readonly shape: ObjectShape }
  /** One of the connector's auth methods. */
  | { readonly part: "auth_config"; readonly connector: Connector };

/** The types by their kind. */
export interface ValueTypes {
  readonly any: AnyType;
  readonly scalar: ScalarType;
  readonly array: ArrayType;
  readonly object: ObjectType;
  readonly record: RecordType;
  readonly reference: ReferenceType;
}

export type TypeKind = keyof ValueTypes;

/** A type of any of the kinds. */
export type ValueType<Kind extends TypeKind = TypeKind> = { readonly [One in Kind]: ValueTypes[One] & { readonly kind: One } }[Kind];

/** How a value leads to the values inside it. */
export interface Step {
  readonly name: "element" | "value";
  /** Elements have an index, values a name. */
  readonly key: "number" | "string";
  /** How paths show it: `lines[].price`. */
  readonly path: string;
  /** The keys under which the catalog has the inner type. */
  readonly keys: readonly string[];
}

/** A type written inside another one. */
export interface InnerType {
  /** The property of the outer type that holds it; with its index, if that is a list of types. */
  readonly property: string;
  readonly index?: number;
  readonly type: ValueType;
  readonly step: Step;
  /** Every value of the outer type has at least one value of the inner type. */
  readonly demanded: boolean;
}

/** Functions that replace what is inside a type. */
export interface Replacement {
  readonly type: (type: ValueType) => ValueType;
  readonly shape: (shape: ObjectShape) => ObjectShape;
}

interface Structure<Kind extends TypeKind> {
  /** The types written inside it, except those of named fields. */
  readonly inner: (type: ValueTypes[Kind]) => readonly InnerType[];
  /** The named fields written inside it, and whether they are those of a named type. */
  readonly shape: (type: ValueTypes[Kind]) => { readonly shape: ObjectShape; readonly isShared: boolean } | undefined;
  /** The named fields of its values, wherever they are written. */
  readonly fields: (type: ValueTypes[Kind], records: Records) => ObjectShape | undefined;
  /** The type with its inner types or fields replaced. Anything that it no longer shares with a named type or a part is written out. */
  readonly replaceInner: (type: ValueTypes[Kind], replacement: Replacement) => ValueType;
  /** Limits on the number of elements. */
  readonly limits: (type: ValueTypes[Kind]) => ItemLimits;
  /** The names of what is inside its values are not known. */
  readonly isBare: (type: ValueTypes[Kind]) => boolean;
}

const ELEMENT: Step = { name: "element", key: "number", path: "[]", keys: ["items"] };
const VALUE: Step = { name: "value", key: "string", path: ".*", keys: [] };

/** For types with nothing inside. */
const LEAF = {
  inner: () => [],
  shape: () => undefined,
  fields: () => undefined,
  replaceInner: (type: ValueType) => type,
  limits: () => ({}),
  isBare: () => false,
} as const;

const STRUCTURES: { readonly [Kind in TypeKind]: Structure<Kind> } = {
  any: { ...LEAF, isBare: () => true },
  scalar: LEAF,
  array: {
    ...LEAF,
    inner: ({ items, minItems = 0 }) => [{ property: "items", type: items, step: ELEMENT, demanded: minItems > 0 }],
    replaceInner: (type, replacement) => ({ ...type, items: replacement.type(type.items) }),
    limits: (type) => type,
  },
  object: {
    ...LEAF,
    inner: ({ values }) => (values === undefined ? [] : [{ property: "values", type: values, step: VALUE, demanded: false }]),
    shape: ({ shape, named }) => shape && { shape, isShared: named !== undefined },
    fields: ({ shape }) => shape,
    replaceInner: ({ kind, nullable, shape, values }, replacement) => ({
      ...{ kind, nullable },
      ...(shape !== undefined && { shape: replacement.shape(shape) }),
      ...(values !== undefined && { values: replacement.type(values) }),
    }),
    isBare: ({ shape }) => shape === undefined,
  },
  record: { ...LEAF, fields: ({ record }, records) => records.get(record)?.shape },
  reference: {
    ...LEAF,
    fields: ({ to }) => (to.part === "auth_config" ? undefined : to.shape),
    replaceInner: ({ nullable, to }, replacement) => ({
      ...{ kind: "object", nullable },
      ...(to.part !== "auth_config" && { shape: replacement.shape(to.shape) }),
    }),
    isBare: ({ to }) => to.part === "auth_config",
  },
};

/** The types written inside a type, except those of its named fields. */
export function innerTypes<Kind extends TypeKind>(type: ValueType<Kind>): readonly InnerType[] {
  return STRUCTURES[type.kind].inner(type);
}

/** The type written inside a type for what its values have under a name or an index; undefined if there is none. */
export function innerTypeAt(type: ValueType, key: string | number): InnerType | undefined {
  return innerTypes(type).find(({ step, index }) => step.key === typeof key && (index === undefined || index === key));
}

/** The named fields written inside a type: not those of a record, which are written there. */
export function writtenShape<Kind extends TypeKind>(type: ValueType<Kind>): ObjectShape | undefined {
  return STRUCTURES[type.kind].shape(type)?.shape;
}

/** Named fields written inside a type. */
export interface WrittenShape {
  readonly shape: ObjectShape;
  /** How a value leads to the object. */
  readonly steps: readonly Step[];
  /** They are those of a named type. */
  readonly isShared: boolean;
}

/** The named fields written inside a type or inside its inner types, but not those inside other fields. */
export function writtenShapes<Kind extends TypeKind>(type: ValueType<Kind>): readonly WrittenShape[] {
  const ownShape = STRUCTURES[type.kind].shape(type);
  const inner = innerTypes(type).flatMap(({ type: inside, step }) =>
    writtenShapes(inside).map((written) => ({ ...written, steps: [step, ...written.steps] })),
  );
  return ownShape === undefined ? inner : [{ ...ownShape, steps: [] }, ...inner];
}

/** The named fields of the values of a type; undefined if they have none. */
export function shapeOf<Kind extends TypeKind>(type: ValueType<Kind>, records: Records): ObjectShape | undefined {
  return STRUCTURES[type.kind].fields(type, records);
}

/** The type with its inner types or fields replaced, as an object of its own where it was a named type or a part. */
export function replaceInner<Kind extends TypeKind>(type: ValueType<Kind>, replacement: Replacement): ValueType {
  return STRUCTURES[type.kind].replaceInner(type, replacement);
}

/** The limits on the number of elements; none for a type without elements. */
export function itemLimits<Kind extends TypeKind>(type: ValueType<Kind>): ItemLimits {
  return STRUCTURES[type.kind].limits(type);
}

/** Whether a type allows any names inside its values: `any`, an object without fields, a map. */
export function isBare<Kind extends TypeKind>(type: ValueType<Kind>): boolean {
  return STRUCTURES[type.kind].isBare(type);
}

/** Whether null is allowed beside the values of the kind. */
export function isNullable(type: ValueType): boolean {
  return type.kind !== "any" && type.nullable;
}

/** A type with null, or without it. Any value may be null in any case. */
export function withNull(type: ValueType, nullable = true): ValueType {
  return type.kind === "any" ? type : { ...type, nullable };
}

/** Whether a value can be true or false. */
export function isBoolean(type: ValueType): boolean {
  return type.kind === "scalar" && type.types.includes("boolean");
}

/** The type of what is in an array, at whatever depth; any other type itself. */
export function elementType(type: ValueType): ValueType {
  return type.kind === "array" ? elementType(type.items) : type;
}
