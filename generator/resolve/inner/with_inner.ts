import { remember } from "../model/remember.ts";
import type { Connector, Field, ObjectShape, RecordDefinition, ValueType } from "../model/types.ts";
import { isNullable, replaceInner } from "../model/value_types.ts";
import { fieldsWithin } from "../model/walk.ts";

/**
 * A connector with what we know about the inside of its open fields in place of what the document says, and its inner types among the
 * records: for types, and for documents that show the inside. What is judged by default is never made of it.
 */
export const withInner = remember((connector: Connector): Connector => {
  const records = connector.records.map((record): RecordDefinition => ({ ...record, shape: innerShape(record.shape) }));
  return { ...connector, records: [...records, ...connector.innerTypes] };
});

/** Whether the document leaves the inside of some field of a shape open and we know it. */
export function hasInner(shape: ObjectShape): boolean {
  return fieldsWithin(shape).some(({ inner }) => inner?.type !== undefined);
}

function innerShape(shape: ObjectShape): ObjectShape {
  return hasInner(shape) ? { ...shape, fields: shape.fields.map(innerField) } : shape;
}

function innerField(field: Field): Field {
  const { inner, named, ...rest } = field;
  if (inner?.type === undefined) return inner === undefined ? { ...field, type: innerOf(field.type) } : { ...rest, ...withReason(field) };
  return { ...rest, type: asNullable(inner.type, field.type.kind === "any" || isNullable(field.type)), ...withReason(field) };
}

/** An object whose own fields are documented, with what we know inside of them. */
function innerOf(type: ValueType): ValueType {
  return replaceInner(type, { shape: innerShape, type: innerOf });
}

function asNullable(type: ValueType, nullable: boolean): ValueType {
  return type.kind === "any" ? type : { ...type, nullable };
}

/** The field itself is as the document says; only what it leaves open is ours. */
function withReason({ origin, inner }: Field): Partial<Pick<Field, "origin">> {
  return origin.kind === "not_shown" && inner !== undefined ? { origin: inner.origin } : {};
}

/** Whether we know something about the inside of the open fields of a connector. */
export function knowsInside({ records }: Connector): boolean {
  return records.some(({ shape }) => hasInner(shape));
}
