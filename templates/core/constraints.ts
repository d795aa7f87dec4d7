import { countOf } from "./count.js";

/**
 * The constraints on values and how each is checked. The model of the generator, the tables of validators and the catalog of
 * the command line take their properties from here.
 */

/** Constraints on numbers. */
export interface NumberLimits {
  readonly min?: number;
  readonly max?: number;
  /** Greater than 0. */
  readonly multipleOf?: number;
}

/** Constraints on strings. */
export interface StringLimits<Format extends string = string> {
  /** In code points. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** An ECMAScript regular expression with the `u` flag. */
  readonly pattern?: string;
  readonly format?: Format;
}

/** Constraints on the number of elements of an array or a comma list. */
export interface ItemLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** The constraints in tables, which import the checks that they use: a validator carries no others along. */
export interface TableLimits extends TableChecks<NumberLimits & ItemLimits, number>, TableChecks<StringLimits, string> {}

type TableChecks<Limits, Value> = { readonly [Name in keyof Limits]?: Check<Value> };

/** A constraint with its limit: what it accepts, and how it reports what it refuses. */
export interface Check<Value> {
  readonly code: ConstraintCode;
  readonly accepts: (value: Value) => boolean;
  /** The demand on the value, as the rest of "must …": "be at least 1". */
  readonly demand: string;
  /** The limit, for programs. */
  readonly expected: string | number;
}

/** The codes of the issues. */
export type ConstraintCode =
  | "value/minimum"
  | "value/maximum"
  | "value/multiple-of"
  | "value/min-length"
  | "value/max-length"
  | "value/pattern"
  | "value/format"
  | "value/min-items"
  | "value/max-items";

/** The check for numbers that are not smaller. */
export function atLeast(min: number): Check<number> {
  return check("value/minimum", (value) => value >= min, `be at least ${min}`, min);
}

/** The check for numbers that are not larger. */
export function atMost(max: number): Check<number> {
  return check("value/maximum", (value) => value <= max, `be at most ${max}`, max);
}

/**
 * The check for multiples of a number. It compares numbers as they are written in decimal: 0.07 is a multiple of 0.01, although
 * their quotient is 7.000000000000001.
 */
export function multipleOf(step: number): Check<number> {
  return check("value/multiple-of", (value) => isMultiple(value, step), `be a multiple of ${step}`, step);
}

/** The check for strings with so many characters or more. */
export function charactersFrom(min: number): Check<string> {
  return check("value/min-length", hasLength(min), `have at least ${countOf(min, "character")}`, min);
}

/** The check for strings with so many characters or fewer. */
export function charactersUpTo(max: number): Check<string> {
  const isTooLong = hasLength(max + 1);
  return check("value/max-length", (text) => !isTooLong(text), `have at most ${countOf(max, "character")}`, max);
}

/** The check for strings that match a pattern. */
export function matching(pattern: string): Check<string> {
  return check("value/pattern", testFor(pattern), `match ${pattern}`, pattern);
}

/** The check for a format: its name, an ECMAScript pattern (`u` flag), and what messages call a string that has the format. */
export function stringFormat(name: string, pattern: string, text: string): Check<string> {
  return check("value/format", testFor(pattern), `be ${text}`, name);
}

/** The check for so many elements or more. */
export function elementsFrom(min: number): Check<number> {
  return check("value/min-items", (count) => count >= min, `have at least ${countOf(min, "element")}`, min);
}

/** The check for so many elements or fewer. */
export function elementsUpTo(max: number): Check<number> {
  return check("value/max-items", (count) => count <= max, `have at most ${countOf(max, "element")}`, max);
}

function check<Value>(code: ConstraintCode, accepts: (value: Value) => boolean, demand: string, expected: string | number): Check<Value> {
  return { code, accepts, demand, expected };
}

function testFor(pattern: string): (text: string) => boolean {
  const expression = new RegExp(pattern, "u");
  return (text) => expression.test(text);
}

/**
 * The test for a number of code points, or more. No text is longer than a billion, and a larger number would not be written in digits. A code
 * point has one or two code units, so most strings need no counting.
 */
function hasLength(least: number): (text: string) => boolean {
  const hasPoints = testFor(`^[^]{${Math.min(least, 1e9)}}`);
  return (text) => text.length >= least && (text.length >= least * 2 || hasPoints(text));
}

function isMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const shift = exponent - stepExponent;
  return (shift < 0 ? digits % (stepDigits * 10n ** BigInt(-shift)) : (digits * 10n ** BigInt(shift)) % stepDigits) === 0n;
}

/** A finite number as an integer and a power of ten: 0.07 is 7 and -2. */
export function toDecimal(value: number): readonly [digits: bigint, exponent: number] {
  const [digits = "", exponent] = value.toExponential().split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
