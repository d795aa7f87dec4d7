import { isList, isObject, type ConstraintCode } from "#templates/core";
import {
  type AppliedConstraint,
  type Field,
  type JsonValue,
  type ObjectShape,
  type ValueType,
  type JsonScalar,
  type ScalarType,
  type RecordDefinition,
  constraintsOnItems,
  constraintsOnNumbers,
  constraintsOnStrings,
  LARGEST_FAULTS,
  LONGEST_ARRAY,
  innerTypeAt,
  isNullable,
  itemLimits,
  shapeOf,
  NO_RECORDS,
} from "#generator/resolve";
import { otherKindOf, leastValueOf } from "#generator/schema";
import { findValueProblems } from "#generator/rules";

/** A valid value, and one with all fields: what the first lacks is taken from the second, without its optional parts. */
export interface Samples {
  readonly valid: JsonValue;
  readonly full: JsonValue;
}

/** The first word of the codes about fields. */
export type Noun = "params" | "field";

/** Values that a type refuses for one reason each: first faults of the value itself, then faults inside it. */
function valueFaults(type: ValueType, samples: Samples, records: Records): readonly InvalidExample[] {
  return [...outerFaults(type, samples.valid), ...innerFaults(type, samples, records)];
}

/** Faults of the value itself. */
export function outerFaults(type: ValueType, valid: JsonValue): readonly InvalidExample[] {
  const other = otherKindOf(type);
  const ofOtherKind = other === undefined ? [] : [fault("value/type", `is not ${other.noun}`, other.value)];
  const ofScalar = type.kind === "scalar" ? scalarFaults(type, valid) : [];
  return [...ofOtherKind, ...ofScalar, ...(type.kind === "any" || isNullable(type) ? [] : [fault("value/null", "is null", null)])];
}

/**
 * The faults of an object with named fields: an unknown name, missing names, and the faults of each field. Each of them repeats the object,
 * so a large one has only some of them.
 */
export function shapeFaults(shape: ObjectShape, { valid, full }: Samples, noun: Noun, records: Records): readonly InvalidExample[] {
  const object = isObject(valid) ? valid : {};
  const whole = isObject(full) ? full : {};
  const room = Math.ceil(LARGEST_FAULTS / JSON.stringify(object).length);
  const missing = shape.fields.filter((field) => field.required && isFree(field, shape, object)).slice(0, room);
  const inside: InvalidExample[] = [];
  for (const field of shape.fields) {
    if (inside.length >= room) break;
    inside.push(...fieldFaults(field, object, whole, records).slice(0, room));
  }
  return [
    ...unknownField(shape, object, whole, noun, records),
    ...missing.map((field) => missingField(field, object, noun)),
    ...noneOf(shape, object, noun),
    ...inside,
  ];
}

function fieldFaults({ name, type }: Field, object: JsonObject, whole: JsonObject, records: Records): readonly InvalidExample[] {
  const full = whole[name] ?? object[name];
  if (full === undefined) return [];
  return valueFaults(type, { valid: object[name] ?? toLeastValue(type, full, records), full }, records).map((inner) =>
    inObject(object, name, inner),
  );
}

function innerFaults(type: ValueType, samples: Samples, records: Records): readonly InvalidExample[] {
  const { valid, full } = samples;
  if (isList(valid)) return listFaults(type, valid, full, records);
  const shape = shapeOf(type, records);
  if (shape === undefined) return isObject(valid) ? entryFaults(type, valid, records) : [];
  return isObject(valid) ? shapeFaults(shape, samples, isParams(type) ? "params" : "field", records) : [];
}

function isParams(type: ValueType): boolean {
  return type.kind === "reference" && type.to.part === "params";
}

/** The faults of one value of a map. */
function entryFaults(type: ValueType, object: JsonObject, records: Records): readonly InvalidExample[] {
  const [entry] = Object.entries(object);
  if (entry === undefined) return [];
  const [name, valid] = entry;
  const values = innerTypeAt(type, name);
  if (values === undefined) return [];
  return valueFaults(values.type, { valid, full: valid }, records).map((inner) => inObject(object, name, inner));
}

function listFaults(type: ValueType, valid: readonly JsonValue[], full: JsonValue, records: Records): readonly InvalidExample[] {
  const items = innerTypeAt(type, 0)?.type ?? { kind: "any" };
  const whole = isList(full) ? full[0] : undefined;
  const [first = whole === undefined ? undefined : toLeastValue(items, whole, records), ...more] = valid;
  const inner = first === undefined ? [] : valueFaults(items, { valid: first, full: whole ?? first }, records);
  return [
    ...constraintsOnItems(itemLimits(type)).flatMap(({ check, fault: what, faults }) =>
      resized(valid, faults(valid.length), first).map((value) => fault(check().code, what, value)),
    ),
    ...inner.map(({ path, value, ...rest }) => ({ ...rest, path: [0, ...path], value: [value, ...more] })),
  ];
}

