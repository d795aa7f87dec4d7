import { recordAddress } from "../../naming/names.ts";
import { innerTypes, writtenShape } from "../../model/value_types.ts";
import type { Field, Notes, ObjectShape, RecordDefinition, ValueType } from "../../model/types.ts";

/** The notes of a thing, without its place. */
export function toNotes({ description, section, origin, deprecated, experimental }: Notes): object {
  return { description, section, origin, deprecated, experimental };
}

/** A record of a connector, or a named shape of the gateway, which has no address. */
export function toRecord({ name, shape, extends: base, example, ...notes }: RecordDefinition, connector?: string): object {
  const address = connector === undefined ? undefined : recordAddress(connector, name);
  return { name, address, ...toNotes(notes), extends: base, shape: toShape(shape), example };
}

/** The fields of an object, and the rules for all of them. */
export function toShape({ fields, open, openBecause, atLeastOneOf }: ObjectShape): { readonly fields: readonly object[] } {
  const whole = { open, openBecause, atLeastOneOf };
  return { ...whole, fields: fields.map(toField) };
}

/** A type, with the types nested in it. */
export function toType(type: ValueType): object {
  const shape = writtenShape(type);
  const inside = { shape: shape && toShape(shape), ...toInner(type) };
  const own = Object.entries(type).filter(([key]) => !Object.hasOwn(inside, key));
  return { ...Object.fromEntries(own), ...inside };
}

/** The properties of a type that hold other types, alone or in a list. */
function toInner(type: ValueType): object {
  const lists = new Map<string, readonly object[]>();
  const alone = new Map<string, object>();
  for (const { property, index, type: inner } of innerTypes(type)) {
    if (index === undefined) alone.set(property, toType(inner));
    else lists.set(property, [...(lists.get(property) ?? []), toType(inner)]);
  }
  return { ...Object.fromEntries(alone), ...Object.fromEntries(lists) };
}

function toField(field: Field): object {
  const { name, type, required, demanded, secret, requiredInPractice, named, role, example, alsoSeen } = field;
  return {
    name,
    named,
    type: toType(type),
    required,
    demanded,
    secret,
    ...toNotes(field),
    role,
    requiredInPractice,
    default: field.default,
    example,
    alsoSeen: alsoSeen && toType(alsoSeen),
  };
}
