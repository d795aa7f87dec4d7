import { isList } from "../../templates/shared/json_values.ts";
import type { ArrayType, JsonValue, ObjectShape, ReferenceTarget, ScalarType } from "../model/types.ts";
import { isBare, type TypeKind, type ValueType, type ValueTypes } from "../model/value_types.ts";
import type { JsonSchema, TypeName } from "./json_schema.ts";

/** Makes the schemas of what is inside a type. */
export interface SchemaMaker {
  readonly type: (type: ValueType) => JsonSchema;
  readonly scalar: (type: ScalarType) => JsonSchema;
  readonly shape: (shape: ObjectShape, nullable: boolean) => JsonSchema;
  /** The `$ref` to a named type or to a part of an operation. */
  readonly definition: (name: string, nullable: boolean) => JsonSchema;
  readonly record: (name: string, nullable: boolean) => JsonSchema;
}

/** Makes the example values of what is inside a type; undefined where a value would never end. */
export interface ExampleMaker {
  readonly type: (name: string, type: ValueType) => JsonValue | undefined;
  readonly scalar: (name: string, type: ScalarType) => JsonValue;
  readonly shape: (shape: ObjectShape) => JsonValue | undefined;
  readonly record: (record: string) => JsonValue | undefined;
  readonly reference: (to: ReferenceTarget) => JsonValue | undefined;
  /** Whether the value will be inside a value of this record. */
  readonly isInside: (record: string) => boolean;
}

/** Leaves out what the values inside a value do not need. */
export interface LeanMaker {
  readonly type: (type: ValueType, value: JsonValue) => JsonValue;
  readonly fields: (value: JsonValue) => JsonValue;
}

/** The values of a kind of types. */
interface Values<Kind extends TypeKind> {
  /** What a value must be, for messages: "an array". */
  readonly noun: (type: ValueTypes[Kind]) => string;
  readonly schema: (type: ValueTypes[Kind], make: SchemaMaker) => JsonSchema;
  /** A valid value for something with this name. Null where the type allows it and there is no better one. */
  readonly example: (type: ValueTypes[Kind], make: ExampleMaker, name: string) => JsonValue | undefined;
  /** A valid value with nothing that its type does not require. */
  readonly lean: (type: ValueTypes[Kind], value: JsonValue, make: LeanMaker) => JsonValue;
  /** A value of another kind, and what it is not; undefined if there is none, or if the constraints of the type have one. */
  readonly misfit?: { readonly value: JsonValue; readonly noun: string };
}

const NO_ARRAY = { value: {}, noun: "an array" } as const;
const NO_OBJECT = { value: "text", noun: "an object" } as const;

const asIs = (_type: unknown, value: JsonValue): JsonValue => value;
const onlyFields = (_type: unknown, value: JsonValue, make: LeanMaker): JsonValue => make.fields(value);

/** The values of each kind of types. */
const VALUES: { readonly [Kind in TypeKind]: Values<Kind> } = {
  any: { noun: () => "any value", schema: () => ({}), example: () => ({}), lean: asIs },
  scalar: {
    noun: ({ types }) => types.map((name) => (name === "integer" ? "an integer" : `a ${name}`)).join(" or "),
    schema: (type, make) => make.scalar(type),
    example: (type, make, name) => make.scalar(name, type),
    lean: asIs,
  },
  array: {
    noun: () => "an array",
    schema: toArraySchema,
    example: (type, make, name) => toArrayExample(type, make, name) ?? nullOf(type),
    lean: (type, value, make) =>
      isList(value) ? value.slice(0, type.minItems ?? 0).map((element) => make.type(type.items, element)) : value,
    misfit: NO_ARRAY,
  },
  object: {
    noun: () => "an object",
    schema: ({ nullable, shape, values, named }, make) => {
      if (shape !== undefined) return named === undefined ? make.shape(shape, nullable) : make.definition(named, nullable);
      return { type: nullableName("object", nullable), additionalProperties: values === undefined ? true : make.type(values) };
    },
    example: ({ nullable, shape, values }, make) => {
      if (shape !== undefined) return make.shape(shape) ?? nullOf({ nullable });
      if (values === undefined) return nullable ? null : {};
      const value = make.type("example", values);
      return value === undefined ? {} : { example: value };
    },
    lean: onlyFields,
    misfit: NO_OBJECT,
  },
  record: {
    noun: ({ record }) => `a ${record}`,
    schema: ({ record, nullable }, make) => make.record(record, nullable),
    example: (type, make) => (make.isInside(type.record) ? undefined : make.record(type.record)) ?? nullOf(type),
    lean: onlyFields,
    misfit: NO_OBJECT,
  },
  reference: {
    noun: () => "an object",
    schema: ({ to, nullable }, make) => make.definition(definitionOf(to), nullable),
    example: ({ to }, make) => make.reference(to),
    lean: onlyFields,
    misfit: NO_OBJECT,
  },
};