/** The valid array with other numbers of elements; without those that are too long for an example. */
function resized(valid: readonly JsonValue[], counts: readonly number[], first: JsonValue | undefined): readonly JsonValue[] {
  return counts.flatMap((count): readonly JsonValue[] => {
    if (count <= valid.length) return [valid.slice(0, count)];
    return first === undefined || count > LONGEST_ARRAY ? [] : [Array.from({ length: count }, () => first)];
  });
}

/** An unknown name: an error in a closed object, a warning in an open object of a request, allowed in responses. */
function unknownField(
  { fields, open, openBecause }: ObjectShape,
  object: JsonObject,
  whole: JsonObject,
  noun: Noun,
  records: Records,
): readonly InvalidExample[] {
  if (open && openBecause === undefined) return [];
  const [first] = fields;
  // A typo, so that validators can suggest the right name.
  const name = first === undefined ? "unexpected" : `${first.name}_`;
  const value = { ...object, [name]: first === undefined ? true : toLeastValue(first.type, whole[first.name] ?? true, records) };
  const example: InvalidExample = { ...fault(`${noun}/unknown`, open ? "is not documented" : "is unknown", value), path: [name] };
  return [open ? { ...example, warning: true } : example];
}

function missingField({ name }: Field, object: JsonObject, noun: Noun): InvalidExample {
  return { ...fault(`${noun}/missing`, "is missing", without(object, [name])), path: [name] };
}

function noneOf({ atLeastOneOf = [], fields }: ObjectShape, object: JsonObject, noun: Noun): readonly InvalidExample[] {
  const isDemanded = fields.some(({ name, required }) => required && atLeastOneOf.includes(name));
  if (atLeastOneOf.length === 0 || isDemanded) return [];
  return [fault(`${noun}/at-least-one-of`, "has none of the fields of which it needs one", without(object, atLeastOneOf))];
}

/** Whether a field can be left out without breaking another rule. */
function isFree({ name }: Field, { atLeastOneOf = [] }: ObjectShape, object: JsonObject): boolean {
  return !atLeastOneOf.includes(name) || atLeastOneOf.some((other) => other !== name && object[other] !== undefined);
}

function fault(code: InvalidExample["code"], what: string, value: JsonValue): InvalidExample {
  return { code, path: [], what, value };
}

/** Values that a scalar type refuses, one for each of its rules. */
export function scalarFaults(type: ScalarType, valid: JsonValue): readonly InvalidExample[] {
  const ofNumber = attempts(constraintsOnNumbers(type), typeof valid === "number" ? valid : 0);
  const ofText = typeof valid === "string" ? [...attempts(constraintsOnStrings(type), valid), ...listAttempts(type, valid)] : [];
  return [...valueAttempts(type), ...ofNumber, ...ofText].flatMap((attempt) => tryOut(type, attempt));
}

/** A rule, and values that may break it. */
interface Attempt {
  readonly code: ExampleCode;
  readonly what: string;
  /** The candidates are of another kind and break no other rule. */
  readonly otherKind?: boolean;
  readonly candidates: readonly JsonScalar[];
}

function valueAttempts({ types, const: only, enum: listed }: ScalarType): readonly Attempt[] {
  const code = only === undefined ? "value/type" : "value/const";
  const isWhole = types.includes("integer") && !types.includes("number");
  return [
    { code, what: "is of another type", otherKind: true, candidates: ["text", 42, true] },
    { code, what: "is not an integer", otherKind: true, candidates: isWhole ? [1.5] : [] },
    { code: "value/const", what: "is not the only allowed value", candidates: ifSet(only, (value) => otherThan([value])) },
    { code: "value/enum", what: "is not one of the allowed values", candidates: ifSet(listed, otherThan) },
  ];
}

function attempts<Value extends JsonScalar>(constraints: readonly AppliedConstraint<Value>[], valid: Value): readonly Attempt[] {
  return constraints.map(({ check, fault, faults }) => ({ code: check().code, what: fault, candidates: faults(valid) }));
}

function listAttempts({ commaList }: ScalarType, valid: string): readonly Attempt[] {
  if (commaList === undefined) return [];
  const { values } = commaList;
  const elements = valid.split(",");
  const [first = ""] = elements;
  const take = (count: number): readonly string[] =>
    count > LONGEST_ARRAY ? [] : [Array.from({ length: count }, (_, index) => elements[index % elements.length]).join(",")];
  return [
    {
      code: "value/enum",
      what: "has an element that is not allowed",
      candidates: ifSet(values, () => [`${valid},unknown_value`, "unknown_value"]),
    },
    { code: "value/enum", what: "has a space after a comma", candidates: ifSet(values, (all) => [`${first}, ${all.at(-1) ?? ""}`]) },
    ...constraintsOnItems(commaList).map(({ check, fault, faults }) => ({
      code: check().code,
      what: fault,
      candidates: faults(elements.length).flatMap(take),
    })),
  ];
}

