import { randomUUID } from "node:crypto";
import { keepNumbers } from "../../../templates/bin/exact_numbers.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { LARGE, parseLarge, printLarge, takeTurns } from "./large_answer.ts";

/** Stands before the digits of a number that JavaScript would change, and in the place of a text that is printed already. */
const MARK = randomUUID();

const numbers = keepNumbers(MARK);

/** A JSON value. */
export interface ParsedJson {
  readonly value: unknown;
  /** The same value for `printJson`, which prints its numbers as they came; undefined where that is how they are printed anyway. */
  readonly exact?: unknown;
}

/** Deeper answers would exhaust the stack of what reads them. Real ones have some ten levels. */
const DEEPEST = 200;

/** The value of a JSON text; undefined when it is none, or is nested too deeply. */
export function parseJson(text: string): ParsedJson | undefined {
  try {
    // Parsing itself does not recurse.
    const value: unknown = JSON.parse(text);
    if (isTooDeep(value, DEEPEST)) return undefined;
    const exact = numbers.parse(text);
    return { value, ...(exact !== undefined && { exact: exact.value }) };
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

/** The texts that `printJson` meets. They leave it in the same turn. */
const printed: string[] = [];

/** Stands for a large value, whose text `printJson` puts in its place. It is printed while other callers have their turns. */
export async function printApart(value: object, signal: AbortSignal): Promise<object> {
  await takeTurns(signal);
  const text = await printLarge(value, printJson, signal);
  await takeTurns(signal);
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
