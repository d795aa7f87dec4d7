import { nearestNames } from "../../../shared/nearest_names.js";
import type { SearchEntry } from "./search_entry.js";

/** So many names are suggested at most. */
const MOST_SUGGESTIONS = 4;

/**
 * Names that somebody who typed `text` may have meant, the nearest first. It can be a typo for a whole id, for `customers.list`, or for a
 * name inside one.
 */
export function suggestNames(text: string, entries: readonly SearchEntry[]): readonly string[] {
  const [word = ""] = text.trim().split(/\s+/u).slice(-1);
  const names = new Set(entries.flatMap(({ anchor, name }) => [name, anchor.split(".").slice(1).join("."), ...name.split(/[._]/u)]));
  names.delete("");
  const near = [...new Set([text.trim(), word])].flatMap((wanted) => nearestNames(wanted, [...names], MOST_SUGGESTIONS));
  return [...new Set(near)].slice(0, MOST_SUGGESTIONS);
}