function ifSet<T>(limit: T | undefined, candidates: (limit: T) => readonly JsonScalar[]): readonly JsonScalar[] {
  return limit === undefined ? [] : candidates(limit);
}

/** The first candidate that the type refuses for the intended reason and for no other. */
function tryOut(type: ScalarType, { code, what, otherKind = false, candidates }: Attempt): readonly InvalidExample[] {
  const value = candidates.find((one) => isOfKind(type, one) !== otherKind && findValueProblems(one, type, NO_RECORDS).length === 1);
  return value === undefined ? [] : [{ code, path: [], what, value }];
}

function isOfKind({ types }: ScalarType, value: JsonScalar): boolean {
  return types.some((name) => (name === "integer" ? Number.isInteger(value) : typeof value === name));
}

/** Values of the same kind other than these. */
function otherThan(values: readonly JsonScalar[]): readonly JsonScalar[] {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length > 0) return [Math.max(...numbers) + 1];
  return values.some((value) => typeof value === "boolean") ? [true, false] : ["unknown_value", "other_value"];
}

/** The records that types may name, by name. */
export type Records = ReadonlyMap<string, RecordDefinition>;

/** A valid value with nothing that its type does not require, so that a fault in it is easy to see. */
export function toLeastValue(type: ValueType, value: JsonValue, records: Records): JsonValue {
  const shape = shapeOf(type, records);
  return leastValueOf(type, value, {
    type: (inner, innerValue) => toLeastValue(inner, innerValue, records),
    fields: (object) => (shape === undefined || !isObject(object) ? object : toLeanObject(shape, object, records)),
  });
}

/**
 * The required fields of an object. Of fields of which at least one is needed, it has one that is not required: each
 * required field can be left out without breaking another rule.
 */
export function toLeanObject(shape: ObjectShape, object: JsonObject, records: Records): JsonObject {
  const optional = shape.fields.filter(({ name, required }) => !required && object[name] !== undefined).map(({ name }) => name);
  const extra = shape.atLeastOneOf?.find((name) => optional.includes(name));
  const entries = shape.fields.flatMap(({ name, type, required }) => {
    const value = object[name];
    return value === undefined || !(required || name === extra) ? [] : [[name, toLeastValue(type, value, records)] as const];
  });
  return Object.fromEntries(entries);
}

/** The codes of the issues that the examples produce. */
export type ExampleCode =
  | ConstraintCode
  | "value/type"
  | "value/null"
  | "value/const"
  | "value/enum"
  | "params/unknown"
  | "params/missing"
  | "params/at-least-one-of"
  | "field/unknown"
  | "field/missing"
  | "field/at-least-one-of"
  | "request/unknown-entity"
  | "request/unknown-action"
  | "request/unknown-connector";

/** A value that produces exactly one issue. */
export interface InvalidExample {
  readonly code: ExampleCode;
  /** Leads to the value at fault; for a missing value, to where it should be. */
  readonly path: readonly (string | number)[];
  /** The fault in words: "is larger than the maximum". */
  readonly what: string;
  readonly value: JsonValue;
  /** The value is accepted with a warning. */
  readonly warning?: true;
}

/** A JSON object. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** The fault in an object that has the faulty value under `name`. */
export function inObject(object: JsonObject, name: string, { path, value, ...fault }: InvalidExample): InvalidExample {
  return { ...fault, path: [name, ...path], value: { ...object, [name]: value } };
}

/** An object without some of its keys. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** How many faults of an address are enough if it does not need all of them. */
const ENOUGH = 3;

/** The first error of each code, and further ones until there are a few; the same of the warnings. */
export function selectFaults(faults: readonly InvalidExample[]): readonly InvalidExample[] {
  return [...selectSome(faults.filter(({ warning }) => !warning)), ...selectSome(faults.filter(({ warning }) => warning))];
}

/** The first error and the first warning: enough of what another address has in full. */
export function selectFirst(faults: readonly InvalidExample[]): readonly InvalidExample[] {
  return [...faults.filter(({ warning }) => !warning).slice(0, 1), ...faults.filter(({ warning }) => warning).slice(0, 1)];
}

function selectSome(faults: readonly InvalidExample[]): readonly InvalidExample[] {
  const first = faults.filter(({ code }, index) => faults.findIndex((fault) => fault.code === code) === index);
  const further = faults.filter((fault) => !first.includes(fault)).slice(0, Math.max(ENOUGH - first.length, 0));
  return [...first, ...further];
}

/** Valid values of an address, and values with one error or one warning each. */
export interface AddressExamples {
  readonly valid: readonly JsonValue[];
  readonly faults: readonly InvalidExample[];
}
