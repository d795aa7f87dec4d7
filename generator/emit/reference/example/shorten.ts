import { printJsonText } from "#templates/page";
import { isList, isObject } from "#templates/core";
import type { JsonValue } from "#generator/resolve";

/** How many lines an answer may have before it is shortened. */
const LINES = 26;

/** How many fields records and the objects in them keep, and how many elements arrays do. */
interface Extent {
  readonly record: number;
  readonly nested: number;
  readonly elements: number;
}

/** From generous to terse. */
const EXTENTS: readonly Extent[] = [
  { record: Infinity, nested: Infinity, elements: 2 },
  { record: Infinity, nested: 8, elements: 1 },
  { record: 18, nested: 4, elements: 1 },
  { record: 16, nested: 3, elements: 1 },
  { record: 14, nested: 2, elements: 1 },
  { record: 10, nested: 1, elements: 1 },
];

/** A value that is short enough to read, and whether something was left out of it. */
export interface Shortened {
  readonly value: JsonValue;
  readonly isShortened: boolean;
}

/**
 * A response that is short enough to read: itself, or with the most telling fields of its records and the first elements of its arrays. Its
 * envelope stays whole, which is the objects around the records: `around` of them.
 */
export function shorten(response: JsonValue, around: number): Shortened {
  if (linesOf(response) <= LINES) return { value: response, isShortened: false };
  const candidates = EXTENTS.map((extent) => cut(response, extent, -around));
  const value = candidates.find((candidate) => linesOf(candidate) <= LINES) ?? candidates.at(-1) ?? response;
  return { value, isShortened: true };
}

function cut(value: JsonValue, extent: Extent, depth: number): JsonValue {
  if (isList(value)) return value.slice(0, extent.elements).map((element) => cut(element, extent, depth));
  if (!isObject(value)) return value;
  const kept = depth < 0 ? Infinity : depth === 0 ? extent.record : extent.nested;
  const entries = mostTelling(Object.entries(value), kept);
  return Object.fromEntries(entries.map(([name, entry]) => [name, cut(entry, extent, depth + 1)]));
}

/** The first entries that have a value and, if there are too few of them, the first of the others; in the order of all. */
function mostTelling(entries: readonly (readonly [string, JsonValue])[], count: number): readonly (readonly [string, JsonValue])[] {
  const telling = entries.filter(([, value]) => !isEmpty(value));
  const kept = new Set([...telling, ...entries.filter(([, value]) => isEmpty(value))].slice(0, count));
  return entries.filter((entry) => kept.has(entry));
}

function isEmpty(value: JsonValue): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

function linesOf(value: JsonValue): number {
  return printJsonText(value).split("\n").length;
}
