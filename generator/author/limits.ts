import { replaceCredentials } from "#templates/core";
import { itemConstraints, stringConstraints, formatNamed, formats, type FormatName } from "#generator/resolve";
import { usablePattern } from "#generator/schema";
import { textAt, valueAt, type Node } from "./document.ts";
import type { FlatSchema, TypeName } from "./flat_schema.ts";
import { isUsableText, shownText } from "./document_texts.ts";
import { optional, type YamlEntry } from "./yaml_text.ts";

/** A single value that the catalog can have. */
export type Scalar = string | number | boolean;

/** The constraints on a scalar, as keys of the catalog. */
export interface Limits {
  readonly enum?: readonly Scalar[];
  readonly min?: number;
  readonly max?: number;
  readonly multiple_of?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly pattern?: string;
  readonly format?: FormatName;
}

/** Limits, and what was left out of them. */
export interface ReadLimits {
  readonly limits: Limits;
  readonly notes: readonly string[];
}

/** An invented value would have to be this long. */
const LONGEST_MINIMUM = 1000;

/** The largest limits that the catalog can have. */
const MOST_CHARACTERS = stringConstraints.maxLength.limitSchema.maximum ?? Infinity;
const MOST_ITEMS = itemConstraints.maxItems.limitSchema.maximum ?? Infinity;

/** The limits of a scalar. A pattern is kept only with an example, which the catalog asks for. */
export function readLimits({ enum: values, keywords, types }: FlatSchema, mayHavePattern: boolean): ReadLimits {
  const format = textAt(keywords, "format");
  const isKnown =
    format === undefined || SIZES.includes(format) || (types.includes("string") && formats.some(({ name }) => name === format));
  const lost = leftOut(isKnown ? [] : [`format ${shownText(format)}`]);
  const isNumber = types.includes("integer") || types.includes("number");
  const range = isNumber ? readRange(keywords, !types.includes("number")) : NO_LIMITS;
  const text = types.includes("string") ? readStringLimits(keywords, mayHavePattern) : NO_LIMITS;
  if (values !== undefined) {
    const listed = readEnum(values, types);
    const others = listed.limits.enum === undefined ? [] : Object.keys({ ...range.limits, ...text.limits });
    return { ...listed, notes: [...listed.notes, ...lost, ...leftOut(others)] };
  }
  return { limits: { ...range.limits, ...text.limits }, notes: [...range.notes, ...text.notes, ...lost] };
}

const NO_LIMITS: ReadLimits = { limits: {}, notes: [] };

/** Formats of OpenAPI that say how a number is stored. */
const SIZES = ["int32", "int64", "float", "double"];

/** The limits as keys of a field. */
export function limitEntries(limits: Limits): readonly (YamlEntry | undefined)[] {
  const { enum: values, ...rest } = limits;
  return [optional("enum", values), ...Object.entries(rest).map(([key, value]: [string, string | number]) => optional(key, value))];
}

/** The value of a keyword such as `default`, if the limits allow it and the catalog can have it. */
export function fittingValue(value: unknown, types: readonly TypeName[], limits: Limits): Scalar | undefined {
  if (!isScalar(value) || !isPrintable(value)) return undefined;
  if (limits.enum !== undefined) return limits.enum.includes(value) ? value : undefined;
  if (typeof value === "string") return types.includes("string") && fitsText(value, limits) ? value : undefined;
  if (typeof value === "boolean") return types.includes("boolean") ? value : undefined;
  const isNumber = types.includes("number") || (types.includes("integer") && Number.isInteger(value));
  return isNumber && fitsNumber(value, limits) ? value : undefined;
}

