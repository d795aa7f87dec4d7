import type { ConstraintCode } from "#templates/core";
import type { JsonValue } from "#generator/resolve";

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
