import { nearestNames } from "../shared/nearest_names.js";
import type { SearchEntry } from "./search_entry.js";

/** So many names are suggested at most. */
const MOST_SUGGESTIONS = 4;

/**
 * Names that somebody who typed `text` may have meant, the nearest first. It can be a typo for a whole id, for `customers.list`, or for a
 * name inside one.
 */
export function suggestNames(text: string, entries: readonly SearchEntry[]): readonly string[] {
  const words = text.trim().split(/\s+/u);
  const wanted = [...new Set([text.trim(), words.at(-1) ?? ""])];
  const names = new Set(entries.flatMap(namesOf));
  const near = wanted.flatMap((name) => nearestNames(name, [...names], MOST_SUGGESTIONS));
  return [...new Set(near)].slice(0, MOST_SUGGESTIONS);
}

function namesOf({ kind, anchor, name }: SearchEntry): readonly string[] {
  return kind === "operation"
    ? [anchor, anchor.slice(anchor.indexOf(".") + 1)]
    : [name, ...name.split(/[._]/u)].filter((part) => part !== "");
}
