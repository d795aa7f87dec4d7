import type { JsonValue } from "../../../shared/json_values.js";

/** Values that count up from an example: `cus_EXAMPLE0001`, `cus_EXAMPLE0002`. */
export interface Numbering {
  /** The value so many steps after the example. */
  readonly at: (steps: number) => JsonValue;
  /** How many steps a value is after the example; undefined for a value of another style, or before the example. */
  readonly stepsTo: (value: JsonValue | undefined) => number | undefined;
}

/** As many digits as a number holds exactly. Any others before them stay as they are. */
const exactDigits = /^(.*?)(\d{1,15})$/s;

/**
 * Counts up the number at the end of an example; a text without one gets `2`, `3` and so on. Values that are neither text nor number
 * do not change.
 */
export function numberingOf(example: JsonValue | undefined): Numbering {
  if (typeof example === "number") return { at: (steps) => example + steps, stepsTo: (value) => stepsFrom(example, value) };
  if (typeof example !== "string") return { at: () => example ?? null, stepsTo: () => undefined };
  const [, prefix = "", digits] = exactDigits.exec(example) ?? [];
  return digits === undefined ? appended(example) : countedUp(prefix, digits);
}

function countedUp(prefix: string, digits: string): Numbering {
  const first = Number(digits);
  return {
    at: (steps) => prefix + String(first + steps).padStart(digits.length, "0"),
    stepsTo: (value) => {
      if (typeof value !== "string" || !value.startsWith(prefix)) return undefined;
      const given = value.slice(prefix.length);
      const isCounted = /^\d{1,15}$/.test(given) && (given.length === digits.length || (given.length > digits.length && given[0] !== "0"));
      return isCounted ? stepsFrom(first, Number(given)) : undefined;
    },
  };
}

function appended(example: string): Numbering {
  return {
    at: (steps) => (steps === 0 ? example : `${example}${steps + 1}`),
    stepsTo: (value) => {
      if (value === example) return 0;
      if (typeof value !== "string" || !value.startsWith(example)) return undefined;
      const given = value.slice(example.length);
      return /^[1-9]\d{0,14}$/.test(given) ? stepsFrom(1, Number(given)) : undefined;
    },
  };
}

function stepsFrom(first: number, value: JsonValue | undefined): number | undefined {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= first ? value - first : undefined;
}