/** Whether a value reads the same in the catalog, and is no credential. */
function isPrintable(value: Scalar): boolean {
  if (typeof value === "number") return isPlainNumber(value);
  return typeof value === "boolean" || (isUsableText(value) && replaceCredentials(value, () => "") === value);
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

/** A number that is written with digits alone, without losing any. */
function isPlainNumber(value: unknown): value is number {
  if (typeof value !== "number" || !Number.isFinite(value) || String(value).includes("e") || Object.is(value, -0)) return false;
  return Number.isSafeInteger(value) || !Number.isInteger(value);
}

function readEnum(values: readonly unknown[], types: readonly TypeName[]): ReadLimits {
  // YAML reads `enum: [1, yes]` as a number and more, whatever the type says.
  const typed = types.join() === "string" ? values.map((value) => (isScalar(value) ? String(value) : value)) : values;
  const kept = [...new Set(typed)].filter((value): value is Scalar => fittingValue(value, types, {}) !== undefined);
  const lost = new Set(typed).size - kept.length;
  // Without one of its values, a list would refuse what the document accepts.
  if (lost > 0 || kept.length === 0)
    return { limits: {}, notes: [`Not taken over: the values of \`enum\`, ${String(lost)} of which do not fit.`] };
  return { limits: { enum: kept }, notes: [] };
}

function readRange(keywords: Node, isWhole: boolean): ReadLimits {
  const [low, high] = [bound(keywords, "minimum", "exclusiveMinimum"), bound(keywords, "maximum", "exclusiveMaximum")];
  const min = low && (isWhole ? wholeAbove(low) : low.value);
  const max = high && (isWhole ? -wholeAbove({ ...high, value: -high.value }) : high.value);
  const multiple = valueAt(keywords, "multipleOf");
  const isEmpty = min !== undefined && max !== undefined && min > max;
  const limits: Limits = {
    ...(min !== undefined && !isEmpty && isPlainNumber(min + 0) && { min: min + 0 }),
    ...(max !== undefined && !isEmpty && isPlainNumber(max + 0) && { max: max + 0 }),
  };
  const hasMultiple = isPlainNumber(multiple) && multiple > 0 && (!isWhole || Number.isInteger(multiple)) && isReachable(multiple, limits);
  const lost = [
    ...(low !== undefined && limits.min === undefined ? ["minimum"] : []),
    ...(high !== undefined && limits.max === undefined ? ["maximum"] : []),
    ...(!isWhole && low?.isExclusive === true ? ["exclusiveMinimum"] : []),
    ...(!isWhole && high?.isExclusive === true ? ["exclusiveMaximum"] : []),
    ...(multiple !== undefined && !hasMultiple ? ["multipleOf"] : []),
  ];
  return { limits: { ...limits, ...(hasMultiple && { multiple_of: multiple }) }, notes: leftOut(lost) };
}

/** The tighter of two limits of a number. */
function bound(keywords: Node, key: string, exclusiveKey: string): { readonly value: number; readonly isExclusive: boolean } | undefined {
  const [value, exclusive] = [valueAt(keywords, key), valueAt(keywords, exclusiveKey)].map((one) =>
    typeof one === "number" && Number.isFinite(one) ? one : undefined,
  );
  const isTighter = exclusive !== undefined && (value === undefined || (key === "minimum" ? exclusive >= value : exclusive <= value));
  if (isTighter) return { value: exclusive, isExclusive: true };
  return value === undefined ? undefined : { value, isExclusive: false };
}

function wholeAbove({ value, isExclusive }: { readonly value: number; readonly isExclusive: boolean }): number {
  return isExclusive && Number.isInteger(value) ? value + 1 : Math.ceil(value);
}

/** Whether some multiple is within the limits. */
function isReachable(multiple: number, { min, max }: Limits): boolean {
  if (min === undefined || max === undefined) return true;
  return Number.isInteger(multiple) && Math.floor(max / multiple) * multiple >= min;
}

function readStringLimits(keywords: Node, mayHavePattern: boolean): ReadLimits {
  const format = formats.find(({ name }) => name === valueAt(keywords, "format"))?.name;
  const [least, most] = [count(keywords, "minLength"), count(keywords, "maxLength")];
  const pattern = valueAt(keywords, "pattern");
  const isEmpty = least !== undefined && most !== undefined && least > most;
  const lengths: Limits = {
    ...(least !== undefined && least > 0 && least <= LONGEST_MINIMUM && !isEmpty && { min_length: least }),
    ...(most !== undefined && most <= MOST_CHARACTERS && !isEmpty && { max_length: most }),
  };
  const patterned: Limits = typeof pattern === "string" ? { ...lengths, pattern } : lengths;
  const keepsPattern = typeof pattern === "string" && format === undefined && mayHavePattern && isUsablePattern(pattern);
  const hasExample = keepsPattern && exampleOf(keywords, ["string"], patterned) !== undefined;
  const limits: Limits = format !== undefined ? { format } : hasExample ? patterned : lengths;
  const lost = [
    ...(least !== undefined && least > 0 && limits.min_length === undefined ? ["minLength"] : []),
    ...(most !== undefined && limits.max_length === undefined ? ["maxLength"] : []),
    ...(pattern !== undefined && limits.pattern === undefined
      ? [typeof pattern === "string" && keepsPattern ? "pattern, which needs an example" : "pattern"]
      : []),
  ];
  return { limits, notes: leftOut(lost) };
}

function isUsablePattern(pattern: string): boolean {
  return isUsableText(pattern) && usablePattern(pattern) !== undefined;
}

function count(keywords: Node, key: string): number | undefined {
  const value = valueAt(keywords, key);
  return Number.isSafeInteger(value) && typeof value === "number" && value >= 0 ? value : undefined;
}

function leftOut(keys: readonly string[]): readonly string[] {
  return keys.length === 0 ? [] : [`Not taken over: ${keys.join(", ")}.`];
}

/** An example of the document that fits. */
export function exampleOf(keywords: Node, types: readonly TypeName[], limits: Limits): Scalar | undefined {
  const examples = valueAt(keywords, "examples");
  const all: readonly unknown[] = [valueAt(keywords, "example"), ...(Array.isArray(examples) ? (examples as readonly unknown[]) : [])];
  return all.map((value) => fittingValue(value, types, limits)).find((value) => value !== undefined);
}

/** `minItems` and `maxItems`, unless they exclude each other. */
export function readItemLimits(keywords: Node): {
  readonly entries: readonly (YamlEntry | undefined)[];
  readonly notes: readonly string[];
} {
  const [least, most] = [count(keywords, "minItems"), count(keywords, "maxItems")];
  const isEmpty = least !== undefined && most !== undefined && least > most;
  const isFar = least !== undefined && least > LONGEST_MINIMUM / 10;
  const min = isEmpty || isFar || least === 0 ? undefined : least;
  const isLimit = most === undefined || (most <= MOST_ITEMS && !isEmpty);
  const max = isLimit ? most : undefined;
  const lost = [...(isEmpty || isFar ? ["minItems"] : []), ...(isLimit ? [] : ["maxItems"])];
  return { entries: [optional("min_items", min), optional("max_items", max)], notes: leftOut(lost) };
}

function fitsText(value: string, { format, pattern, min_length: least = 0, max_length: most = Infinity }: Limits): boolean {
  const { length } = Array.from(value);
  if (length < least || length > most) return false;
  if (format !== undefined && !new RegExp(formatNamed(format).pattern, "u").test(value)) return false;
  return pattern === undefined || usablePattern(pattern)?.test(value) === true;
}

function fitsNumber(value: number, { min = -Infinity, max = Infinity, multiple_of: multiple }: Limits): boolean {
  if (value < min || value > max) return false;
  return multiple === undefined || (Number.isInteger(value) && Number.isInteger(multiple) && value % multiple === 0);
}
