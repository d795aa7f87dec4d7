import { printJsonText } from "../../../../templates/reference/shared/samples/literals.ts";
import { isList, isObject } from "../../../../templates/shared/json_values.ts";
import type { JsonValue } from "../../../model/types.ts";

/** How many lines an answer may have before it is shortened. */
const LINES = 40;

/** How many entries the objects of a value keep, from the outside to the inside; and how many its arrays do. */
interface Extent {
  readonly fields: readonly [outer: number, nested: number];
  readonly elements: number;
}

/** From generous to terse. */
const EXTENTS: readonly Extent[] = [
  { fields: [Infinity, Infinity], elements: 2 },
  { fields: [Infinity, 8], elements: 1 },
  { fields: [24, 5], elements: 1 },
  { fields: [18, 4], elements: 1 },
  { fields: [14, 3], elements: 1 },
];

/** A value that is short enough to read, and whether something was left out of it. */
export interface Shortened {
  readonly value: JsonValue;
  readonly isShortened: boolean;
}

/** The value itself if it is short, or else its first fields and elements. */
export function shorten(value: JsonValue): Shortened {
  if (linesOf(value) <= LINES) return { value, isShortened: false };
  const candidates = EXTENTS.map((extent) => cut(value, extent, 0));
  return { value: candidates.find((candidate) => linesOf(candidate) <= LINES) ?? candidates.at(-1) ?? value, isShortened: true };
}

function cut(value: JsonValue, extent: Extent, depth: number): JsonValue {
  if (isList(value)) return value.slice(0, extent.elements).map((element) => cut(element, extent, depth));
  if (!isObject(value)) return value;
  const [outer, nested] = extent.fields;
  const kept = Object.entries(value).slice(0, depth === 0 ? outer : nested);
  return Object.fromEntries(kept.map(([name, entry]) => [name, cut(entry, extent, depth + 1)]));
}

function linesOf(value: JsonValue): number {
  return printJsonText(value).split("\n").length;
}
