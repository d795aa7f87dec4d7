// @generated from templates/runtime/collect_issues.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../shared/json_values.js";
import { MAX_DEPTH } from "./compiled_rule.js";
import { hasOneOf, isValid, isClosed, placeOf } from "./is_valid.js";
import { at, isFull, report } from "./issue_list.js";
import {
  reportAlsoSeen,
  reportChecks,
  reportKind,
  reportMissing,
  reportNoneOf,
  reportNotAllowed,
  reportString,
  reportUnknown,
} from "./issues.js";
import { kindOf, NULL } from "./kinds.js";
import { ownProperties } from "./properties.js";

export function collectIssues(walk, rule, value, depth, lenient) {
  const kind = kindOf(value);
  if (lenient && isAlsoSeen(rule, value, depth)) reportAlsoSeen(walk, rule, value);
  else if ((rule.kinds & kind) === 0) reportKind(walk, rule, value, false);
  else if (!rule.plain && kind !== NULL) collectDetailsIssues(walk, rule, value, depth, lenient);
}

function collectDetailsIssues(walk, rule, value, depth, lenient) {
  if (rule.allowed !== undefined && !rule.allowed.includes(value)) reportNotAllowed(walk, rule, value, lenient);
  else if (typeof value === "string") reportString(walk, rule, value, lenient);
  else if (typeof value === "number") reportChecks(walk, rule.ofNumber, value);
  else if (typeof value === "object" && depth >= MAX_DEPTH) {
    report(walk, "value/too-deep", `is nested deeper than ${MAX_DEPTH} levels`, MAX_DEPTH);
  } else if (Array.isArray(value)) collectArrayIssues(walk, rule, value, depth + 1, lenient);
  else if (isObject(value)) collectObjectIssues(walk, rule, ownProperties(value), depth, lenient);
}

function isAlsoSeen(rule, value, depth) {
  return rule.alsoSeen !== undefined && !isValid(rule, value, depth, false) && isValid(rule.alsoSeen, value, depth, false);
}

function collectArrayIssues(walk, rule, value, depth, lenient) {
  reportChecks(walk, rule.ofCount, value.length);
  const { items } = rule;
  for (let index = 0; items !== undefined && index < value.length && !isFull(walk); index++) {
    at(walk, index, () => collectPlaceIssues(walk, items, value[index], depth, lenient));
  }
}

function collectObjectIssues(
  walk,
  { table, values, choice },
  value,
  depth,
  lenient,
) {
  if (table !== undefined) collectTableIssues(walk, table, value, depth + 1);
  else if (values !== undefined) collectValuesIssues(walk, values, value, depth + 1, lenient);
  // The chosen rule applies to the same object, not to one inside it.
  else choice?.collectIssues(walk, value, depth, lenient);
}

function collectValuesIssues(walk, rule, value, depth, lenient) {
  for (const key in value) {
    if (isFull(walk)) return;
    const field = value[key];
    if (field !== undefined) at(walk, key, () => collectIssues(walk, rule, field, depth, lenient));
  }
}

function collectTableIssues(walk, table, value, depth) {
  const lenient = walk.tolerant && table.source.side === "response";
  const present = [];
  let place = 0;
  for (const key in value) {
    if (isFull(walk)) return;
    const inside = value[key];
    if (inside === undefined) continue;
    const found = table.names[place] === key ? place : placeOf(table, key, place);
    const field = found === undefined ? undefined : table.fields[found];
    if (found !== undefined) {
      present[found] = true;
      place = found + 1;
    }
    // Most fields are plain and right, even in values with errors.
    if (field?.rule.plain !== true || (field.rule.kinds & kindOf(inside)) === 0) {
      at(walk, key, () => {
        if (field !== undefined) collectPlaceIssues(walk, field.rule, inside, depth, lenient, field.demanded);
        else if (isClosed(table, true)) reportUnknown(walk, table, !isClosed(table, false));
      });
    }
  }
  reportMissing(walk, table, present, lenient);
  if (!hasOneOf(table, value)) reportNoneOf(walk, table);
}

function collectPlaceIssues(walk, rule, value, depth, lenient, demanded = false) {
  if (value === null && (rule.kinds & NULL) === 0) reportKind(walk, rule, value, lenient && !demanded);
  else collectIssues(walk, rule, value, depth, lenient);
}
