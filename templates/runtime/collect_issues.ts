import { isObject } from "#templates/core";
import { DETAILED, MAX_DEPTH, type CompiledField, type CompiledRule, type CompiledTable } from "./compiled_rule.js";
import { hasOneOf, isValid, isClosed, placeOf } from "./is_valid.js";
import { isFull, report, type Walk } from "./issue_list.js";
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
import { kindOf, NULL, isOwn, type Properties } from "./kinds.js";

/**
 * Collects the errors and warnings of a value. With `lenient`, that is in a response under the tolerant profile, known
 * deviations of real traffic are warnings. Throws what the value's getters throw.
 */
export function collectIssues(walk: Walk, rule: CompiledRule, value: unknown, depth: number, lenient: boolean): void {
  const kind = kindOf(value);
  if (lenient && isAlsoSeen(rule, value, depth)) reportAlsoSeen(walk, rule, value);
  else if ((rule.kinds & kind) === 0) reportKind(walk, rule, value, false);
  else if (!rule.plain && kind !== NULL) collectDetailsIssues(walk, rule, value, depth, lenient);
}

function collectDetailsIssues(walk: Walk, rule: CompiledRule, value: unknown, depth: number, lenient: boolean): void {
  if (rule.allowed !== undefined && !rule.allowed.includes(value)) reportNotAllowed(walk, rule, value, lenient);
  else if (typeof value === "string") reportString(walk, rule, value, lenient);
  else if (typeof value === "number") reportChecks(walk, rule.ofNumber, value);
  else if (typeof value === "object" && depth >= MAX_DEPTH) {
    report(walk, "value/too-deep", `is nested deeper than ${MAX_DEPTH} levels`, MAX_DEPTH);
  } else if (Array.isArray(value)) collectArrayIssues(walk, rule, value, depth + 1, lenient);
  else if (isObject(value)) collectObjectIssues(walk, rule, value, depth, lenient);
}

function isAlsoSeen(rule: CompiledRule, value: unknown, depth: number): boolean {
  return rule.alsoSeen !== undefined && !isValid(rule, value, depth, false) && isValid(rule.alsoSeen, value, depth, false);
}

function collectArrayIssues(walk: Walk, rule: CompiledRule, value: readonly unknown[], depth: number, lenient: boolean): void {
  reportChecks(walk, rule.ofCount, value.length);
  const { items } = rule;
  for (let index = 0; items !== undefined && index < value.length && !isFull(walk); index++) {
    walk.path.push(index);
    collectPlaceIssues(walk, items, value[index], depth, lenient);
    walk.path.pop();
  }
}

function collectObjectIssues(
  walk: Walk,
  { table, values, choice }: CompiledRule,
  value: Properties,
  depth: number,
  lenient: boolean,
): void {
  if (table !== undefined) collectTableIssues(walk, table, value, depth + 1);
  else if (values !== undefined) collectValuesIssues(walk, values, value, depth + 1, lenient);
  // The chosen rule applies to the same object, not to one inside it.
  else choice?.collectIssues(walk, value, depth, lenient);
}

function collectValuesIssues(walk: Walk, rule: CompiledRule, value: Properties, depth: number, lenient: boolean): void {
  for (const key in value) {
    if (isFull(walk)) return;
    const field = isOwn(value, key) ? value[key] : undefined;
    if (field === undefined) continue;
    walk.path.push(key);
    collectIssues(walk, rule, field, depth, lenient);
    walk.path.pop();
  }
}

function collectTableIssues(walk: Walk, table: CompiledTable, value: Properties, depth: number): void {
  const lenient = walk.tolerant && table.source.side !== "request";
  const { names, masks, fields } = table;
  /** The masks of the fields that are not present. */
  const absent = masks.slice();
  let place = 0;
  for (const key in value) {
    const inside = isOwn(value, key) ? value[key] : undefined;
    if (inside === undefined) continue;
    const fieldPlace = names[place] === key ? place : placeOf(table, key, place);
    let field: CompiledField | undefined;
    if (fieldPlace !== undefined) {
      const mask = masks[fieldPlace] ?? 0;
      absent[fieldPlace] = 0;
      place = fieldPlace + 1;
      // Most fields are plain and right, even in values with errors.
      if ((mask & DETAILED) === 0 && (mask & kindOf(inside)) !== 0) continue;
      field = fields[fieldPlace];
    }
    walk.path.push(key);
    if (field !== undefined) collectPlaceIssues(walk, field.rule, inside, depth, lenient, field.demanded);
    else if (isClosed(table, true)) reportUnknown(walk, table, !isClosed(table, false));
    walk.path.pop();
    if (isFull(walk)) return;
  }
  reportMissing(walk, table, absent, lenient);
  if (!hasOneOf(table, value)) reportNoneOf(walk, table);
}

/** A field or an element: in real traffic these are null although the documents say otherwise. */
function collectPlaceIssues(walk: Walk, rule: CompiledRule, value: unknown, depth: number, lenient: boolean, demanded = false): void {
  if (value === null && (rule.kinds & NULL) === 0) reportKind(walk, rule, value, lenient && !demanded);
  else collectIssues(walk, rule, value, depth, lenient);
}
