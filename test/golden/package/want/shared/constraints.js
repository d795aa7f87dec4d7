// @generated from templates/shared/constraints.ts by connector-gateway-spec. Do not edit.
import { countOf } from "./count.js";

export const numberChecks = {
  min: (min) => check("value/minimum", (value) => value >= min, `be at least ${min}`, min),
  max: (max) => check("value/maximum", (value) => value <= max, `be at most ${max}`, max),
  multipleOf: imported,
};

export const stringChecks = {
  minLength: (min) => check("value/min-length", hasLength(min), `have at least ${countOf(min, "character")}`, min),
  maxLength: (max) => {
    const isTooLong = hasLength(max + 1);
    return check("value/max-length", (text) => !isTooLong(text), `have at most ${countOf(max, "character")}`, max);
  },
  pattern: (pattern) => check("value/pattern", matching(pattern), `match ${pattern}`, pattern),
  format: imported,
};

export const itemChecks = {
  minItems: (min) => check("value/min-items", (count) => count >= min, `have at least ${countOf(min, "element")}`, min),
  maxItems: (max) => check("value/max-items", (count) => count <= max, `have at most ${countOf(max, "element")}`, max),
};

export function multipleOf(step) {
  return check("value/multiple-of", (value) => isMultiple(value, step), `be a multiple of ${step}`, step);
}

function check(code, accepts, demand, expected) {
  return { code, accepts, demand, expected };
}

export function checksOfNumbers() {
  return { ...numberChecks, multipleOf };
}

export function checksOfStrings(format) {
  return { ...stringChecks, format };
}

export function checksFor(checks, limits) {
  const made = [];
  for (const name in checks) {
    const limit = Object.hasOwn(checks, name) ? limits[name] : undefined;
    if (limit !== undefined && limit !== null) made.push(checks[name](limit));
  }
  return made;
}

export function stringFormat(name, pattern, text) {
  return check("value/format", matching(pattern), `be ${text}`, name);
}

function imported(check) {
  return check;
}

function matching(pattern) {
  const expression = new RegExp(pattern, "u");
  return (text) => expression.test(text);
}

function hasLength(least) {
  // No text is longer than that, and a larger number would not be written in digits.
  const hasPoints = matching(`^[^]{${Math.min(least, 1e9)}}`);
  // A code point has one or two code units, so most strings need no counting.
  return (text) => text.length >= least && (text.length >= least * 2 || hasPoints(text));
}

function isMultiple(value, step) {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const shift = exponent - stepExponent;
  return (shift < 0 ? digits % (stepDigits * 10n ** BigInt(-shift)) : (digits * 10n ** BigInt(shift)) % stepDigits) === 0n;
}

export function toDecimal(value) {
  const [digits = "", exponent] = value.toExponential().split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}
