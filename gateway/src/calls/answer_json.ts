import { randomUUID } from "node:crypto";
import { keepNumbers } from "../../../templates/bin/exact_numbers.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";

const numbers = keepNumbers(randomUUID());

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

/** The JSON text of an answer. Its numbers have the digits with which they came. */
export function printJson(value: unknown): string {
  return numbers.restore(JSON.stringify(value));
}

/** Loops over names, because lists of values would take as long as parsing. */
function isTooDeep(value: unknown, levels: number): boolean {
  if (isList(value)) return levels === 0 || value.some((one) => isTooDeep(one, levels - 1));
  if (!isObject(value)) return false;
  if (levels === 0) return true;
  for (const name in value) if (isTooDeep(value[name], levels - 1)) return true;
  return false;
}
