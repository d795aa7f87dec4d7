// @generated from templates/runtime/is_valid.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../shared/json_values.js";
import { countElements, strayElement } from "./comma_list.js";
import { MAX_DEPTH } from "./compiled_rule.js";
import { kindOf, NULL } from "./kinds.js";
import { ownProperties, ownValue } from "./properties.js";

export function isValid(rule, value, depth, strict) {
  const kind = kindOf(value);
  return (rule.kinds & kind) !== 0 && (rule.plain || kind === NULL || detailsHold(rule, value, depth, strict));
}

function detailsHold(rule, value, depth, strict) {
  if (rule.allowed !== undefined && !rule.allowed.includes(value)) return false;
  if (typeof value === "string") return isStringValid(rule, value);
  if (typeof value === "number") return passes(rule.ofNumber, value);
  if (typeof value !== "object") return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return isArrayValid(rule, value, depth + 1, strict);
  return !isObject(value) || isObjectValid(rule, ownProperties(value), depth, strict);
}

function passes(checks, value) {
  for (const { accepts } of checks) if (!accepts(value)) return false;
  return true;
}

function isStringValid({ ofString, ofCount, elements }, text) {
  if (!passes(ofString, text)) return false;
  return (ofCount.length === 0 || passes(ofCount, countElements(text))) && strayElement(text, elements) === undefined;
}

function isArrayValid({ ofCount, items }, value, depth, strict) {
  if (!passes(ofCount, value.length)) return false;
  if (items !== undefined) for (let at = 0; at < value.length; at++) if (!isValid(items, value[at], depth, strict)) return false;
  return true;
}

function isObjectValid({ table, values, choice }, value, depth, strict) {
  if (table !== undefined) return isTableValid(table, value, depth + 1, strict);
  if (values !== undefined) return valuesHold(values, value, depth + 1, strict);
  // The chosen rule applies to the same object, not to one inside it.
  return choice === undefined || choice.isValid(value, depth, strict);
}

function valuesHold(rule, value, depth, strict) {
  for (const key in value) if (value[key] !== undefined && !isValid(rule, value[key], depth, strict)) return false;
  return true;
}

function isTableValid(table, value, depth, strict) {
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

export function isClosed({ source: { side, open } }, strict) {
  return side === "request" && (strict || open !== true);
}

function allDetailsHold({ detailed }, value, depth, strict) {
  for (const { name, rule } of detailed) {
    const field = value[name];
    if (field === undefined || field === null || detailsHold(rule, field, depth, strict)) continue;
    // Inherited and hidden properties do not count. Looking for them first would slow down valid values.
    if (Object.keys(value).includes(name)) return false;
  }
  return true;
}

export function placeOf({ names, places }, name, guess) {
  for (let place = guess + 1; place < guess + 5; place++) if (names[place] === name) return place;
  return places.get(name);
}

export function hasOneOf({ source }, value) {
  if (source.atLeastOneOf === undefined) return true;
  for (const name of source.atLeastOneOf) if (ownValue(value, name) !== undefined) return true;
  return false;
}
