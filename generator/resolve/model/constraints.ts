import { type ItemLimits, type NumberLimits, type StringLimits, toDecimal } from "#templates/core";
import { formatNamed, formats, type FormatName } from "./formats.ts";
import type { WrittenConstraints } from "#generator/read";

/**
 * The constraints on values, one descriptor each. Whatever the generator does with constraints loops over these tables:
 * CONTRIBUTING.md says how to add one.
 */

/** The JSON Schema keywords that constraints become. */
export type ConstraintKeywords = {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
};

/** The constraints on numbers, in the order in which their problems are reported. */
export const numberConstraints: Constraints<number, NumberLimits> = {
  min: {
    key: "min",
    read: ({ min }) => min,
    meaning: "the smallest number allowed",
    imported: madeBy("atLeast"),
    keywords: (min) => ({ minimum: min }),
    limitSchema: { type: "number" },
    sentence: (min, { max }, noun) => `${noun}${max === undefined ? `, at least ${min}` : ` from ${min} to ${max}`}.`,
    fault: () => "is smaller than the minimum",
    faults: (min) => nextTo(min, -1),
    fit: (min, value) => Math.max(min, value),
    upTo: "max",
    probe: { limit: 1, good: [1, 2, 1e300], bad: [0, -1] },
  },
  max: {
    key: "max",
    read: ({ max }) => max,
    meaning: "the largest number allowed",
    imported: madeBy("atMost"),
    keywords: (max) => ({ maximum: max }),
    limitSchema: { type: "number" },
    sentence: (max, { min }, noun) => (min === undefined ? `${noun}, at most ${max}.` : ""),
    fault: () => "is larger than the maximum",
    faults: (max) => nextTo(max, 1),
    fit: (max, value) => Math.min(max, value),
    probe: { limit: 100, good: [100, 99, -1e300], bad: [101, 1e300] },
  },
  multipleOf: {
    key: "multiple_of",
    read: ({ multiple_of }) => multiple_of,
    meaning: "the number is a multiple of this one, as both are written in decimal: `0.07` is a multiple of `0.01`",
    imported: madeBy("multipleOf"),
    keywords: (step) => ({ multipleOf: step }),
    limitSchema: { type: "number", exclusiveMinimum: 0 },
    sentence: (step) => `A multiple of ${step}.`,
    fault: () => "is not a multiple",
    faults: (step, valid) => [valid + 1, valid - 1, valid + step / 2, valid - step / 2],
    fit: (step, value, { max = Infinity }, isWhole) => {
      const next = multipleFrom(value, { multipleOf: step, isWhole });
      return next > max ? -multipleFrom(-value, { multipleOf: step, isWhole }) : next;
    },
    conflict: (step, { min, max }, isWhole) =>
      min !== undefined && max !== undefined && min <= max && multipleFrom(min, { multipleOf: step, isWhole }) > max
        ? ["min", "max", "multipleOf"]
        : [],
    probe: { limit: 2, good: [0, -4, 1e15], bad: [1, 7] },
  },
};

