import { setImmediate } from "node:timers/promises";
import { scanOn, startScan, type JsonKind } from "../../../templates/bin/json/scan_json.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { UnreadableAnswerError } from "./answer_text.ts";
import { countValues } from "../vendor/count_values.ts";

/** To read, check or print a longer text at once would hold up all other callers. In characters. */
export const LARGE = 200_000;

/** How many steps of a scan, or values, are between two turns of other callers. */
const SLICE = 5_000;

/** An object with more names cannot be read in slices, because its names are listed at once. */
const MOST_NAMES = 20_000;

type Container = unknown[] | Record<string, unknown>;

/** How a text is read. */
export interface LargeReading {
  /** More levels are too many. */
  readonly deepest: number;
  /** The value of a number. */
  readonly toNumber: (digits: string) => unknown;
  readonly signal: AbortSignal;
}

/**
 * The value of a large JSON text, read while other callers have their turns; undefined when it is none, or is nested too deeply. Rejects
 * with an UnreadableAnswerError for an object with too many names, and with the reason of the signal.
 */
export async function parseLarge(
  text: string,
  { deepest, toNumber, signal }: LargeReading,
): Promise<{ readonly value: unknown } | undefined> {
  const open: Container[] = [];
  let value: unknown;
  let levels = 0;
  const scan = startScan(text, {
    onKey: () => {
      if ((scan.containers.at(-1)?.index ?? 0) >= MOST_NAMES)
        throw new UnreadableAnswerError(`has an object with more than ${MOST_NAMES} names`);
    },
    onOpen: (_, offset) => {
      levels = Math.max(levels, open.push(text[offset] === "[" ? [] : {}));
    },
    onValue: (path, { start, end }, kind) => {
      value = kind === "object" || kind === "array" ? open.pop() : scalarOf(text.slice(start, end), kind, toNumber);
      const holder = open.at(-1);
      if (holder !== undefined) put(holder, String(path.at(-1)), value);
    },
  });
  for (;;) {
    const found = scanOn(scan, SLICE);
    if (levels > deepest || (found !== undefined && found !== "unfinished")) return undefined;
    await takeTurns(signal);
    if (found === undefined) return { value };
  }
}

/** Yields to other callers. Rejects with the reason of the signal. */
export async function takeTurns(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

function scalarOf(text: string, kind: JsonKind, toNumber: LargeReading["toNumber"]): unknown {
  if (kind === "number") return toNumber(text);
  return kind === "string" && !text.includes("\\") ? text.slice(1, -1) : JSON.parse(text);
}

function put(holder: Container, name: string, value: unknown): void {
  if (Array.isArray(holder)) holder.push(value);
  // To assign this one would change what the object inherits.
  else if (name === "__proto__") Object.defineProperty(holder, name, { value, configurable: true, enumerable: true, writable: true });
  else holder[name] = value;
}

/** The JSON text of a large value, of which `print` prints parts while other callers have their turns. Rejects with the reason of the signal. */
export async function printLarge(value: unknown, print: (part: unknown) => string, signal: AbortSignal): Promise<string> {
  if (countValues(value, SLICE) < SLICE) return print(value);
  const names = isObject(value) ? Object.keys(value) : undefined;
  const list = isList(value) ? value : isObject(value) ? Object.values(value) : undefined;
  if (list === undefined) return print(value);
  const slices: string[] = [];
  let parts: string[] = [];
  let left = SLICE;
  for (let index = 0; index < list.length; index += 1) {
    const inner: unknown = list[index];
    const count = countValues(inner, SLICE);
    const text = count < SLICE ? print(inner) : await printLarge(inner, print, signal);
    parts.push(names === undefined ? text : `${JSON.stringify(names[index])}:${text}`);
    left -= count;
    if (left > 0) continue;
    slices.push(parts.join());
    [parts, left] = [[], SLICE];
    await takeTurns(signal);
  }
  const text = [...slices, ...(parts.length > 0 ? [parts.join()] : [])].join();
  return names === undefined ? `[${text}]` : `{${text}}`;
}
