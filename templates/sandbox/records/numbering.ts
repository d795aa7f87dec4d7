import type { JsonValue } from "#templates/core";
import type { Draw, JsonObject } from "../definition.js";
import { firstAt } from "../paths.js";

/** Values that count up from an example: `cus_EXAMPLE0001`, `cus_EXAMPLE0002`. */
export interface Numbering {
  /** The value so many steps after the example. */
  readonly at: (steps: number) => JsonValue;
  /** How many steps a value is after the example; undefined for a value of another style, or before the example. */
  readonly stepsTo: (value: JsonValue | undefined) => number | undefined;
}

/** As many digits as a number holds exactly. Any others before them stay as they are. */
const exactDigits = /^(.*?)(\d{1,15})$/s;

const uuid = /^([\da-f]{8}(?:-[\da-f]{4}){3}-)([\da-f]{12})$/i;

/**
 * Counts up the number at the end of an example, in a UUID the hexadecimal one; a text without a number gets `2`, `3` and so on. Values
 * that are neither text nor number do not change.
 */
export function numberingOf(example: JsonValue | undefined): Numbering {
  if (typeof example === "number") return { at: (steps) => example + steps, stepsTo: (value) => stepsFrom(example, value) };
  if (typeof example !== "string") return { at: () => example ?? null, stepsTo: () => undefined };
  const hexadecimal = uuid.exec(example);
  const [, prefix = "", digits] = hexadecimal ?? exactDigits.exec(example) ?? [];
  return digits === undefined ? appended(example) : countedUp(prefix, digits, hexadecimal === null ? 10 : 16);
}

function countedUp(prefix: string, digits: string, radix: 10 | 16): Numbering {
  const first = parseInt(digits, radix);
  const number = radix === 10 ? /^\d{1,15}$/ : /^[\da-f]{12}$/;
  return {
    at: (steps) => prefix + (first + steps).toString(radix).padStart(digits.length, "0"),
    stepsTo: (value) => {
      if (typeof value !== "string" || !value.startsWith(prefix)) return undefined;
      const suffix = value.slice(prefix.length);
      const isCounted = number.test(suffix) && (suffix.length === digits.length || (suffix.length > digits.length && suffix[0] !== "0"));
      return isCounted ? stepsFrom(first, parseInt(suffix, radix)) : undefined;
    },
  };
}

function appended(example: string): Numbering {
  return {
    at: (steps) => (steps === 0 ? example : `${example}${steps + 1}`),
    stepsTo: (value) => {
      if (value === example) return 0;
      if (typeof value !== "string" || !value.startsWith(example)) return undefined;
      const suffix = value.slice(example.length);
      return /^[1-9]\d{0,14}$/.test(suffix) ? stepsFrom(1, Number(suffix)) : undefined;
    },
  };
}

function stepsFrom(first: number, value: JsonValue | undefined): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= first ? value - first : undefined;
}

/** How much of the whole amount of a record has not been drawn. */
export function amountLeft(record: JsonObject, { total, drawn }: Draw): number {
  return numberAt(record, total) - numberAt(record, drawn);
}

/** The number at a path; 0 if there is none. */
export function numberAt(record: JsonObject, path: string): number {
  const value = firstAt(record, path);
  return typeof value === "number" ? value : 0;
}
