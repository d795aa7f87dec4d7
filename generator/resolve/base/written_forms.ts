import { optional } from "#generator/read";
import type { WrittenNamedType, WrittenRecord, WrittenTypeField, WrittenTypeItems } from "#generator/read";
import type { Connector, Field, NamedType, ObjectShape, Origin, RecordDefinition, ScalarType, ValueType } from "../model/types.ts";
import { isNullable } from "../model/value_types.ts";

/** A field or a type as a mapping of the catalog language. */
type Written = Exclude<WrittenTypeField, string>;

/** The keys of it that are about the type. */
type Constraints = Exclude<WrittenTypeItems, string>;

/** The named types that an overlay may refer to, by name, as YAML has them. */
export function writtenTypes({ types }: Connector): Readonly<Record<string, WrittenNamedType>> {
  return Object.fromEntries(originals(types).map((named) => [named.name, writtenNamedType(named)]));
}

/** Each named type once: a type that is sent and returned is there for both sides, as it is sent first. */
function originals(types: readonly NamedType[]): readonly NamedType[] {
  const sent = new Set(types.filter(({ returned }) => returned !== true).map(({ name }) => `Returned${name}`));
  return types.filter(({ name, returned }) => returned !== true || !sent.has(name));
}

function writtenNamedType({ type, description, secret, requiredInPractice, default: preset, example, origin }: NamedType): Written {
  return {
    ...writtenType(type),
    ...optional({
      description,
      secret,
      required_in_practice: requiredInPractice,
      default: preset?.value,
      example,
    }),
    ...writtenOrigin(origin),
  };
}

/** Records as YAML has them, each with what it inherits among its own fields. */
export function writtenRecords(records: readonly RecordDefinition[]): Readonly<Record<string, WrittenRecord>> {
  return Object.fromEntries(records.map((record) => [record.name, writtenRecord(record)]));
}

function writtenRecord({ shape, description, origin }: RecordDefinition): WrittenRecord {
  return { fields: writtenFields(shape, "record"), ...optional({ description }), ...writtenOrigin(origin) };
}

/** `required` is about requests: fields of records have it only when they demand more than the document does. */
function writtenFields({ fields }: ObjectShape, inside: "record" | "type"): Readonly<Record<string, Written>> {
  return Object.fromEntries(fields.map((field) => [field.name, writtenField(field, inside)]));
}

function writtenField(field: Field, inside: "record" | "type"): Written {
  const { type, named, description, required, secret, requiredInPractice, default: preset, example, alsoSeen, origin } = field;
  const { deprecated, experimental } = field;
  const details = named === undefined ? writtenType(type, inside) : { type: orNull(named, type) };
  return {
    ...details,
    ...optional({ description }),
    ...(required && inside === "type" && { required }),
    ...(secret && { secret }),
    ...optional({
      required_in_practice: requiredInPractice,
      default: preset?.value,
      example,
      also_seen: alsoSeen && writtenType(alsoSeen, inside),
      deprecated,
      experimental,
    }),
    ...writtenOrigin(origin),
  };
}

function writtenOrigin(origin: Origin): Pick<Written, "assumed" | "not_shown"> {
  if (origin.kind === "stated") return {};
  return origin.kind === "assumed" ? { assumed: origin.because } : { not_shown: origin.what };
}

/** A type as a mapping, which resolves to the same type. */
function writtenType(type: ValueType, inside: "record" | "type" = "type"): Constraints {
  if (type.kind === "array") {
    const limits = optional({ min_items: type.minItems, max_items: type.maxItems });
    return { type: orNull("array", type), items: writtenType(type.items, inside), ...limits };
  }
  if (type.kind === "object" && type.shape !== undefined && type.named === undefined) {
    const { openBecause, atLeastOneOf } = type.shape;
    const whole = optional({ open: openBecause, at_least_one_of: atLeastOneOf });
    return { type: orNull("object", type), fields: writtenFields(type.shape, inside), ...whole };
  }
  return { type: expressionOf(type), ...(type.kind === "scalar" && writtenScalar(type)) };
}

function writtenScalar(type: ScalarType): Constraints {
  const { commaList } = type;
  return {
    ...optional({
      const: type.const,
      enum: commaList?.values ?? type.enum,
      known_values: commaList?.knownValues ?? type.knownValues,
      min: type.min,
      max: type.max,
      multiple_of: type.multipleOf,
      min_length: type.minLength,
      max_length: type.maxLength,
      pattern: type.pattern,
      format: type.format,
    }),
    ...(commaList !== undefined && { list: "comma" as const }),
    ...optional({ min_items: commaList?.minItems, max_items: commaList?.maxItems }),
  };
}

/** A type on one line; constraints are not part of it. */
function expressionOf(type: ValueType): string {
  switch (type.kind) {
    case "any":
      return "any";
    case "record":
      return orNull(type.record, type);
    case "scalar":
      return orNull(type.types.join(" | "), type);
    case "array":
      return orNull(`array<${expressionOf(type.items)}>`, type);
    case "object":
      if (type.values !== undefined) return orNull(`map<${expressionOf(type.values)}>`, type);
      return orNull(type.named?.replace(/^Returned(?=[A-Z])/u, "") ?? "object", type);
    case "reference":
      throw new Error("no type of the catalog is a reference");
  }
}

function orNull(text: string, type: ValueType): string {
  return isNullable(type) ? `${text} | null` : text;
}
