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

/** How the check of each constraint is made from its limit, for programs that know limits and not the checks themselves. */
export type Checks<Value, Limits> = { readonly [Name in keyof Limits]-?: (limit: NonNullable<Limits[Name]>) => Check<Value> };

/** The checks of numbers. Issues are reported in the order of the checks. */
export const numberChecks: Checks<number, NumberLimits> = { min: atLeast, max: atMost, multipleOf };

/** The checks of strings; `format` makes the check for the name of a format. */
export function stringChecksWith<Format extends string>(format: (name: Format) => Check<string>): Checks<string, StringLimits<Format>> {
  return { minLength: charactersFrom, maxLength: charactersUpTo, pattern: matching, format };
}

/** The checks of the number of elements. */
export const itemChecks: Checks<number, ItemLimits> = { minItems: elementsFrom, maxItems: elementsUpTo };

/** The checks for the limits that are given. */
export function checksFor<Value, Limits extends object>(checks: Checks<Value, Limits>, limits: Limits): readonly Check<Value>[] {
  const made: Check<Value>[] = [];
  for (const name in checks) {
    const limit = Object.hasOwn(checks, name) ? limits[name] : undefined;
    if (limit !== undefined && limit !== null) made.push(checks[name](limit));
  }
  return made;
}

/**
 * The formats of strings. Libraries interpret formats differently, so these patterns apply everywhere: in validators, in JSON
 * Schemas, and where catalogs are compared.
 */

/** The name of a format. */
export type FormatName = "date-time" | "date" | "email" | "uri" | "uuid";

/** The strings that have a format. */
interface FormatPattern {
  /** A regular expression (`u` flag). */
  readonly pattern: string;
  /** The length of the shortest string that has the format, and that of the longest, in code points. */
  readonly lengths: readonly [least: number, most: number];
}

/** Valid days of the calendar. */
const DAY =
  "(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|3[01]|30)|(?:0[469]|11)-(?:(?:0[1-9]|1[0-9]|2[0-8])|29|30)|" +
  "02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)";

/** The time of a day. A leap second ends a day in UTC, and in other zones a quarter of an hour. */
const TIME =
  "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])|" +
  "(?:23:59:60(?:\\.[0-9]+)?(?:[Zz]|[+-]00:00)|" +
  "(?:[01][0-9]|2[0-3]):(?:[14]4|[25]9):60(?:\\.[0-9]+)?[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))";

/** Words of an email address: in front of the `@` joined by periods, behind it a domain with two parts or more. */
const WORD = "[A-Za-z0-9!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+";
const LABEL = "[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*";

/** The parts of a URI in RFC 3986. The characters of a path may be in a query and a fragment too. */
const PATH_CHARACTER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:@]|%[0-9A-Fa-f]{2})";
const USER = "(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=:]|%[0-9A-Fa-f]{2})*@";
const HOST = "(?:\\[[0-9A-Fa-f:.]+\\]|(?:[A-Za-z0-9\\-._~!$&'\\(\\)*+,;=]|%[0-9A-Fa-f]{2})*)";
const SEGMENTS = `${PATH_CHARACTER}+(?:\\/${PATH_CHARACTER}*)*`;
const PATH = `(?:\\/\\/(?:${USER})?${HOST}(?::[0-9]*)?(?:\\/${PATH_CHARACTER}*)*|\\/(?:${SEGMENTS})?|${SEGMENTS})`;
const QUERY = `(?:${PATH_CHARACTER}|[\\/?])*`;

/** The formats by their names. */
export const formatPatterns: Readonly<Record<FormatName, FormatPattern>> = {
  "date-time": { pattern: `^${DAY}[Tt]${TIME}$`, lengths: [20, Infinity] },
  date: { pattern: `^${DAY}$`, lengths: [10, 10] },
  email: { pattern: `^${WORD}(?:\\.${WORD})*@(?:${LABEL}\\.)+${LABEL}$`, lengths: [5, Infinity] },
  uri: { pattern: `^[A-Za-z][A-Za-z0-9+\\-.]*:${PATH}(?:\\?${QUERY})?(?:#${QUERY})?$`, lengths: [3, Infinity] },
  uuid: { pattern: "^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$", lengths: [36, 36] },
};
