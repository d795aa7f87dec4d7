import { isList } from "#templates/core";
import type {
  AppliedConstraint,
  ArrayType,
  JsonValue,
  ObjectShape,
  ReferenceTarget,
  ScalarType,
  TypeKind,
  ValueType,
  ValueTypes,
} from "#generator/resolve";
import { constraintsOnItems, isBare, partTypeName } from "#generator/resolve";
import { sequence, type Code, type Property, ident, article, singular } from "#generator/print";
import { toKeywords, type JsonSchema, type TypeName } from "./json_schema.ts";

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
export interface LeastValueMaker {
  readonly type: (type: ValueType, value: JsonValue) => JsonValue;
  readonly fields: (value: JsonValue) => JsonValue;
}

/** Prints the TypeScript types of what is inside a type. */
export interface TypePrinter {
  /** `enclosed` puts a union in parentheses. */
  readonly type: (type: ValueType, style?: { readonly enclosed: boolean }) => Code;
  readonly scalar: (type: ScalarType) => readonly Code[];
  readonly shape: (shape: ObjectShape) => Code;
}

/** Prints the rules of what is inside a type. */
export interface RulePrinter {
  readonly rule: (type: ValueType) => Code;
  /** The notation of a type; undefined if its rule needs more. */
  readonly notation: (type: ValueType) => string | undefined;
  readonly scalar: (type: ScalarType) => readonly (Property | undefined)[];
  /** Whether a scalar type has no constraints. */
  readonly isPlain: (type: ScalarType) => boolean;
  /** The properties for some constraints. */
  readonly limits: (constraints: readonly AppliedConstraint<number>[]) => readonly Property[];
  readonly table: (shape: ObjectShape) => Code;
  /** The table of a record or a named type. */
  readonly refer: (name: string) => Property;
  /** Collects the names of the runtime that the rule uses and the module must import. */
  readonly uses: Set<string>;
}

/** The forms of a kind of types in the outputs. */
interface Outputs<Kind extends TypeKind> {
  /** A noun for a value, for messages: "an array". */
  readonly noun: (type: ValueTypes[Kind]) => string;
  readonly schema: (type: ValueTypes[Kind], make: SchemaMaker) => JsonSchema;
  /** A valid value for something with this name. Null where the type allows it and there is no better one. */
  readonly example: (type: ValueTypes[Kind], make: ExampleMaker, name: string) => JsonValue | undefined;
  /** A valid value with nothing that its type does not require. */
  readonly leastValue: (type: ValueTypes[Kind], value: JsonValue, make: LeastValueMaker) => JsonValue;
  /** A value of another kind, and what it is not; undefined if there is none, or if the constraints of the type have one. */
  readonly otherKind?: { readonly value: JsonValue; readonly noun: string };
  /** The members of the union that the TypeScript type is, without null. */
  readonly type: (type: ValueTypes[Kind], print: TypePrinter) => readonly Code[];
  /** The type in the notation of the catalog, without null; undefined if its rule needs properties. */
  readonly notation?: (type: ValueTypes[Kind], print: RulePrinter) => string | undefined;
  /** The properties of its rule in the tables of the validators. */
  readonly rule: (type: ValueTypes[Kind], print: RulePrinter) => readonly (Property | undefined)[];
}

const NO_ARRAY = { value: {}, noun: "an array" } as const;
const NO_OBJECT = { value: "text", noun: "an object" } as const;

const asIs = (_type: unknown, value: JsonValue): JsonValue => value;
const onlyFields = (_type: unknown, value: JsonValue, make: LeastValueMaker): JsonValue => make.fields(value);

