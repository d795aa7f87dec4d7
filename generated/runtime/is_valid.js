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
  if (typeof value === "number") return value >= rule.min && value <= rule.max;
  if (typeof value !== "object") return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return isArrayValid(rule, value, depth + 1, strict);
  return !isObject(value) || isObjectValid(rule, ownProperties(value), depth, strict);
}

function isStringValid({ minLength, maxLength, pattern, format, minItems, maxItems, elements }, text) {
  if (!hasLength(text, minLength, maxLength)) return false;
  if (pattern?.test(text) === false || format?.test(text) === false) return false;
  const count = minItems > 0 || maxItems < Infinity ? countElements(text) : 0;
  return count >= minItems && count <= maxItems && strayElement(text, elements) === undefined;
}

export function hasLength(text, min, max) {
  // A code point has one or two code units, so most strings need no counting.
  if (text.length >= min * 2 && text.length <= max) return true;
  if (text.length < min || text.length > max * 2) return false;
  let count = 0;
  for (let at = 0; at < text.length; count++) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
  return count >= min && count <= max;
}

function isArrayValid({ minItems, maxItems, items }, value, depth, strict) {
  if (value.length < minItems || value.length > maxItems) return false;
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
