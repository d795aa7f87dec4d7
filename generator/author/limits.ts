import { replaceCredentials, type ItemLimits, type NumberLimits, type StringLimits } from "#templates/core";
import { constraintsOnNumbers, constraintsOnStrings, formats, snakeName, stringConstraints, itemConstraints } from "#generator/resolve";
import { type FormatName, type ScalarName } from "#generator/resolve";
import { isAllowed, soundScalar, usablePattern } from "#generator/schema";
import { listAt, textAt, valueAt, type Node } from "./document.ts";
import type { FlatSchema, TypeName } from "./flat_schema.ts";
import { isUsableText, shownText } from "./document_texts.ts";
import { entry, type YamlEntry } from "./yaml_text.ts";

/** A single value that the catalog can have. */
export type Scalar = string | number | boolean;

/** The constraints on a value or on the number of elements, by their names in the model. */
export interface Limits extends NumberLimits, StringLimits<FormatName>, ItemLimits {
  readonly enum?: readonly Scalar[];
}

/** Limits, and what was left out of them. */
export interface ReadLimits {
  readonly limits: Limits;
  readonly notes: readonly string[];
}

/** A keyword, its value in the document, and the limit that it becomes where the catalog can have it. */
type Reading = readonly [keyword: string, written: unknown, limits: Limits];

/** An invented value would have to be this long. */
const LONGEST_MINIMUM = 1000;

/** The largest limits that the catalog can have. */
const MOST_CHARACTERS = stringConstraints.maxLength.limitSchema.maximum ?? Infinity;
const MOST_ITEMS = itemConstraints.maxItems.limitSchema.maximum ?? Infinity;

/** Formats of OpenAPI that say how a number is stored. */
const SIZES = ["int32", "int64", "float", "double"];

/** The limits of a scalar. A pattern is kept only with an example, which the catalog asks for. */
export function readLimits({ enum: values, keywords, types }: FlatSchema, mayHavePattern: boolean): ReadLimits {
  const [format, isText] = [textAt(keywords, "format"), types.includes("string")];
  const isKnown = format === undefined || SIZES.includes(format) || (isText && formats.some(({ name }) => name === format));
  const isNumber = types.includes("integer") || types.includes("number");
  const numbers = collect(isNumber ? readRange(keywords, !types.includes("number")) : [], types);
  const texts = collect(isText ? readTextLimits(keywords, mayHavePattern) : [], types);
  const limits = { ...numbers.limits, ...texts.limits };
  const lost = leftOut(isKnown ? [] : [`format ${shownText(format)}`]);
  if (values === undefined) return { limits, notes: [...numbers.notes, ...texts.notes, ...lost] };
  const listed = readEnum(values, types);
  return { ...listed, notes: [...listed.notes, ...lost, ...leftOut(listed.limits.enum === undefined ? [] : keysOf(limits))] };
}

/** `minItems` and `maxItems`, unless they exclude each other. */
export function readItemLimits(keywords: Node): ReadLimits {
  const [least = 0, most = Infinity] = [count(keywords, "minItems"), count(keywords, "maxItems")];
  return collect([
    ["minItems", least === 0 ? undefined : least, least <= LONGEST_MINIMUM / 10 && least <= most ? { minItems: least } : {}],
    ["maxItems", count(keywords, "maxItems"), most <= MOST_ITEMS && least <= most ? { maxItems: most } : {}],
  ]);
}

/** What can be kept of some limits: those that exclude each other cannot. */
function collect(readings: readonly Reading[], types: readonly TypeName[] = []): ReadLimits {
  const given = readings.filter(([, written]) => written !== undefined);
  const join = (some: readonly Reading[]): Limits => some.reduce<Limits>((limits, [, , limit]) => ({ ...limits, ...limit }), {});
  const sound = soundScalar({ ...join(given), kind: "scalar", types: scalarsOf(types), nullable: false });
  const isKept = ([, , limit]: Reading): boolean => Object.keys(limit).some((name) => Object.hasOwn(sound, name));
  return { limits: join(given.filter(isKept)), notes: leftOut(given.flatMap((one) => (isKept(one) ? [] : [one[0]]))) };
}

/** The types of single values among some. */
export function scalarsOf(types: readonly TypeName[]): readonly ScalarName[] {
  return types.flatMap((type) => (type === "object" || type === "array" ? [] : [type]));
}

/** The limits as entries of a field. */
export function limitEntries(limits: Limits): readonly YamlEntry[] {
  return Object.entries(limits).map(([name, value]: [string, string | number | readonly Scalar[]]) => entry(snakeName(name, ""), value));
}

/** The keys that limits have in the catalog. */
export function keysOf(limits: Limits): readonly string[] {
  return limitEntries(limits).map(({ key }) => key);
}

