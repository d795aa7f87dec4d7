import type { Field, ObjectShape, ScalarType, ValueType } from "../model/types.ts";

/**
 * What we know about the inside of an open field judges nothing but kinds: listed values are known values, and there are no limits. Each
 * field may be missing or null.
 */

/** A type without anything that would judge more than the kind of a value. */
export function asInnerType(type: ValueType, toName: (record: string) => string = (record) => record): ValueType {
  switch (type.kind) {
    case "any":
    case "reference":
      return { kind: "any" };
    case "scalar":
      return asInnerScalar(type);
    case "array":
      return { kind: "array", nullable: type.nullable, items: asInnerType(type.items, toName) };
    case "record":
      return { ...type, record: toName(type.record) };
    case "object":
      return {
        kind: "object",
        nullable: type.nullable,
        ...(type.shape !== undefined && { shape: asInnerShape(type.shape, toName) }),
        ...(type.values !== undefined && { values: asInnerType(type.values, toName) }),
      };
  }
}

function asInnerScalar({ types, nullable, const: only, enum: values, knownValues }: ScalarType): ScalarType {
  const listed = (only === undefined ? (values ?? knownValues ?? []) : [only]).filter((value) => typeof value === "string");
  return { kind: "scalar", types, nullable, ...(listed.length > 0 && { knownValues: listed }) };
}

/** The fields of an object as those of an inner type. `toName` gives the name of the form that is meant by a record. */
function asInnerShape({ fields, others }: ObjectShape, toName?: (record: string) => string): ObjectShape {
  return {
    fields: asInnerFields(fields, toName),
    open: true,
    ...(others !== undefined && { others: others.map((one) => ({ ...one, type: asInnerType(one.type, toName) })) }),
  };
}

/** Fields as those of an inner type: what we know about the inside of one becomes its type. */
export function asInnerFields(fields: readonly Field[], toName?: (record: string) => string): readonly Field[] {
  return fields.map(({ name, type, inner, description, section, origin, deprecated, secret, alsoSeen, at }) => ({
    name,
    type: orNull(asInnerType(inner?.type ?? type, toName)),
    required: false,
    secret,
    ...(description !== undefined && { description }),
    ...(deprecated !== undefined && { deprecated }),
    ...(alsoSeen !== undefined && { alsoSeen: asInnerType(alsoSeen, toName) }),
    ...{ section, origin, at },
  }));
}

function orNull(type: ValueType): ValueType {
  return type.kind === "any" ? type : { ...type, nullable: true };
}
