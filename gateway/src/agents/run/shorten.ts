import type { JsonObject } from "../agent_types.ts";
import { fits, isExactNumber, printJson, isJsonList, isJsonObject } from "../answer_json.ts";
import type { JsonValue } from "connector-gateway-templates/core";

/** A value that was made to fit. */
export interface Shortened {
  readonly value: JsonValue;
  /** The omissions, in our own words. */
  readonly left: readonly string[];
}

/** Texts are never shortened to fewer characters. */
const SHORTEST_TEXT = 100;

/** At most so many places are named. */
const MOST_NAMED = 3;
const LONGEST_PATH = 80;

/** Shortens the longest texts of a value until its JSON has at most `size` characters; undefined when that is not enough. */
export function shortenTexts(value: JsonValue, size: number, path: string): Shortened | undefined {
  if (fits(value, size)) return { value, left: [] };
  if (!fits(cut(value, SHORTEST_TEXT), size)) return undefined;
  let [low, high] = [SHORTEST_TEXT, size];
  // The longest limit of texts that is short enough: each try prints texts of at most `high` characters.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(cut(value, middle), size)) low = middle;
    else high = middle - 1;
  }
  return { value: cut(value, low), left: describe(cutPlaces(value, low, path)) };
}

/** Shortens texts, and leaves out the fields and elements that still do not fit. */
export function shrink(value: JsonValue, size: number, path: string): Shortened {
  const shortened = shortenTexts(value, size, path);
  if (shortened !== undefined) return shortened;
  const short = cut(value, SHORTEST_TEXT);
  const cuts = describe(cutPlaces(value, SHORTEST_TEXT, path));
  if (isJsonList(short)) {
    const kept = itemsThatFit(short, size);
    return { value: kept, left: [...cuts, `${short.length - kept.length} of ${short.length} elements of ${path}`] };
  }
  if (!isJsonObject(short)) return { value: null, left: [path] };
  const kept = fieldsThatFit(short, size);
  const [all, some] = [Object.keys(short).length, Object.keys(kept).length];
  return { value: kept, left: [...cuts, `${all - some} of ${all} fields of ${path}`] };
}

function itemsThatFit(list: readonly JsonValue[], size: number): readonly JsonValue[] {
  let used = 2;
  return list.filter((item) => (used += printJson(item).length + 1) <= size);
}

function fieldsThatFit(object: JsonObject, size: number): JsonObject {
  let used = 2;
  return Object.fromEntries(
    Object.entries(object).filter(([name, inner]) => {
      const length = printJson(name).length + printJson(inner).length + 2;
      if (used + length > size) return false;
      used += length;
      return true;
    }),
  );
}

function cut(value: JsonValue, most: number): JsonValue {
  if (typeof value === "string") return cutText(value, most);
  if (isJsonList(value)) return value.map((item) => cut(item, most));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cut(inner, most)]));
}

/** The beginning of a text, with an ellipsis where it ends early. Never half a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most || isExactNumber(text)) return text;
  const beginning = text.slice(0, most);
  return `${/[\ud800-\udbff]$/u.test(beginning) ? beginning.slice(0, -1) : beginning}…`;
}

interface CutPlace {
  readonly path: string;
  readonly left: number;
}

function cutPlaces(value: JsonValue, most: number, path: string): readonly CutPlace[] {
  if (typeof value === "string") return value.length <= most ? [] : [{ path, left: value.length - cutText(value, most).length + 1 }];
  if (isJsonList(value)) return value.flatMap((item, index) => cutPlaces(item, most, `${path}[${index}]`));
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => cutPlaces(inner, most, `${path}.${/^[\w-]{1,40}$/u.test(name) ? name : "*"}`));
}

function describe(places: readonly CutPlace[]): readonly string[] {
  const named = places.slice(0, MOST_NAMED).map(({ path, left }) => `${left} characters of ${cutText(path, LONGEST_PATH)}`);
  return places.length > MOST_NAMED ? [...named, `the ends of ${places.length - MOST_NAMED} more texts`] : named;
}
