import { isList, isObject, type JsonValue } from "#templates/core";
import { instantOf, numberOf } from "./instants.js";

/** Whether a value of a field fits. */
export type ValueTest = (value: JsonValue) => boolean;

/**
 * Whether a value equals one of several. Texts are equal character by character. A number also equals its decimals as text, and a
 * boolean its name; two texts are never compared as numbers. An object has the same values under the keys of the wanted one.
 */
export function equalToAny(wanted: readonly JsonValue[]): ValueTest {
  const equal = new Set(wanted.flatMap((value) => [value, ...namedBy(value)]));
  const numbers = new Set(wanted.filter((value) => typeof value === "number"));
  const objects = wanted.filter((value) => isObject(value)).map(equalUnderKeys);
  return (value) => {
    if (typeof value === "object") return value !== null && objects.some((test) => test(value));
    return equal.has(value) || (numbers.size > 0 && typeof value === "string" && numbers.has(numberOf(value) ?? NaN));
  };
}

/** The number or boolean whose text a value is. */
function namedBy(value: JsonValue): readonly JsonValue[] {
  if (value === "true" || value === "false") return [value === "true"];
  return typeof value === "string" ? [numberOf(value) ?? value] : [];
}

function equalUnderKeys(wanted: Readonly<Record<string, JsonValue>>): ValueTest {
  const tests = Object.entries(wanted).map(([key, value]) => ({ key, test: equalToAny([value]), isNull: value === null }));
  return (object) =>
    isObject(object) &&
    tests.every(({ key, test, isNull }) => {
      const value = Object.hasOwn(object, key) ? (object[key] ?? null) : null;
      return isNull ? value === null : test(value);
    });
}

/** How values compare with a bound: negative, 0 or positive; undefined if they cannot be compared. */
export type Comparison = (value: JsonValue) => number | undefined;

/**
 * Compares values with a bound: as numbers if both are numbers or decimals, as times if both are times, as texts by code unit if
 * neither is a number or a time. Anything else cannot be compared.
 */
function comparisonWith(bound: JsonValue): Comparison {
  const number = numberOf(bound);
  const instant = instantOf(bound);
  return (value) => {
    const other = number === undefined ? undefined : numberOf(value);
    if (number !== undefined && other !== undefined) return other - number;
    const otherInstant = instantOf(value);
    if (instant !== undefined && otherInstant !== undefined) return otherInstant - instant;
    const areTexts = typeof value === "string" && typeof bound === "string" && instant === undefined && otherInstant === undefined;
    return areTexts ? compareTexts(value, bound) : undefined;
  };
}

/** The operators of order, as tests of the result of a comparison. */
export const ORDERINGS: Readonly<Record<"<" | "<=" | ">" | ">=", (difference: number) => boolean>> = {
  "<": (difference) => difference < 0,
  "<=": (difference) => difference <= 0,
  ">": (difference) => difference > 0,
  ">=": (difference) => difference >= 0,
};
export type OrderingSign = keyof typeof ORDERINGS;

/** Whether a value is below or above a bound. A value that cannot be compared is neither. */
export function ordered(sign: OrderingSign, bound: JsonValue): ValueTest {
  const compare = comparisonWith(bound);
  const holds = ORDERINGS[sign];
  return (value) => {
    const difference = compare(value);
    return difference !== undefined && holds(difference);
  };
}

/** Whether a value is, or holds at any depth, a text, number or boolean for whose text a test holds. */
export function someText(value: JsonValue, test: (text: string) => boolean): boolean {
  if (value === null) return false;
  if (typeof value !== "object") return test(String(value));
  return (isList(value) ? value : Object.values(value)).some((inner) => someText(inner, test));
}

/** Whether a value contains a text, exactly as written. Of a list or an object, whether something in it does. */
export function containing(part: string): ValueTest {
  return (value) => someText(value, (text) => text.includes(part));
}

/** Orders texts by code unit. */
export function compareTexts(first: string, second: string): number {
  return first < second ? -1 : Number(first > second);
}
