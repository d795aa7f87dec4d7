import { printFieldPath } from "../../../templates/shared/field_path.ts";
import type { Place } from "../../source/place.ts";
import type { Field, ObjectShape, Origin } from "../../model/types.ts";
import { writtenShapes, type WrittenShape } from "../../model/value_types.ts";
import { reasonOf } from "../../schema/reasons.ts";
import { toEntries, type LedgerEntry, type Subject } from "./ledger_entry.ts";

/** The object that the fields belong to. */
export interface ShapeOwner {
  readonly subject: Subject;
  readonly of?: string;
  /** The origin of the object as a whole. */
  readonly origin: Origin;
  readonly at: Place;
}

/** The marks of an object's fields, of fields nested in them, and of their defaults, in the order of the catalog. */
export function shapeEntries(shape: ObjectShape, owner: ShapeOwner): readonly LedgerEntry[] {
  return fieldEntries(shape.fields, owner, owner.origin, "");
}

/** The mark of an open object, with the reason; none where the reason is that of the whole. */
export function openEntries({ openBecause }: ObjectShape, { of, origin, at }: ShapeOwner): readonly LedgerEntry[] {
  if (openBecause === undefined || openBecause === reasonOf(origin)) return [];
  const place = { ...at, path: [...at.path, "open"] };
  return [{ kind: "not_shown", subject: "further parameters", ...(of !== undefined && { of }), reason: openBecause, at: place }];
}

/** The fields of an object and of the objects written inside it, without those of records and named types. */
export function allFields(shape: ObjectShape): readonly Field[] {
  return shape.fields.flatMap((field) => [field, ...innerShapes(field).flatMap(({ shape: inner }) => allFields(inner))]);
}

/** `above` is the text of the path to the object that the fields are in. */
function fieldEntries(fields: readonly Field[], owner: ShapeOwner, whole: Origin, above: string): readonly LedgerEntry[] {
  return fields.flatMap((field) => {
    const name = printFieldPath([field.name], above);
    const of = owner.of === undefined ? {} : { of: owner.of };
    const marked = { subject: owner.subject, name, ...of, at: field.at };
    const preset = field.default === undefined ? [] : toEntries(field.default.origin, field.origin, { ...marked, subject: "default" });
    const inner = innerShapes(field).flatMap(({ shape, steps }) =>
      fieldEntries(shape.fields, owner, field.origin, `${name}${steps.map(({ path }) => path).join("")}`),
    );
    return [...toEntries(field.origin, whole, marked), ...preset, ...inner];
  });
}

/** The objects written inside a field. A named type has its marks where it is defined. */
function innerShapes({ type, named }: Field): readonly WrittenShape[] {
  return named === undefined ? writtenShapes(type).filter(({ isShared }) => !isShared) : [];
}
