import { type Check, isList, isObject } from "#templates/core";
import { DETAILED, MAX_DEPTH, type CompiledRule, type CompiledTable, type Details } from "./compiled_rule.js";
import { kindOf, NULL, OBJECT, isOwn, ownValue, type Properties } from "./kinds.js";

/**
 * Whether the documented profile accepts the value; with `strict`, whether it accepts it without a warning. Allocates
 * nothing for a plain JSON value. Throws what the value's getters throw.
 */
export function isValid(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean {
  const kind = kindOf(value);
  return (rule.kinds & kind) !== 0 && (rule.plain || kind === NULL || rule.holds(rule, value, depth, strict));
}

/** The function for the details of a rule. With only one, V8 would inline the loops over keys into each other, which is slower. */
export function detailsOf({ kinds, allowed, ofNumber, ofString }: CompiledRule): Details {
  if (allowed !== undefined && ofNumber.length + ofString.length === 0) return isAllowed;
  return (kinds & ~NULL) === OBJECT ? objectHolds : detailsHold;
}

function isAllowed({ allowed }: CompiledRule, value: unknown): boolean {
  return allowed?.includes(value) === true;
}

function objectHolds(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean {
  return isObject(value) && depth < MAX_DEPTH && isObjectValid(rule, value, depth, strict);
}

/** The details of any rule. */
export function detailsHold(rule: CompiledRule, value: unknown, depth: number, strict: boolean): boolean {
  if (rule.allowed !== undefined && !rule.allowed.includes(value)) return false;
  if (typeof value === "string") return isStringValid(rule, value);
  if (typeof value === "number") return passes(rule.ofNumber, value);
  if (isList(value)) return depth < MAX_DEPTH && isArrayValid(rule, value, depth + 1, strict);
  return typeof value !== "object" || objectHolds(rule, value, depth, strict);
}

/** Whether an object is valid that is not nested deeper than the limit. */
export function areValid(rule: CompiledRule, value: Properties, depth: number, strict: boolean): boolean {
  return (rule.kinds & OBJECT) !== 0 && rule.allowed === undefined && isObjectValid(rule, value, depth, strict);
}

function passes<Value>(checks: readonly Check<Value>[], value: Value): boolean {
  for (const { accepts } of checks) if (!accepts(value)) return false;
  return true;
}

function isStringValid({ ofString, ofCount, elements, source: { list } }: CompiledRule, text: string): boolean {
  if (!passes(ofString, text)) return false;
  return list === undefined || (passes(ofCount, list.count(text)) && list.stray(text, elements) === undefined);
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
  for (const key in value) {
    if (isOwn(value, key) && value[key] !== undefined && !isValid(rule, value[key], depth, strict)) return false;
  }
  return true;
}

/**
 * One pass over the keys that are present. Keys mostly come in the order of the table, so the guess for each key is the
 * place after the last one; unlike code compiled for one set of keys, this does not depend on which keys are absent. Only strings are
 * compared, never undefined: V8 then compares names by their addresses.
 */
function isTableValid(table: CompiledTable, value: Properties, depth: number, strict: boolean): boolean {
  const { names, masks, fields } = table;
  let missing = table.required;
  let place = 0;
  for (const key in value) {
    const field = isOwn(value, key) ? value[key] : undefined;
    if (field === undefined) continue;
    const guess = names[place];
    if (guess === undefined || guess !== key) {
      const fieldPlace = placeOf(table, key, place);
      if (fieldPlace === undefined) {
        if (isClosed(table, strict)) return false;
        continue;
      }
      place = fieldPlace;
    }
    const mask = masks[place] ?? 0;
    const kind = kindOf(field);
    if ((mask & kind) === 0) return false;
    const detailed = (mask & DETAILED) === 0 || kind === NULL ? undefined : fields[place];
    if (detailed !== undefined && !detailed.rule.holds(detailed.rule, field, depth, strict)) return false;
    missing -= mask >> 9;
    place++;
  }
  return missing === 0 && (table.atLeastOneOf === undefined || hasOneOf(table, value));
}

/** Whether unknown keys are errors; with `strict`, whether they are errors or warnings. */
export function isClosed({ source: { side, open } }: CompiledTable, strict: boolean): boolean {
  return side === "request" && (strict || open !== true);
}

/** The place of a name in the table, if it has one. Tries the place first that was found last time instead of the guess. */
export function placeOf({ names, places, jumps }: CompiledTable, name: string, guess: number): number | undefined {
  const jump = jumps[guess] ?? 0;
  const learned = names[jump];
  if (learned !== undefined && learned === name) return jump;
  const place = places.get(name);
  if (place !== undefined) jumps[guess] = place;
  return place;
}

/** Whether the object has at least one of the fields in `atLeastOneOf`; true for a table without it. */
export function hasOneOf({ atLeastOneOf }: CompiledTable, value: Properties): boolean {
  return atLeastOneOf?.some((name) => ownValue(value, name) !== undefined) ?? true;
}
