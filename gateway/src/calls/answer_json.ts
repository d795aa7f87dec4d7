import { randomUUID } from "node:crypto";
import { keepNumbers } from "../../../templates/bin/exact_numbers.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { LARGE, parseLarge, printLarge, takeTurns } from "./large_answer.ts";

/** Stands before the digits of a number that JavaScript would change, and in the place of a text that is printed already. */
const MARK = `~${randomUUID()}`;

const numbers = keepNumbers(MARK);

/** A JSON value. */
export interface ParsedJson {
  readonly value: unknown;
  /** The same value of a large text for `printJson`, which prints its numbers as they came; undefined where it does so anyway. */
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

/** The same for a text of any length: a large one is read while other callers have their turns. Rejects with the reason of the signal. */
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
  const own = JSON.stringify(value);
  // To compare texts takes less time than to search for a long one.
  const start = text.indexOf(own.slice(0, 64));
  const end = start + own.length;
  const isSame = text.slice(start, end) === own && numbers.parse(`${text.slice(0, start)}null${text.slice(end)}`) === undefined;
  const exact = isSame ? undefined : numbers.parse(text);
  return exact === undefined ? { stand: standFor(value, own) } : { exact: exact.value };
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
