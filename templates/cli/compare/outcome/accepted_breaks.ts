import type { JsonPath } from "#templates/core";
import { isList, isObject, nearestName, locateJson, indexLines, positionOf } from "#templates/core";
import { ConfigError, duplicateKeys, type Mistake, parseConfig, placeMistakes } from "../../config/config.js";
import type { FilePosition } from "../sources/side.js";

/** A break that is accepted until a day. */
export interface AcceptedBreak {
  /** The `id` of a change. */
  readonly id: string;
  readonly reason: string;
  /** The last day on which it is accepted, as `2027-01-31`. */
  readonly expires: string;
  /** Where the file has it. */
  readonly at: FilePosition;
}

const ENTRY = '{ "id": "<id of the change>", "reason": "<why it is accepted>", "expires": "2027-01-31" }';
const FORM = `the form is { "accepted": [${ENTRY}] }`;

/**
 * Reads the text of a file of accepted breaks.
 * @throws ConfigError with every mistake and its place
 */
export function readAcceptedBreaks(text: string, file: string): readonly AcceptedBreak[] {
  const value = parseConfig(text, file, FORM);
  // A duplicate is reported at the value that counts.
  const duplicates = duplicateKeys(text).map(({ offset: _offset, ...mistake }) => mistake);
  const mistakes = [...duplicates, ...mistakesIn(value)];
  if (mistakes.length > 0) throw new ConfigError(file, placeMistakes(text, mistakes));
  const entries = isObject(value) && isList(value["accepted"]) ? value["accepted"].filter(isObject) : [];
  const paths = entries.map((_entry, index) => ["accepted", index]);
  const lines = indexLines(text, 1);
  return locateJson(text, paths).map(({ value: { start } }, index) => {
    const textOf = (key: string): string => String(entries[index]?.[key]);
    const at = { file, ...positionOf(lines, start) };
    return { id: textOf("id"), reason: textOf("reason"), expires: textOf("expires"), at };
  });
}

function mistakesIn(value: unknown): readonly Mistake[] {
  if (!isObject(value)) return [{ path: [], message: "the file must be an object", help: FORM }];
  const unknown = unknownKeys(value, ["$schema", "accepted"], []);
  const { accepted } = value;
  if (!isList(accepted)) return [...unknown, { path: ["accepted"], message: '"accepted" must be a list', help: FORM }];
  const seen = new Set<string>();
  return [...unknown, ...accepted.flatMap((entry, index) => mistakesInEntry(entry, ["accepted", index], seen))];
}

function mistakesInEntry(entry: unknown, path: JsonPath, seen: Set<string>): readonly Mistake[] {
  if (!isObject(entry)) return [{ path, message: "an accepted break must be an object", help: `the form is ${ENTRY}` }];
  const keys = ["id", "reason", "expires"];
  const mistakes = [...unknownKeys(entry, keys, path)];
  const missing = keys.filter((key) => typeof entry[key] !== "string" || entry[key].trim() === "");
  for (const key of missing) mistakes.push({ path: [...path, key], message: `"${key}" must be a text`, help: `the form is ${ENTRY}` });
  if (missing.length > 0) return mistakes;
  const [id, expires] = [String(entry["id"]), String(entry["expires"])];
  if (seen.has(id)) mistakes.push({ path: [...path, "id"], message: "this id is in the list twice", help: "remove one of the two" });
  seen.add(id);
  const help = 'for instance "2027-01-31"';
  if (!isDay(expires)) mistakes.push({ path: [...path, "expires"], message: `"expires" must be a day, not "${expires}"`, help });
  return mistakes;
}

function unknownKeys(value: Readonly<Record<string, unknown>>, known: readonly string[], path: JsonPath): readonly Mistake[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = nearestName(key, known);
      const help = nearest === undefined ? `the keys are ${known.join(", ")}` : `did you mean "${nearest}"?`;
      return { path: [...path, key], message: `unknown key "${key}"`, help };
    });
}

/** A day of the calendar. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const DAY = 86_400_000;

/** Whether an accepted break no longer counts. It counts on its last day, in UTC. */
export function isExpired({ expires }: AcceptedBreak, now: number): boolean {
  return now >= Date.parse(`${expires}T00:00:00Z`) + DAY;
}
