import type { JsonValue } from "../../model/types.ts";

/** The codes that validators give for the faults that examples are made with. */
export type FaultCode =
  | "value/type"
  | "value/null"
  | "value/const"
  | "value/enum"
  | "value/minimum"
  | "value/maximum"
  | "value/min-length"
  | "value/max-length"
  | "value/min-items"
  | "value/max-items"
  | "value/pattern"
  | "value/format"
  | "params/unknown"
  | "params/missing"
  | "params/at-least-one-of"
  | "field/unknown"
  | "field/missing"
  | "field/at-least-one-of"
  | "request/unknown-entity"
  | "request/unknown-action";

/** A value that breaks exactly one rule. */
export interface Fault {
  readonly code: FaultCode;
  /** Where: to the value at fault, for what is missing to where it should be. */
  readonly path: readonly (string | number)[];
  /** What is wrong there: "is larger than the maximum". */
  readonly what: string;
  readonly value: JsonValue;
}

/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, JsonValue>>;

/** Whether a value is an object with keys. */
export function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether a value is an array. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** The same fault, seen from the object that has the faulty value under `name`. */
export function inObject(object: JsonObject, name: string, { path, value, ...fault }: Fault): Fault {
  return { ...fault, path: [name, ...path], value: { ...object, [name]: value } };
}

/** An object without some of its keys. */
export function without(object: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !names.includes(name)));
}

/** How many faults are shown where there is no need for all of them. */
const ENOUGH = 3;

/** The first fault of each code, and further ones until there are a few. */
export function selectFaults(faults: readonly Fault[]): readonly Fault[] {
  const first = faults.filter(({ code }, index) => faults.findIndex((fault) => fault.code === code) === index);
  const further = faults.filter((fault) => !first.includes(fault)).slice(0, Math.max(ENOUGH - first.length, 0));
  return [...first, ...further];
}

/** Values that hold at an address, and values that break one rule each. */
export interface AddressExamples {
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly Fault[];
}
