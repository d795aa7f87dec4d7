import { MAX_DEPTH } from "./compiled_rule.js";
import { hasOneOf, holds, placeOf } from "./holds.js";
import { at, report } from "./issue_list.js";
import { reportAlsoSeen, reportCount, reportKind, reportMissing, reportNoneOf, reportNotAllowed, reportNumber, reportString, reportUnknown, } from "./issues.js";
import { kindOf, NULL } from "./kinds.js";
import { isObject, ownProperties } from "./properties.js";

/** Collects everything that keeps the value from fitting the rule. Throws what the value's getters throw. */
export function explain(walk, rule, value, position) {
    const kind = kindOf(value);
    if (position.lenient && isAlsoSeen(rule, value, position.depth))
        reportAlsoSeen(walk, rule, value);
    else if ((rule.kinds & kind) === 0)
        reportKind(walk, rule, value, false);
    else if (!rule.plain && kind !== NULL)
        explainDetails(walk, rule, value, position);
}

function explainDetails(walk, rule, value, position) {
    if (rule.allowed !== undefined && !rule.allowed.includes(value))
        reportNotAllowed(walk, rule, value, position.lenient);
    else if (typeof value === "string")
        reportString(walk, rule, value, position.lenient);
    else if (typeof value === "number")
        reportNumber(walk, rule, value);
    else if (typeof value === "object" && position.depth >= MAX_DEPTH) {
        report(walk, "value/too-deep", `is nested deeper than the ${MAX_DEPTH} levels that are checked`, MAX_DEPTH);
    }
    else if (Array.isArray(value))
        explainArray(walk, rule, value, position);
    else if (isObject(value))
        explainObject(walk, rule, ownProperties(value), position);
}

function isAlsoSeen(rule, value, depth) {
    return rule.alsoSeen !== undefined && !holds(rule, value, depth) && holds(rule.alsoSeen, value, depth);
}

function explainArray(walk, rule, value, position) {
    reportCount(walk, rule, value.length);
    for (let index = 0; rule.items !== undefined && index < value.length && !walk.full; index++) {
        walk.path.push(index);
        explainPlace(walk, rule.items, value[index], { ...position, depth: position.depth + 1 });
        walk.path.pop();
    }
}

function explainObject(walk, { table, values, choice }, value, position) {
    const inside = { ...position, depth: position.depth + 1 };
    if (table !== undefined)
        explainTable(walk, table, value, inside.depth);
    else if (values !== undefined)
        explainValues(walk, values, value, inside);
    // The chosen rule speaks of the same object, not of one inside it.
    else
        choice?.explain(walk, value, position);
}

function explainValues(walk, rule, value, position) {
    for (const key in value) {
        if (walk.full)
            return;
        const field = value[key];
        if (field !== undefined)
            at(walk, key, () => explain(walk, rule, field, position));
    }
}

function explainTable(walk, table, value, depth) {
    const position = { depth, lenient: walk.tolerant && table.source.side === "response" };
    const present = [];
    let place = 0;
    for (const key in value) {
        if (walk.full)
            return;
        const field = value[key];
        if (field === undefined)
            continue;
        const found = table.names[place] === key ? place : placeOf(table, key, place);
        const rule = found === undefined ? undefined : table.fields[found]?.rule;
        if (found !== undefined) {
            present[found] = true;
            place = found + 1;
        }
        // Most fields are plain and right, also where others are not.
        if (rule?.plain !== true || (rule.kinds & kindOf(field)) === 0)
            at(walk, key, () => explainField(walk, table, rule, field, position));
    }
    reportMissing(walk, table, present, position.lenient);
    if (!hasOneOf(table, value))
        reportNoneOf(walk, table);
}

function explainField(walk, table, rule, value, position) {
    if (rule !== undefined)
        explainPlace(walk, rule, value, position);
    else if (table.closed)
        reportUnknown(walk, table);
}

/** A field or an element, where real traffic puts null although no document says so. */
function explainPlace(walk, rule, value, position) {
    if (value === null && (rule.kinds & NULL) === 0)
        reportKind(walk, rule, value, position.lenient);
    else
        explain(walk, rule, value, position);
}
