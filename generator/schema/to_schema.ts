import { optional } from "#generator/read";
import type { Connector, Field, JsonScalar, Notes, ObjectShape, ScalarType, ValueType } from "#generator/resolve";
import { constraintsOnNumbers, constraintsOnStrings } from "#generator/resolve";
import { isOfType } from "./sound_type.ts";
import { toKeywords, type JsonSchema, stringPattern } from "./json_schema.ts";
import { nullableName, schemaOf } from "./type_kinds.ts";

/** The name of a definition that `$ref`s lead to. */
export interface DefinitionName {
  /** The id of its connector; undefined for what belongs to the gateway. */
  readonly connector?: string;
  /** `Customer`, `Interval`, `customers.list.params`, `auth_config`. */
  readonly name: string;
}

/** The differences between the documents that hold schemas. */
export interface Dialect {
  /** The `$ref` that leads to a definition. */
  readonly ref: (target: DefinitionName) => string;
  /** The texts about a named part of the catalog. */
  readonly notes: (notes: Partial<Notes>) => JsonSchema;
  /** The keywords for a field besides those of its type. */
  readonly fieldNotes: (field: Field) => JsonSchema;
  /** The keywords for an open object of a request, with the reason why it is open. */
  readonly openNotes: (because: string) => JsonSchema;
  /** The schema of an object that needs at least one of several fields. */
  readonly atLeastOneOf: (object: JsonSchema, names: readonly string[]) => JsonSchema;
}

/** The context in which a type becomes a schema. */
export interface Projection {
  readonly dialect: Dialect;
  /** The connector whose records and named types the type may name. Undefined for those of the gateway. */
  readonly connector?: Connector;
  readonly side: "request" | "response";
}

/** The schema of a value. Named types, records and parts of operations become `$ref`s. */
export function toSchema(type: ValueType, projection: Projection): JsonSchema {
  const { dialect, connector } = projection;
  return schemaOf(type, {
    type: (inner) => toSchema(inner, projection),
    scalar: (scalar) => (scalar.types.length > 1 ? toUnionSchema(scalar) : toScalarSchema(scalar)),
    shape: (shape, isNullable) => toShapeSchema(shape, projection, isNullable),
    definition: (name, isNullable) => toRef({ ...(connector !== undefined && { connector: connector.id }), name }, isNullable, dialect),
    record: (name, isNullable) => toRef(recordOwner(name, connector), isNullable, dialect),
  });
}

/** The schema of an object with named fields. Records and responses accept unknown keys, so theirs has no `additionalProperties`. */
export function toShapeSchema(shape: ObjectShape, projection: Projection, isNullable = false): JsonSchema {
  const { dialect, side } = projection;
  const required = shape.fields.filter((field) => field.required).map(({ name }) => name);
  const object: JsonSchema = {
    ...(shape.openBecause !== undefined && dialect.openNotes(shape.openBecause)),
    type: nullableName("object", isNullable),
    ...(shape.fields.length > 0 && { properties: toProperties(shape.fields, projection) }),
    ...(required.length > 0 && { required }),
    ...(side === "request" && { additionalProperties: shape.open }),
    // Linters of OpenAPI documents refuse names in examples that no schema mentions.
    ...(shape.others?.some(({ pattern }) => pattern === "*") === true && { additionalProperties: true }),
  };
  return shape.atLeastOneOf === undefined ? object : dialect.atLeastOneOf(object, shape.atLeastOneOf);
}

/** The fields of an object as `properties`. */
function toProperties(fields: readonly Field[], projection: Projection): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    fields.map((field) => [field.name, { ...projection.dialect.fieldNotes(field), ...toSchema(field.type, projection) }]),
  );
}

/** One alternative for each type: strict validators and many code generators do not take a list of types. */
function toUnionSchema(type: ScalarType): JsonSchema {
  const alternatives = type.types
    .map((name) => ({ name, values: listedValues(type)?.filter((value) => isOfType(value, name)) }))
    .filter(({ values }) => values?.length !== 0)
    .map(({ name, values }) => {
      const { const: _const, enum: _enum, ...rest } = type;
      return toScalarSchema({ ...rest, nullable: false, types: [name], ...optional({ enum: values }) });
    });
  return { anyOf: [...alternatives, ...(type.nullable ? [{ type: "null" } as const] : [])] };
}

function toScalarSchema(type: ScalarType): JsonSchema {
  const [name = "string"] = type.types;
  return {
    type: nullableName(name, type.nullable),
    ...toValues(type),
    ...(name === "string" ? toTextLimits(type) : toKeywords(constraintsOnNumbers(type))),
  };
}

function toTextLimits(type: ScalarType): JsonSchema {
  const pattern = stringPattern(type);
  return { ...toKeywords(constraintsOnStrings(type)), ...optional({ pattern }) };
}

/** `const` or `enum`; null is one of the values if the type is nullable. */
function toValues(type: ScalarType): JsonSchema {
  if (type.const !== undefined && !type.nullable) return { const: type.const };
  const listed = listedValues(type);
  if (listed === undefined) return {};
  return { enum: type.nullable && !listed.includes(null) ? [...listed, null] : listed };
}

/** The values of a type that lists them. */
function listedValues(type: ScalarType): readonly JsonScalar[] | undefined {
  return type.const === undefined ? type.enum : [type.const];
}

function toRef(target: DefinitionName, isNullable: boolean, dialect: Dialect): JsonSchema {
  const ref: JsonSchema = { $ref: dialect.ref(target) };
  return isNullable ? { anyOf: [ref, { type: "null" }] } : ref;
}

/** The owner of a record: the connector if it has one of that name, otherwise the gateway. */
function recordOwner(name: string, connector: Connector | undefined): DefinitionName {
  const isOwn = connector?.records.some((record) => record.name === name) ?? false;
  return { ...(isOwn && connector !== undefined && { connector: connector.id }), name };
}
