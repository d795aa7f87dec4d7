import { recordAddress } from "../../naming/names.ts";
import { limitsOf } from "../../model/apply_constraints.ts";
import { itemConstraints, numberConstraints, stringConstraints } from "../../model/constraints.ts";
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
  switch (type.kind) {
    case "any":
      return { kind: type.kind };
    case "scalar": {
      const { kind, types, nullable, knownValues, commaList } = type;
      const values = { const: type.const, enum: type.enum, knownValues };
      return { kind, types, nullable, ...values, ...limitsOf(numberConstraints, type), ...limitsOf(stringConstraints, type), commaList };
    }
    case "array": {
      const { kind, nullable, items } = type;
      return { kind, nullable, ...limitsOf(itemConstraints, type), items: toType(items) };
    }
    case "object": {
      const { kind, nullable, named, part, shape, values } = type;
      const inner = { shape: shape && toShape(shape), values: values && toType(values) };
      return { kind, nullable, named, part, ...inner };
    }
    case "record":
      return { kind: type.kind, nullable: type.nullable, record: type.record };
  }
}

function toField(field: Field): object {
  const { name, type, required, demanded, secret, requiredInPractice, named, example, alsoSeen } = field;
  return {
    name,
    named,
    type: toType(type),
    required,
    demanded,
    secret,
    ...toNotes(field),
    requiredInPractice,
    default: field.default,
    example,
    alsoSeen: alsoSeen && toType(alsoSeen),
  };
}
