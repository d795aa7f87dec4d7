import { recordAddress } from "../../naming/names.ts";
import { innerTypes, writtenShape } from "../../model/value_types.ts";
import { pathOfShape, unusualPlace, type WrittenPath } from "../../model/catalog_document.ts";
import type { Field, Notes, ObjectShape, RecordDefinition, ValueType } from "../../model/types.ts";

/** The notes of a thing. Its place is there only if it is not `usual`, the one that follows from where the thing is in the catalog. */
export function toNotes(notes: Notes, usual: WrittenPath): object {
  const { description, section, origin, deprecated, experimental } = notes;
  return { description, section, origin, deprecated, experimental, writtenAt: unusualPlace(notes, usual) };
}

/** A record of a connector, or a named shape of the gateway, which has no address. */
export function toRecord({ name, shape, extends: base, example, ...notes }: RecordDefinition, connector?: string): object {
  const address = connector === undefined ? undefined : recordAddress(connector, name);
  const path = ["records", name];
  return { name, address, ...toNotes(notes, path), extends: base, shape: toShape(shape, [...path, "fields"]), example };
}

/** The fields of an object, and the rules for all of them. */
export function toShape(
  { fields, open, openBecause, atLeastOneOf }: ObjectShape,
  path: WrittenPath,
): { readonly fields: readonly object[] } {
  const whole = { open, openBecause, atLeastOneOf };
  return { ...whole, fields: fields.map((field) => toField(field, [...path, field.name])) };
}

/** A type, with the types nested in it. */
export function toType(type: ValueType, path: WrittenPath): object {
  const shape = writtenShape(type);
  const inside = { shape: shape && toShape(shape, pathOfShape(type, path)), ...toInner(type, path) };
  const own = Object.entries(type).filter(([key]) => !Object.hasOwn(inside, key));
  return { ...Object.fromEntries(own), ...inside };
}

/** The properties of a type that hold other types, alone or in a list. */
function toInner(type: ValueType, path: WrittenPath): object {
  const lists = new Map<string, readonly object[]>();
  const alone = new Map<string, object>();
  for (const { property, index, type: inner, step } of innerTypes(type)) {
    const emitted = toType(inner, [...path, ...step.keys]);
    if (index === undefined) alone.set(property, emitted);
    else lists.set(property, [...(lists.get(property) ?? []), emitted]);
  }
  return { ...Object.fromEntries(alone), ...Object.fromEntries(lists) };
}

function toField(field: Field, path: WrittenPath): object {
  const { name, type, required, demanded, secret, requiredInPractice, named, role, example, alsoSeen } = field;
  return {
    name,
    named,
    type: toType(type, path),
    required,
    demanded,
    secret,
    ...toNotes(field, path),
    role,
    requiredInPractice,
    default: field.default,
    example,
    alsoSeen: alsoSeen && toType(alsoSeen, [...path, "also_seen"]),
  };
}