/** The value of a keyword such as `default`, if the limits allow it and the catalog can have it. */
export function fittingValue(value: unknown, types: readonly TypeName[], limits: Limits): Scalar | undefined {
  if (!isScalar(value) || !isPrintable(value)) return undefined;
  if (limits.enum !== undefined) return limits.enum.includes(value) ? value : undefined;
  const isFine =
    isAllowed(value, { kind: "scalar", types: scalarsOf(types), nullable: false }) &&
    (typeof value !== "string" || constraintsOnStrings(limits).every(({ check }) => check().accepts(value))) &&
    (typeof value !== "number" || constraintsOnNumbers(limits).every(({ check }) => check().accepts(value)));
  return isFine ? value : undefined;
}

/** An example of the document that fits. */
export function exampleOf(keywords: Node, types: readonly TypeName[], limits: Limits): Scalar | undefined {
  const all = [valueAt(keywords, "example"), ...listAt(keywords, "examples")];
  const example = all.map((value) => fittingValue(value, types, limits)).find((value) => value !== undefined);
  if (limits.pattern === undefined || typeof example !== "string" || /\d$/u.test(example)) return example;
  // The sandbox counts up what is at the end, and its ids must match the pattern, too: `MGaaaaaaaa` becomes `MGaaaa0001`.
  const [longer, counted] = [`${example}2`, `${example.slice(0, -4)}0001`];
  return fittingValue(longer, types, limits) === undefined ? (fittingValue(counted, types, limits) ?? example) : example;
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
  const typed = new Set(types.join() === "string" ? values.map((value) => (isScalar(value) ? String(value) : value)) : values);
  const kept = [...typed].filter((value): value is Scalar => fittingValue(value, types, {}) !== undefined);
  const lost = typed.size - kept.length;
  // Without one of its values, a list would refuse what the document accepts.
  if (lost === 0 && kept.length > 0) return { limits: { enum: kept }, notes: [] };
  return { limits: {}, notes: [`Not taken over: the values of \`enum\`, ${String(lost)} of which do not fit.`] };
}

function readRange(keywords: Node, isWhole: boolean): readonly Reading[] {
  const multiple = valueAt(keywords, "multipleOf");
  const isStep = isPlainNumber(multiple) && multiple > 0 && (!isWhole || Number.isInteger(multiple));
  return [
    ...readBound(keywords, "minimum", isWhole),
    ...readBound(keywords, "maximum", isWhole),
    ["multipleOf", multiple, isStep ? { multipleOf: multiple } : {}],
  ];
}

/** The tighter of two limits of a number. */
function readBound(keywords: Node, key: "minimum" | "maximum", isWhole: boolean): readonly Reading[] {
  const [exclusiveKey, sign] = key === "minimum" ? ["exclusiveMinimum", 1] : ["exclusiveMaximum", -1];
  const [plain = -Infinity, exclusive = -Infinity] = [key, exclusiveKey].map((one) => {
    const value = valueAt(keywords, one);
    return typeof value === "number" && Number.isFinite(value) ? sign * value : undefined;
  });
  const [bound, isExclusive] = [Math.max(plain, exclusive), exclusive >= plain];
  if (bound === -Infinity) return [];
  const least = isWhole ? (isExclusive && Number.isInteger(bound) ? bound + 1 : Math.ceil(bound)) : bound;
  // The sum is never -0.
  const limit = sign * least + 0;
  return [
    [key, limit, isPlainNumber(limit) ? (sign === 1 ? { min: limit } : { max: limit }) : {}],
    [exclusiveKey, isExclusive && !isWhole ? limit : undefined, {}],
  ];
}

function readTextLimits(keywords: Node, mayHavePattern: boolean): readonly Reading[] {
  const format = formats.find(({ name }) => name === valueAt(keywords, "format"))?.name;
  const [least = 0, most = Infinity] = [count(keywords, "minLength"), count(keywords, "maxLength")];
  const isRange = format === undefined && least <= most;
  const minLength = isRange && least <= LONGEST_MINIMUM ? { minLength: least } : {};
  const maxLength = isRange && most <= MOST_CHARACTERS ? { maxLength: most } : {};
  const pattern = valueAt(keywords, "pattern");
  const limits = { ...minLength, ...maxLength };
  const mayShow = typeof pattern === "string" && isUsableText(pattern) && mayHavePattern && format === undefined;
  const hasExample = mayShow && exampleOf(keywords, ["string"], limits) !== undefined;
  // The analysis of a pattern can take seconds, so one without an example is left out before it.
  const isUsable = hasExample && usablePattern(pattern) !== undefined;
  const isShown = isUsable && exampleOf(keywords, ["string"], { ...limits, pattern }) !== undefined;
  const isUnshown = mayShow && !isShown && (isUsable || !hasExample);
  return [
    ["minLength", least === 0 ? undefined : least, minLength],
    ["maxLength", count(keywords, "maxLength"), maxLength],
    [isUnshown ? "pattern, which needs an example" : "pattern", pattern, isShown ? { pattern } : {}],
    ["format", format, format === undefined ? {} : { format }],
  ];
}

function count(keywords: Node, key: string): number | undefined {
  const value = valueAt(keywords, key);
  return Number.isSafeInteger(value) && typeof value === "number" && value >= 0 ? value : undefined;
}

function leftOut(keys: readonly string[]): readonly string[] {
  return keys.length === 0 ? [] : [`Not taken over: ${keys.join(", ")}.`];
}
