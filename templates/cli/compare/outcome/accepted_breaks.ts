import type { JsonPath, Position } from "#templates/core";
import { isList, isObject, nearestName, scanJson, locateJson, findStrictProblems, indexLines, positionOf } from "#templates/core";
import { ConfigError, type ConfigMistake } from "../../config/config.js";
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

/** A mistake in the file, and the value that it is about. */
interface Mistake {
  readonly path: JsonPath;
  readonly message: string;
  readonly help: string;
}

const ENTRY = '{ "id": "<id of the change>", "reason": "<why it is accepted>", "expires": "2027-01-31" }';
const FORM = `the form is { "accepted": [${ENTRY}] }`;

/**
 * Reads the text of a file of accepted breaks.
 * @throws ConfigError with every mistake and its place
 */
export function readAcceptedBreaks(text: string, file: string): readonly AcceptedBreak[] {
  const lines = indexLines(text, 1);
  const broken = scanJson(text, {});
  if (broken !== undefined) throw new ConfigError(file, [{ ...positionOf(lines, broken.offset), message: broken.message, help: FORM }]);
  const value: unknown = JSON.parse(text);
  const duplicates = findStrictProblems(text).filter(({ code }) => code === "json/duplicate-key");
  const mistakes = [
    ...duplicates.map(({ path, message }): Mistake => ({ path, message, help: "remove one of the two" })),
    ...mistakesIn(value),
  ];
  const entries = isObject(value) && isList(value["accepted"]) ? value["accepted"] : [];
  const paths = [...mistakes.map(({ path }) => path), ...entries.map((_, index): JsonPath => ["accepted", index])];
  const places = locateJson(text, paths).map(({ value: found }) => positionOf(lines, found.start));
  const placed = mistakes.map(({ message, help }, index): ConfigMistake => ({ ...(places[index] ?? START), message, help }));
  if (placed.length > 0) throw new ConfigError(file, placed);
  return entries.flatMap((entry, index) => (isObject(entry) ? [toBreak(entry, { file, ...(places[index] ?? START) })] : []));
}

const START: Position = { line: 1, column: 1 };

function toBreak(entry: Readonly<Record<string, unknown>>, at: FilePosition): AcceptedBreak {
  return { id: String(entry["id"]), reason: String(entry["reason"]), expires: String(entry["expires"]), at };
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
  const missing = (["id", "reason", "expires"] as const).flatMap((key): readonly Mistake[] => {
    const value = entry[key];
    const isGiven = typeof value === "string" && value.trim() !== "";
    return isGiven ? [] : [{ path: [...path, key], message: `"${key}" must be a text`, help: `the form is ${ENTRY}` }];
  });
  if (missing.length > 0) return [...unknownKeys(entry, ["id", "reason", "expires"], path), ...missing];
  const [id, expires] = [String(entry["id"]), String(entry["expires"])];
  const isTwice = seen.has(id);
  seen.add(id);
  return [
    ...unknownKeys(entry, ["id", "reason", "expires"], path),
    ...(isTwice ? [{ path: [...path, "id"], message: "this id is in the list twice", help: "remove one of the two" }] : []),
    ...(isDay(expires)
      ? []
      : [{ path: [...path, "expires"], message: `"expires" must be a day, not "${expires}"`, help: 'for instance "2027-01-31"' }]),
  ];
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