/** What a value of a type must be: "a string or an integer", "an array", "a Customer". */
export function nounOf<Kind extends TypeKind>(type: ValueType<Kind>): string {
  return VALUES[type.kind].noun(type);
}

/** The schema of a type, made of the schemas of what is inside it. */
export function schemaOf<Kind extends TypeKind>(type: ValueType<Kind>, make: SchemaMaker): JsonSchema {
  return VALUES[type.kind].schema(type, make);
}

/** A valid value of a type, for something with this name; undefined where it would never end. */
export function exampleOf<Kind extends TypeKind>(name: string, type: ValueType<Kind>, make: ExampleMaker): JsonValue | undefined {
  return VALUES[type.kind].example(type, make, name);
}

/** The same value of a type with nothing that the type does not require. */
export function leanOf<Kind extends TypeKind>(type: ValueType<Kind>, value: JsonValue, make: LeanMaker): JsonValue {
  return VALUES[type.kind].lean(type, value, make);
}

/** A value that is not of the kind of a type, and what it is not. */
export function misfitOf({ kind }: ValueType): { readonly value: JsonValue; readonly noun: string } | undefined {
  return VALUES[kind].misfit;
}

/** A JSON type, or null as well. */
export function nullableName(type: TypeName, isNullable: boolean): TypeName | readonly TypeName[] {
  return isNullable ? [type, "null"] : type;
}

/** The name of the definition that a reference leads to: `customers.list.params`, `auth_config`. */
function definitionOf(to: ReferenceTarget): string {
  return to.part === "auth_config" ? to.part : `${to.operation.entity}.${to.operation.action}.${to.part}`;
}

/** Arrays always have `items`, because some code generators fail without it. */
function toArraySchema({ nullable, items, minItems, maxItems }: ArrayType, make: SchemaMaker): JsonSchema {
  return {
    type: nullableName("array", nullable),
    items: make.type(items),
    ...(minItems !== undefined && { minItems }),
    ...(maxItems !== undefined && { maxItems }),
  };
}

function toArrayExample(
  { items, nullable, minItems = 0, maxItems = Infinity }: ArrayType,
  make: ExampleMaker,
  name: string,
): JsonValue | undefined {
  const isKnown = !isBare(items);
  const isInItself = items.kind === "record" && make.isInside(items.record);
  if (nullable && !isKnown && minItems === 0) return null;
  const wanted = Math.max(minItems, Math.min(isKnown && !isInItself ? 1 : 0, maxItems));
  const built = Array.from({ length: wanted }, () => make.type(singular(name), items));
  const ending = built.filter((item) => item !== undefined);
  return ending.length < minItems ? undefined : ending;
}

/** `ids` -> `id`: the elements get the singular name. */
function singular(name: string): string {
  return name.replace(/s$/u, "");
}

function nullOf({ nullable }: { readonly nullable: boolean }): null | undefined {
  return nullable ? null : undefined;
}
