import type { Check } from "../shared/constraints.js";
import { isObject } from "../shared/json_values.js";
import { countElements, strayElement } from "./comma_list.js";
import { MAX_DEPTH, type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import { kindOf, NULL } from "./kinds.js";
import { ownProperties, ownValue, type Properties } from "./properties.js";

/**
 * Whether the documented profile accepts the value; with `strict`, whether it accepts it without a warning. Allocates
 * nothing for a plain JSON value. Throws what the value's getters throw.
 */
export function isValid(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean {
  const kind = kindOf(value);
  return (rule.kinds & kind) !== 0 && (rule.plain || kind === NULL || detailsHold(rule, value, depth, strict));
}

function detailsHold(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean {
  if (rule.allowed !== undefined && !rule.allowed.includes(value)) return false;
  if (typeof value === "string") return isStringValid(rule, value);
  if (typeof value === "number") return passes(rule.ofNumber, value);
  if (typeof value !== "object") return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return isArrayValid(rule, value, depth + 1, strict);
  return !isObject(value) || isObjectValid(rule, ownProperties(value), depth, strict);
}

function passes<Value>(checks: readonly Check<Value>[], value: Value): boolean {
  for (const { accepts } of checks) if (!accepts(value)) return false;
  return true;
}

function isStringValid({ ofString, ofCount, elements }: CompiledRule, text: string): boolean {
  if (!passes(ofString, text)) return false;
  return (ofCount.length === 0 || passes(ofCount, countElements(text))) && strayElement(text, elements) === undefined;
}

function isArrayValid({ ofCount, items }: CompiledRule, value: readonly unknown[], depth: number, strict: boolean): boolean {
  if (!passes(ofCount, value.length)) return false;
  if (items !== undefined) for (let at = 0; at < value.length; at++) if (!isValid(items, value[at], depth, strict)) return false;
  return true;
}

function isObjectValid({ table, values, choice }: CompiledRule, value: Properties, depth: number, strict: boolean): boolean {
  if (table !== undefined) return isTableValid(table, value, depth + 1, strict);
  if (values !== undefined) return valuesHold(values, value, depth + 1, strict);
  // The chosen rule applies to the same object, not to one inside it.
  return choice === undefined || choice.isValid(value, depth, strict);
}

function valuesHold(rule: CompiledRule, value: Properties, depth: number, strict: boolean): boolean {
  for (const key in value) if (value[key] !== undefined && !isValid(rule, value[key], depth, strict)) return false;
  return true;
}

/**
 * One pass over the keys that are present. Keys mostly come in the order of the table, so the guess for each key is the
 * place after the last one; unlike code compiled for one set of keys, this does not depend on which keys are absent.
 * Checks that need a call come in a second pass: calls inside this loop would cost more than the rest of it.
 */
function isTableValid(table: CompiledTable, value: Properties, depth: number, strict: boolean): boolean {
  const { names, masks } = table;
  let missing = table.required;
  let place = 0;
  for (const key in value) {
    const field = value[key];
    if (field === undefined) continue;
    if (names[place] !== key) {
      const found = placeOf(table, key, place);
      if (found === undefined) {
        if (isClosed(table, strict)) return false;
        continue;
      }
      place = found;
    }
    const mask = masks[place] ?? 0;
    if ((mask & kindOf(field)) === 0) return false;
    missing -= mask >> 8;
    place++;
  }
  return missing === 0 && allDetailsHold(table, value, depth, strict) && hasOneOf(table, value);
}

/** Whether unknown keys are errors; with `strict`, whether they are errors or warnings. */
export function isClosed({ source: { side, open } }: CompiledTable, strict: boolean): boolean {
  return side === "request" && (strict || open !== true);
}

function allDetailsHold({ detailed }: CompiledTable, value: Properties, depth: number, strict: boolean): boolean {
  for (const { name, rule } of detailed) {
    const field = value[name];
    if (field === undefined || field === null || detailsHold(rule, field, depth, strict)) continue;
    // Inherited and hidden properties do not count. Looking for them first would slow down valid values.
    if (Object.keys(value).includes(name)) return false;
  }
  return true;
}

/** The place of a name in the table, if it has one. Tries the next few places first: optional fields may be absent. */
export function placeOf({ names, places }: CompiledTable, name: string, guess: number): number | undefined {
  for (let place = guess + 1; place < guess + 5; place++) if (names[place] === name) return place;
  return places.get(name);
}

/** Whether the object has at least one of the fields in `atLeastOneOf`; true for a table without it. */
export function hasOneOf({ source }: CompiledTable, value: Properties): boolean {
  if (source.atLeastOneOf === undefined) return true;
  for (const name of source.atLeastOneOf) if (ownValue(value, name) !== undefined) return true;
  return false;
}