const OUTPUTS: { readonly [Kind in TypeKind]: Outputs<Kind> } = {
  any: {
    noun: () => "any value",
    schema: () => ({}),
    example: () => ({}),
    leastValue: asIs,
    type: () => ["unknown"],
    notation: () => "any",
    rule: () => [],
  },
  scalar: {
    noun: ({ types }) => types.map((name) => (name === "integer" ? "an integer" : `a ${name}`)).join(" or "),
    schema: (type, make) => make.scalar(type),
    example: (type, make, name) => make.scalar(name, type),
    leastValue: asIs,
    type: (type, print) => print.scalar(type),
    notation: (type, print) => (print.isPlain(type) ? type.types.join(" | ") : undefined),
    rule: (type, print) => print.scalar(type),
  },
  array: {
    noun: () => "an array",
    schema: toArraySchema,
    example: (type, make, name) => toArrayExample(type, make, name) ?? nullOf(type),
    leastValue: (type, value, make) =>
      isList(value) ? value.slice(0, type.minItems ?? 0).map((element) => make.type(type.items, element)) : value,
    otherKind: NO_ARRAY,
    type: ({ items }, print) => [sequence(print.type(items, { enclosed: true }), "[]")],
    notation: (type, print) => {
      const inner = constraintsOnItems(type).length === 0 ? print.notation(type.items) : undefined;
      return inner === undefined || inner === "any" ? inner && "array" : `array<${inner}>`;
    },
    rule: (type, print) => [["items", print.rule(type.items)], ...print.limits(constraintsOnItems(type)), orNull(type.nullable)],
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
    leastValue: onlyFields,
    otherKind: NO_OBJECT,
    type: ({ named, shape, values }, print) => {
      if (named !== undefined && shape !== undefined) return [ident(named)];
      if (values !== undefined) return [sequence("{ [key: string]: ", print.type(values), " }")];
      return [shape === undefined ? "{ [key: string]: unknown }" : print.shape(shape)];
    },
    notation: ({ shape, values }) => (shape === undefined && values === undefined ? "object" : undefined),
    rule: ({ named, shape, values, nullable }, print) => {
      if (named !== undefined && shape !== undefined) return [print.refer(named), orNull(nullable)];
      const inside: Property = shape === undefined ? ["values", print.rule(values ?? { kind: "any" })] : ["table", print.table(shape)];
      return [inside, orNull(nullable)];
    },
  },
  record: {
    noun: ({ record }) => `${article(record)} ${record}`,
    schema: ({ record, nullable }, make) => make.record(record, nullable),
    example: (type, make) => (make.isInside(type.record) ? undefined : make.record(type.record)) ?? nullOf(type),
    leastValue: onlyFields,
    otherKind: NO_OBJECT,
    type: ({ record }) => [ident(record)],
    rule: ({ record, nullable }, print) => [print.refer(record), orNull(nullable)],
  },
  reference: {
    noun: () => "an object",
    schema: ({ to, nullable }, make) => make.definition(definitionOf(to), nullable),
    example: ({ to }, make) => make.reference(to),
    leastValue: onlyFields,
    otherKind: NO_OBJECT,
    type: ({ to }) => [ident(to.part === "auth_config" ? "AuthConfig" : partTypeName(to.operation, to.part))],
    rule: ({ to, nullable }, print) => [
      to.part === "auth_config" ? ["validator", "authConfig"] : print.refer(partTypeName(to.operation, to.part)),
      orNull(nullable),
    ],
  },
};

/** A noun for a value of a type: "a string or an integer", "an array", "a Customer". */
export function nounOf<Kind extends TypeKind>(type: ValueType<Kind>): string {
  return OUTPUTS[type.kind].noun(type);
}

/** The schema of a type, made of the schemas of what is inside it. */
export function schemaOf<Kind extends TypeKind>(type: ValueType<Kind>, make: SchemaMaker): JsonSchema {
  return OUTPUTS[type.kind].schema(type, make);
}

/** A valid value of a type, for something with this name; undefined where it would never end. */
export function exampleOf<Kind extends TypeKind>(name: string, type: ValueType<Kind>, make: ExampleMaker): JsonValue | undefined {
  return OUTPUTS[type.kind].example(type, make, name);
}

/** A value of a type reduced to the parts that the type requires. */
export function leastValueOf<Kind extends TypeKind>(type: ValueType<Kind>, value: JsonValue, make: LeastValueMaker): JsonValue {
  return OUTPUTS[type.kind].leastValue(type, value, make);
}

/** A value that is not of the kind of a type, and what it is not. */
export function otherKindOf({ kind }: ValueType): { readonly value: JsonValue; readonly noun: string } | undefined {
  return OUTPUTS[kind].otherKind;
}

/** The members of the union that the TypeScript type is, without null. */
export function typeOf<Kind extends TypeKind>(type: ValueType<Kind>, print: TypePrinter): readonly Code[] {
  return OUTPUTS[type.kind].type(type, print);
}

/** The notation of a type without null, for the tables of the validators; undefined if its rule needs properties. */
export function notationOf<Kind extends TypeKind>(type: ValueType<Kind>, print: RulePrinter): string | undefined {
  return OUTPUTS[type.kind].notation?.(type, print);
}

/** The properties of the rule for a type, for the tables of the validators. */
export function ruleOf<Kind extends TypeKind>(type: ValueType<Kind>, print: RulePrinter): readonly (Property | undefined)[] {
  return OUTPUTS[type.kind].rule(type, print);
}

/** The property of a rule that accepts null as well; undefined if it does not. */
export function orNull(nullable: boolean): Property | undefined {
  return nullable ? ["nullable", "true"] : undefined;
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
function toArraySchema(type: ArrayType, make: SchemaMaker): JsonSchema {
  return { type: nullableName("array", type.nullable), items: make.type(type.items), ...toKeywords(constraintsOnItems(type)) };
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

function nullOf({ nullable }: { readonly nullable: boolean }): null | undefined {
  return nullable ? null : undefined;
}