/** The constraints on strings. */
export const stringConstraints: Constraints<string, StringLimits<FormatName>> = {
  minLength: {
    key: "min_length",
    read: ({ min_length }) => min_length,
    meaning: "the smallest number of characters, counted as code points; at most 4,000",
    imported: madeBy("charactersFrom"),
    keywords: (min) => ({ minLength: min }),
    limitSchema: { type: "integer", minimum: 0, maximum: 4000 },
    sentence: (min, { maxLength }, noun) => `${count(min, maxLength, noun)}.`,
    fault: () => "is too short",
    faults: (min, valid) => [
      Array.from(valid)
        .slice(0, Math.max(min - 1, 0))
        .join(""),
    ],
    fit: (min, text) => text.padEnd(text.length + min - Array.from(text).length, "x"),
    upTo: "maxLength",
    probe: { limit: 2, good: ["ab", "abc", "😀😀"], bad: ["", "a", "😀"] },
  },
  maxLength: {
    key: "max_length",
    read: ({ max_length }) => max_length,
    meaning: "the largest number of characters, counted as code points; at most 16,777,216",
    imported: madeBy("charactersUpTo"),
    keywords: (max) => ({ maxLength: max }),
    limitSchema: { type: "integer", minimum: 0, maximum: 16_777_216 },
    sentence: (max, { minLength }, noun) => (minLength === undefined ? `${count(undefined, max, noun)}.` : ""),
    fault: () => "is too long",
    faults: (max, valid) =>
      max > LONGEST_TEXT
        ? []
        : [
            `${Array.from(valid.padEnd(valid.length + max, "x"))
              .slice(0, max)
              .join("")}x`,
          ],
    fit: (max, text) => Array.from(text).slice(0, max).join(""),
    probe: { limit: 3, good: ["", "abc", "😀😀😀"], bad: ["abcd", "😀😀😀😀"] },
  },
  pattern: {
    key: "pattern",
    read: ({ pattern }) => pattern,
    meaning: "an ECMAScript regular expression with the `u` flag; may match anywhere unless it has `^` and `$`; needs an `example`",
    imported: madeBy("matching"),
    keywords: () => ({}),
    pattern: (pattern) => pattern,
    limitSchema: { type: "string", minLength: 1 },
    sentence: (pattern) => `Matches \`${pattern}\`.`,
    demand: (pattern) => `match \`${pattern}\``,
    fault: () => "does not match the pattern",
    faults: () => ["example", "EXAMPLE 0", "?", ""],
    probe: { limit: "^ord_[0-9]", good: ["ord_1", "ord_42x"], bad: ["", "42", "an ord_1"] },
  },
  format: {
    key: "format",
    read: ({ format }) => (format === true ? undefined : format),
    meaning: `one of ${formats.map(({ name, meaning }) => `\`${name}\`${meaning === undefined ? "" : ` (${meaning})`}`).join(", ")}`,
    imported: {
      from: "./gateway.envelope.js",
      names: formats.map(({ constant }) => constant),
      nameOf: (name) => formatNamed(name).constant,
      isFunction: false,
    },
    keywords: (name) => ({ format: name }),
    pattern: (name) => formatNamed(name).pattern,
    limitSchema: { type: "string", enum: formats.map(({ name }) => name) },
    sentence: (name) => formatNamed(name).sentence,
    fault: (name) => `is not a valid ${name}`,
    faults: (name) => formatNamed(name).wrong,
    probe: { limit: "uuid", good: [formatNamed("uuid").example], bad: ["", ...formatNamed("uuid").wrong] },
  },
};

/** The constraints on the number of elements of arrays and comma lists. */
export const itemConstraints: Constraints<number, ItemLimits> = {
  minItems: {
    key: "min_items",
    read: ({ min_items }) => min_items,
    meaning: "the smallest number of elements; at most 1,000",
    imported: madeBy("elementsFrom"),
    keywords: (min) => ({ minItems: min }),
    limitSchema: { type: "integer", minimum: 0, maximum: 1000 },
    sentence: (min, { maxItems }, noun) => `${count(min, maxItems, noun)}.`,
    fault: () => "has too few elements",
    faults: (min) => (min > 0 ? [min - 1] : []),
    fit: (min, number) => Math.max(min, number),
    upTo: "maxItems",
    probe: { limit: 2, good: [2, 3], bad: [1] },
  },
  maxItems: {
    key: "max_items",
    read: ({ max_items }) => max_items,
    meaning: "the largest number of elements; at most 1,000,000",
    imported: madeBy("elementsUpTo"),
    keywords: (max) => ({ maxItems: max }),
    limitSchema: { type: "integer", minimum: 0, maximum: 1_000_000 },
    sentence: (max, { minItems }, noun) => (minItems === undefined ? `${count(undefined, max, noun)}.` : ""),
    fault: () => "has too many elements",
    faults: (max) => [max + 1],
    fit: (max, number) => Math.min(max, number),
    probe: { limit: 2, good: [1, 2], bad: [3] },
  },
};

/** The keys that list values. They apply to the elements of arrays and comma lists. */
export const listingKeys: readonly { readonly key: ConstraintKey; readonly meaning: string }[] = [
  { key: "const", meaning: "the only value" },
  { key: "enum", meaning: "the only values, or the only values of the elements" },
  {
    key: "known_values",
    meaning: "values worth naming; others are accepted. `const`, `enum` and `known_values` exclude each other",
  },
];

/** The constraints by what they can be used with, in the words of spec/README.md. */
export const constraintsByKind: readonly { readonly kinds: string; readonly keys: typeof listingKeys }[] = [
  { kinds: "scalars, arrays and comma lists", keys: listingKeys },
  { kinds: "numbers", keys: Object.values(numberConstraints) },
  { kinds: "strings", keys: Object.values(stringConstraints) },
  { kinds: "arrays and comma lists", keys: Object.values(itemConstraints) },
];

/** The next whole number, or where numbers are further apart than 1 a greater step. */
function nextTo(limit: number, sign: 1 | -1): readonly number[] {
  return [limit + sign, limit + sign * Math.abs(limit) * 2 ** -50].filter((value) => value !== limit && Number.isFinite(value));
}

/** "1 to 3 elements", "At least 1 character" */
function count(min: number | undefined, max: number | undefined, noun: string): string {
  const nouns = (max ?? min) === 1 ? noun : `${noun}s`;
  if (min !== undefined && max !== undefined) return min === max ? `Exactly ${min} ${nouns}` : `${min} to ${max} ${nouns}`;
  return min !== undefined ? `At least ${min} ${nouns}` : `At most ${max ?? 0} ${nouns}`;
}

/** Which multiples of a number are meant. */
interface Multiples {
  readonly multipleOf: number;
  /** Those without a fraction only. */
  readonly isWhole: boolean;
}

/** The least multiple that is not less than a number. All numbers are meant as they are written in decimal. */
export function multipleFrom(least: number, { multipleOf, isWhole }: Multiples): number {
  const [digits, exponent] = toDecimal(multipleOf);
  const step = isWhole && exponent < 0 ? wholeMultiple(digits, -exponent) : { digits, exponent };
  const [leastDigits, leastExponent] = toDecimal(least);
  const scale = Math.min(step.exponent, leastExponent);
  const whole = step.digits * 10n ** BigInt(step.exponent - scale);
  const count = ceilingOf(leastDigits * 10n ** BigInt(leastExponent - scale), whole);
  return Number(`${String(count * whole)}e${String(scale)}`);
}

/** The smallest whole number that is a multiple of `digits` with so many decimal places. */
function wholeMultiple(digits: bigint, places: number): { readonly digits: bigint; readonly exponent: number } {
  return { digits: digits / commonDivisor(digits, 10n ** BigInt(places)), exponent: 0 };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  return other === 0n ? one : commonDivisor(other, one % other);
}

function ceilingOf(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  return quotient * divisor < dividend ? quotient + 1n : quotient;
}

/** How long a text in an example may be that is made to break a limit. A limit above it has no such example. */
export const LONGEST_TEXT = 4000;

/** How many elements an array in an example may have that is made to break a limit. */
export const LONGEST_ARRAY = 1001;

/** About how many characters a value may have that is made as an example. Optional parts beyond that are left out. */
export const LARGEST_EXAMPLE = 100_000;

/** How many of these characters the fields may take that a value must have. */
export const LARGEST_LEAST_VALUE = 50_000;

/** About how many characters all examples of one address may have that have a fault. */
export const LARGEST_FAULTS = 2_000_000;

/** How many records a value may have to be inside of. */
export const DEEPEST_RECORDS = 40;

/** A key of the catalog for a value. */
export type ConstraintKey = Exclude<keyof WrittenConstraints, "type">;

/** The schema of a limit in catalog.schema.json. */
export interface LimitSchema {
  readonly type: "number" | "integer" | "string";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly enum?: readonly string[];
}

/** The check that tables import for a limit. */
export interface ImportedCheck<Limit> {
  readonly from: string;
  /** All names that may be imported. */
  readonly names: readonly string[];
  /** The one for a limit. */
  readonly nameOf: (limit: Limit) => string;
  /** It is a function of the limit, not the check itself. */
  readonly isFunction: boolean;
}

/** The import of a function of `templates/core/constraints.ts` that makes the check for a limit. */
function madeBy(name: string): ImportedCheck<unknown> {
  return { from: "../runtime/engine.js", names: [name], nameOf: () => name, isFunction: true };
}

/** A limit, and values of the same kind that it accepts and refuses: those at its edges. */
export interface Probe<Value, Limit> {
  readonly limit: Limit;
  readonly good: readonly Value[];
  readonly bad: readonly Value[];
}

/**
 * Everything about one constraint apart from its check, which is in `templates/core/constraints.ts`. `Value` is what it
 * constrains: a number, a string, or a number of elements.
 */
export interface Constraint<Value, Limit, Limits> {
  /** The key in the catalog. */
  readonly key: ConstraintKey;
  readonly read: (written: WrittenConstraints) => Limit | undefined;
  /** For the page about the language. */
  readonly meaning: string;
  readonly imported: ImportedCheck<Limit>;
  readonly keywords: (limit: Limit) => ConstraintKeywords;
  /** For strings: the regular expression that the limit amounts to. A schema has one `pattern` for all of them. */
  readonly pattern?: (limit: Limit) => string;
  readonly limitSchema: LimitSchema;
  /**
   * The sentence of a hover; "" if another constraint says it. `noun` is what is constrained: "Integer", "character",
   * "element".
   */
  readonly sentence: (limit: Limit, limits: Limits, noun: string) => string;
  /** The demand on a value of the catalog, if it differs from that of the check. */
  readonly demand?: (limit: Limit) => string;
  /** The fault of a value that the limit refuses: "is smaller than the minimum". */
  readonly fault: (limit: Limit) => string;
  /** Values that the limit may refuse, made from a valid one. */
  readonly faults: (limit: Limit, valid: Value) => readonly Value[];
  /** Changes an invented value so that it has a chance to be accepted. */
  readonly fit?: (limit: Limit, value: Value, limits: Limits, isWhole: boolean) => Value;
  /** The constraint whose limit must not be smaller. */
  readonly upTo?: keyof Limits;
  /** The constraints that together with this one accept no value. */
  readonly conflict?: (limit: Limit, limits: Limits, isWhole: boolean) => readonly (keyof Limits)[];
  readonly probe: Probe<Value, Limit>;
}

/** A descriptor for each of some constraints. */
export type Constraints<Value, Limits> = {
  readonly [Name in keyof Limits]-?: Constraint<Value, NonNullable<Limits[Name]>, Limits>;
};
