import type { Field, ObjectShape, ScalarType, ValueType } from "../../model/types.ts";
import type { JsonSchema } from "../../schema/json_schema.ts";
import { sentences } from "../../schema/texts.ts";
import { toSchema, type Dialect } from "../../schema/to_schema.ts";
import { nullableName, schemaOf } from "../../schema/type_kinds.ts";
import { describeField, describeNeeded, type FieldPlace } from "./tool_texts.ts";

/**
 * The JSON Schema of an object for a language model: complete, without `$ref`, and as short as it can be without a change of meaning.
 * It accepts everything that the documented schema accepts. It does not refuse unknown names, because what runs the operation does
 * so with a better message, and it says in words that one of several fields is needed.
 */
export function toToolSchema(shape: ObjectShape, place: FieldPlace): JsonSchema {
  const { fields } = shape;
  const required = fields.filter((field) => field.required).map(({ name }) => name);
  const properties = Object.fromEntries(fields.map((field) => [field.name, toProperty(field, place)]));
  return { type: "object", properties, ...(required.length > 0 && { required }) };
}

function toProperty(field: Field, place: FieldPlace): JsonSchema {
  const { description: needed, ...schema } = typeSchema(field.type, { ...place, path: [...place.path, field] });
  const description = sentences([describeField(field, place), needed]);
  return { ...(description !== undefined && { description }), ...(isPageSize(field) ? withoutLeast(schema) : schema), ...toDefault(field) };
}

/** A page without records is of no use, so its minimum is no help. */
function withoutLeast({ minimum: _minimum, ...schema }: JsonSchema): JsonSchema {
  return schema;
}

/** A default that a document states. That of a page size does not matter, and `false` is what a caller expects anyway. */
function toDefault(field: Field): JsonSchema {
  const { default: preset } = field;
  const isSaid = preset?.origin.kind === "stated" && preset.value !== false && !isPageSize(field);
  return isSaid ? { default: preset.value } : {};
}

function isPageSize({ role }: Field): boolean {
  return role?.kind === "paging" && role.part === "size";
}

function typeSchema(type: ValueType, place: FieldPlace): JsonSchema {
  // Named types are written out.
  if (type.kind === "object" && type.shape !== undefined) return shapeSchema(type.shape, type.nullable, place);
  return schemaOf(type, {
    type: (inner) => typeSchema(inner, place),
    scalar: scalarSchema,
    shape: (shape, nullable) => shapeSchema(shape, nullable, place),
    // Params name no records, and cannot be inside themselves.
    definition: (_name, nullable) => openObject(nullable),
    record: (_name, nullable) => openObject(nullable),
  });
}

function shapeSchema(shape: ObjectShape, nullable: boolean, place: FieldPlace): JsonSchema {
  const needed = describeNeeded(shape);
  return { ...(needed !== undefined && { description: needed }), ...toToolSchema(shape, place), type: nullableName("object", nullable) };
}

function openObject(nullable: boolean): JsonSchema {
  return { type: nullableName("object", nullable) };
}

/**
 * A list joined by commas is described in words, and a format by its name: their patterns are long. A single value is a list of one,
 * because some models know no `const`.
 */
function scalarSchema({ commaList: _commaList, format, ...scalar }: ScalarType): JsonSchema {
  const { const: only, ...schema } = toSchema(scalar, { dialect: PLAIN, side: "request" });
  return { ...schema, ...(only !== undefined && { enum: [only] }), ...(format !== undefined && { format }) };
}

/** For scalars: they have no notes, and name nothing. */
const PLAIN: Dialect = {
  ref: () => "",
  notes: () => ({}),
  fieldNotes: () => ({}),
  openNotes: () => ({}),
  atLeastOneOf: (object) => object,
};
