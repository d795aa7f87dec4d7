import { randomUUID } from "node:crypto";
import { keepNumbers, isList, isObject, scanOn, startScan, type JsonKind } from "connector-gateway-templates/core";
import { setImmediate } from "node:timers/promises";
import { UnreadableAnswerError } from "./answer_text.ts";
import { countValues } from "../vendor/body_path.ts";

/** To read, check or print a longer text at once would hold up all other callers. In characters. */
export const LARGE = 200_000;

/** How many steps of a scan, or values, are between two turns of other callers. */
const SLICE = 5_000;

/** An object with more names cannot be read in slices, because its names are listed at once. */
const MOST_NAMES = 20_000;

/** Stands before the digits of a number that JavaScript would change, and in the place of a text that is printed already. */
const MARK = `~${randomUUID()}`;

const numbers = keepNumbers(MARK);

/** A JSON value. */
export interface ParsedJson {
  readonly value: unknown;
  /** The value of a large text in the form for `printJson`, which prints its numbers as they came; undefined where it does so anyway. */
  readonly exact?: unknown;
}

/** Deeper answers would exhaust the stack of what reads them. Real ones have some ten levels. */
const DEEPEST = 200;

/** The value of a JSON text; undefined when it is none, or is nested too deeply. */
export function parseJson(text: string): ParsedJson | undefined {
  try {
    // Parsing itself does not recurse.
    const value: unknown = JSON.parse(text);
    return isTooDeep(value, DEEPEST) ? undefined : { value };
  } catch {
    return undefined;
  }
}

/** Like `parseJson`, for texts of any length: large ones are read while other callers have turns. Rejects with the signal's reason. */
export async function parseAnswer(text: string, signal: AbortSignal): Promise<ParsedJson | undefined> {
  if (text.length <= LARGE) return parseJson(text);
  let changed = 0;
  const toNumber = (digits: string): number => {
    const number = Number(digits);
    if (String(number) !== digits) changed += 1;
    return number;
  };
  const parsed = await parseLarge(text, { deepest: DEEPEST, toNumber, signal });
  if (parsed === undefined || changed === 0) return parsed;
  const keep = (digits: string): unknown => (String(Number(digits)) === digits ? Number(digits) : `${MARK}:${digits}`);
  const exact = await parseLarge(text, { deepest: DEEPEST, toNumber: keep, signal });
  return { value: parsed.value, exact: exact?.value };
}

/** The texts of the placeholders that `JSON.stringify` has met. `printJson` takes them out again before any other code runs. */
const printed: string[] = [];

/** A placeholder for a large value, which is printed while other callers are served. */
export async function printApart(value: object, signal: AbortSignal): Promise<object> {
  await takeTurns(signal);
  const text = await printLarge(value, printJson, signal);
  await takeTurns(signal);
  return standFor(value, text);
}

/**
 * Stands for a value from a JSON text, if JavaScript prints all numbers of the text as they are there. Otherwise the whole value of the text
 * for `printJson`, which prints them so. Where the text has the printed value in it, only the rest of the text is looked at.
 */
export function printExactly(value: object, text: string): { readonly stand: object } | { readonly exact: unknown } {
  const printed = JSON.stringify(value);
  // To compare texts takes less time than to search for a long one.
  const start = text.indexOf(printed.slice(0, 64));
  const end = start + printed.length;
  const isSame = text.slice(start, end) === printed && numbers.parse(`${text.slice(0, start)}null${text.slice(end)}`) === undefined;
  const exact = isSame ? undefined : numbers.parse(text);
  return exact === undefined ? { stand: standFor(value, printed) } : { exact: exact.value };
}

/** A placeholder for which `printJson` prints a text. */
function standFor(value: object, text: string): object {
  const toJSON = (): string => {
    printed.push(text);
    return MARK;
  };
  return Object.assign(isList(value) ? [] : {}, { toJSON });
}

/** The JSON text of an answer. Its numbers have the digits with which they came. */
export function printJson(value: unknown): string {
  const json = numbers.restore(JSON.stringify(value));
  const text = printed.pop();
  return text === undefined ? json : json.replace(`"${MARK}"`, () => text);
}

/** Loops over names, because lists of values would take as long as parsing. */
function isTooDeep(value: unknown, levels: number): boolean {
  if (isList(value)) return levels === 0 || value.some((one) => isTooDeep(one, levels - 1));
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  for (const name in value) if (isTooDeep(value[name], levels - 1)) return true;
  return false;
}

type Container = unknown[] | Record<string, unknown>;

/** How a text is read. */
interface LargeReading {
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
export async function parseLarge(text: string, { deepest, toNumber, signal }: LargeReading): Promise<ParsedJson | undefined> {
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
    const outcome = scanOn(scan, SLICE);
    if (levels > deepest || (outcome !== undefined && outcome !== "unfinished")) return undefined;
    await takeTurns(signal);
    if (outcome === undefined) return { value };
  }
}

/** Yields to other callers. Rejects with the reason of the signal. */
async function takeTurns(signal: AbortSignal): Promise<void> {
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
