import type { Connector, Field, Notes, ObjectShape, Operation, ScalarType, ValueType } from "../../../../generator/resolve/model/types.ts";
import { isNullable } from "../../../../generator/resolve/model/value_types.ts";

/** Written in the catalog as a statement of a document; what it says that nobody has shown is still stated to exist. */
function isStated(notes: Pick<Notes, "origin">): boolean {
  return notes.origin.kind !== "assumed";
}

/** The fields of a shape that a document states. */
export function statedFields(shape: ObjectShape): readonly Field[] {
  return shape.fields.filter(isStated);
}

/** The stated fields of the record that an operation returns; none when the whole record is assumed. */
export function statedRecordFields(connector: Connector, operation: Operation): readonly Field[] {
  const record = connector.records.find(({ name }) => name === operation.returns?.record);
  return record === undefined || !isStated(record) ? [] : statedFields(record.shape);
}

/** A type in the notation of the tables: `string|null`, `array<object|null>`, `'good'|'service'`. */
export function typeText(type: ValueType): string {
  return withNull(bareText(type), isNullable(type));
}

function bareText(type: ValueType): string {
  if (type.kind === "scalar") return scalarText(type);
  if (type.kind === "array") return type.items.kind === "any" ? "array" : `array<${typeText(type.items)}>`;
  return type.kind === "record" ? "object" : type.kind;
}

/** The type without constants and enumerated values, which stand under the limits of a param. */
export function plainType(type: ValueType): ValueType {
  if (type.kind === "array") return { ...type, items: plainType(type.items) };
  return type.kind === "scalar" ? { kind: "scalar", types: type.types, nullable: type.nullable } : type;
}

/** The shape that a field's object, or each element of its array, has; undefined where the document shows none. */
export function innerShape(connector: Connector, type: ValueType): ObjectShape | undefined {
  if (type.kind === "array") return innerShape(connector, type.items);
  if (type.kind === "object") return type.shape;
  if (type.kind !== "record") return undefined;
  const record = connector.records.find(({ name }) => name === type.record);
  return record !== undefined && isStated(record) ? record.shape : undefined;
}

/** Everything that limits the value of a field, in the words of the tables. */
export function limitTexts(field: Field): readonly string[] {
  const stated = field.default !== undefined && isStated(field.default);
  return [...typeLimits(field.type), ...(stated ? [`default ${JSON.stringify(field.default.value)}`] : [])];
}

function scalarText(type: ScalarType): string {
  const values = type.const === undefined ? type.enum : [type.const];
  return (values?.map((value) => `'${String(value)}'`) ?? type.types).join("|");
}

function withNull(text: string, nullable: boolean): string {
  return nullable ? `${text}|null` : text;
}

function typeLimits(type: ValueType): readonly string[] {
  if (type.kind === "array") return [...typeLimits(type.items), ...numbers({ min_items: type.minItems, max_items: type.maxItems })];
  if (type.kind !== "scalar") return [];
  const { min, max, minLength, maxLength, commaList } = type;
  return [
    ...(type.const === undefined ? [] : [`const ${String(type.const)}`]),
    ...values("enum", type.enum),
    ...values("known", type.knownValues),
    ...numbers({ min, max, min_length: minLength, max_length: maxLength }),
    ...(type.pattern === undefined ? [] : [`pattern ${type.pattern}`]),
    ...(type.format === undefined ? [] : [`format ${type.format}`]),
    ...(commaList === undefined ? [] : commaLimits(commaList)),
  ];
}

function commaLimits(list: NonNullable<ScalarType["commaList"]>): readonly string[] {
  return [
    ...(list.values === undefined ? ["comma"] : values("comma", list.values)),
    ...values("known", list.knownValues),
    ...numbers({ min_items: list.minItems, max_items: list.maxItems }),
  ];
}

function values(word: string, list: readonly unknown[] | undefined): readonly string[] {
  return list === undefined ? [] : [`${word} ${list.map(String).join("|")}`];
}

function numbers(limits: Readonly<Record<string, number | undefined>>): readonly string[] {
  return Object.entries(limits).flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
}
