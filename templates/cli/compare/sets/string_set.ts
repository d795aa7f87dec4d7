import { countElements, strayElement } from "#templates/runtime";
import { checksFor, itemChecks, type ItemLimits, type StringLimits, formatPatterns } from "#templates/core";
import { ANY_COUNT, patternLengths, type Bounds } from "./pattern_lengths.js";

/** Strings: those of a list, or all that obey limits. Those of a comma list count elements, which `elements` may list. */
export type StringSet = { readonly listed: readonly string[] } | StringRule;

/** What may be undefined instead of missing. */
type Maybe<Limits> = { readonly [Name in keyof Limits]: Limits[Name] | undefined };
type StringRule = Maybe<StringLimits & { elements?: CommaList }>;

/** The limits and the allowed values of the elements of a comma list. */
type CommaList = Maybe<ItemLimits & { values?: readonly string[] }>;

const FORMATS: ReadonlyMap<string, (typeof formatPatterns)[keyof typeof formatPatterns]> = new Map(Object.entries(formatPatterns));

/** Comma lists with no more texts than this are compared text by text. */
const MOST_TEXTS = 500;

/** Whether no string belongs to the set. */
export function isEmptyStrings(set: StringSet): boolean {
  const plain = enumerated(set);
  if ("listed" in plain) return plain.listed.length === 0;
  return isEmptyBounds(lengthsOf(plain)) || isEmptyBounds(countsOf(plain));
}

/**
 * Whether all strings of one set belong to another. Two patterns are not compared: each is assumed to accept strings that
 * the other refuses.
 */
export function isSubsetOfStrings(inner: StringSet, outer: StringSet): boolean {
  const [from, into] = [enumerated(inner), enumerated(outer)];
  if ("listed" in from) return from.listed.every((text) => hasString(into, text));
  if (isEmptyStrings(from)) return true;
  if ("listed" in into) return lengthsOf(from).most === 0 && into.listed.includes("");
  return (
    isWithin(lengthsOf(from), { least: into.minLength ?? 0, most: into.maxLength ?? Infinity }) &&
    isWithin(countsOf(from), countsOf({ elements: into.elements })) &&
    (into.pattern === undefined || into.pattern === from.pattern) &&
    (into.format === undefined || into.format === from.format) &&
    areElementsWithin(from.elements?.values, into.elements?.values)
  );
}

/** Whether a string belongs to the set. */
export function hasString(set: StringSet, text: string): boolean {
  if ("listed" in set) return set.listed.includes(text);
  const { format, elements, ...limits } = set;
  if (!(compiled(formatNamed(format)?.pattern)?.test(text) ?? true)) return false;
  if (!obeys(limits, text)) return false;
  if (elements === undefined) return true;
  const { values, ...counts } = elements;
  const isCount = checksFor<number, Maybe<ItemLimits>>(itemChecks, counts).every(({ accepts }) => accepts(countElements(text)));
  return isCount && strayElement(text, values) === undefined;
}

function obeys({ minLength = 0, maxLength = Infinity, pattern }: StringRule, text: string): boolean {
  const length = Array.from(text).length;
  return length >= minLength && length <= maxLength && (compiled(pattern)?.test(text) ?? true);
}

/** Undefined for what is no expression: the catalog of another generator may have a syntax of its own. */
function compiled(pattern: string | undefined): RegExp | undefined {
  try {
    return pattern === undefined ? undefined : new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

/** Undefined for a format of another generator. */
function formatNamed(format = ""): { readonly pattern: string; readonly lengths: readonly [number, number] } | undefined {
  return FORMATS.get(format);
}

/** The lengths that strings of the rule can have. */
function lengthsOf({ minLength = 0, maxLength = Infinity, pattern, format, elements }: StringRule): Bounds {
  const [least, most] = formatNamed(format)?.lengths ?? [0, Infinity];
  const matched = pattern === undefined ? ANY_COUNT : patternLengths(pattern);
  const listed = elements === undefined ? ANY_COUNT : listLengths(elements);
  return { least: Math.max(minLength, least, matched.least, listed.least), most: Math.min(maxLength, most, matched.most, listed.most) };
}

/** The lengths of comma lists with these elements. */
function listLengths(elements: CommaList): Bounds {
  const { least, most } = countsOf({ elements });
  const lengths = elements.values?.map((value) => Array.from(value).length);
  const shortest = lengths === undefined ? 0 : Math.min(...lengths);
  const longest = lengths === undefined ? Infinity : Math.max(...lengths);
  return { least: least * (shortest + 1) - 1, most: most * (longest + 1) - 1 };
}

/** The numbers of elements that strings of the rule can have: at least one, which may be empty. */
function countsOf({ maxLength = Infinity, elements }: StringRule): Bounds {
  return { least: Math.max(elements?.minItems ?? 1, 1), most: Math.min(elements?.maxItems ?? Infinity, maxLength + 1) };
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return inner.least >= outer.least && inner.most <= outer.most;
}

function isEmptyBounds({ least, most }: Bounds): boolean {
  return least > most;
}

function areElementsWithin(inner: readonly string[] | undefined, outer: readonly string[] | undefined): boolean {
  return outer === undefined || (inner?.every((value) => outer.includes(value)) ?? false);
}

/** The set as a list of its strings, where it is a short one. */
function enumerated(set: StringSet): StringSet {
  if ("listed" in set) return set;
  if (isEmptyBounds(lengthsOf(set)) || isEmptyBounds(countsOf(set))) return { listed: [] };
  const { values } = set.elements ?? {};
  const { least, most } = countsOf(set);
  if (values === undefined) return set;
  const texts = textsOf([...new Set(values)], least, most);
  return texts === undefined ? set : { listed: texts.filter((text) => hasString(set, text)) };
}

/** All comma lists of some values, with so many elements; undefined if there are too many of them. */
function textsOf(values: readonly string[], least: number, most: number): readonly string[] | undefined {
  const texts: string[] = [];
  let longest: readonly string[] = [""];
  for (let count = 1; count <= most; count++) {
    if (longest.length * values.length > MOST_TEXTS - texts.length) return undefined;
    longest = longest.flatMap((text) => values.map((value) => (count === 1 ? value : `${text},${value}`)));
    if (count >= least) texts.push(...longest);
    if (longest.length === 0) break;
  }
  return texts;
}
