import { isList, isObject, type JsonValue } from "#templates/core";
import type { EntityDefinition, JsonObject, OperationDefinition, Draw } from "../definition.js";
import { firstAt, isId, valueAt, withValue } from "../paths.js";
import { numberingOf, amountLeft, numberAt } from "../records/numbering.js";
import { type Table, toAnswer, toElement } from "../records/table.js";
import { paramsWith, requireParams, tableOf, valueOf, type Call, notAllowed, noRecord } from "./call.js";
import { findRecord, namedParents, requireConditions } from "./find_record.js";
import { conditionTest } from "../queries/filters.js";

/** Callers decide how often they create something, and a sandbox that many use must not grow without end. Deleted records count. */
const MOST_ADDED = 10_000;

/**
 * Adds a record: the blank of its entity, with the values of the params, an id and the times. A draw on another record
 * changes that one.
 * @throws OperationError 403 for an id that exists and when many were added, 404 for a parent that does not, and what `drawOn` throws. Nothing is changed then.
 */
export function createRecord(call: Call): JsonObject {
  requireParams(call);
  const table = tableOf(call, call.definition.operation.entity);
  const { entity } = table;
  if (table.added >= MOST_ADDED)
    throw notAllowed(undefined, `The sandbox takes at most ${MOST_ADDED} new \`${entity.name}\` records. Reset it to go on.`);
  const written = withSurroundings(call, entity, withParams(call.definition, call.params, entity, entity.blank ?? entity.example));
  const chosenId = chosenIdOf(call, table);
  const drawing = call.definition.draws && drawOn(call, call.definition.draws, written);
  const drawn = drawing?.record ?? written;
  const identified = chosenId === undefined ? withNewIds(call, table, drawn) : drawn;
  const record = call.records.stamp(entity, identified, "create");
  table.add(record);
  if (chosenId !== undefined) call.records.passId(table, record);
  drawing?.settle(record, entity);
  return toAnswer(entity, record);
}

/**
 * Replaces the values that the params write, and sets the time of the change.
 * @throws OperationError 404 for a record that does not exist.
 */
export function updateRecord(call: Call): JsonObject {
  requireParams(call);
  const { table, row } = findRecord(call);
  const { entity } = table;
  const record = call.records.stamp(entity, withParams(call.definition, call.given, entity, table.at(row)), "update");
  table.replace(row, record);
  return toAnswer(entity, record);
}

/**
 * Deletes a record, and returns what the catalog says a delete returns, with the record's id.
 * @throws OperationError 404 for a record that does not exist.
 */
export function deleteRecord(call: Call): JsonObject {
  requireParams(call);
  const { table, row } = findRecord(call);
  table.delete(row);
  const { result = {} } = call.definition;
  return table.entity.identity.reduce((answer, field) => {
    const id = firstAt(table.at(row), field);
    return id === undefined || valueAt(result, field) === undefined ? answer : withValue(answer, field, id);
  }, result);
}

/** The record with the values that params write. An update has no defaults: what is left out stays as it is. */
function withParams(definition: OperationDefinition, params: JsonObject, entity: EntityDefinition, record: JsonObject): JsonObject {
  let written = record;
  for (const { param, role } of paramsWith(definition, "field")) {
    const value = Object.hasOwn(params, param) ? params[param] : undefined;
    if (value !== undefined) written = withValue(written, role.field, value);
  }
  for (const [param, value] of Object.entries(params)) {
    if (!Object.hasOwn(definition.roles, param) && isOpenField(entity, param, value)) written = { ...written, [param]: value };
  }
  return written;
}

/** The record with what it belongs to and what it is in, where records show that. */
function withSurroundings(call: Call, entity: EntityDefinition, record: JsonObject): JsonObject {
  const parents = namedParents(call, entity).map(({ path, id }) => ({ path, value: id }));
  const outer = paramsWith(call.definition, "within").flatMap(({ param, role: { field: path } }) => {
    const value = valueOf(call, param);
    return path === undefined || value === undefined ? [] : [{ path, value }];
  });
  return [...parents, ...outer].reduce((written, { path, value }) => withValue(written, path, value), record);
}

/** Whether a param that the catalog does not know writes a field: one that records have, with a value of the same type. */
function isOpenField(entity: EntityDefinition, param: string, value: JsonValue): boolean {
  const { example, identity, created, updated, hidden, restricted } = entity;
  const isFixed = [...identity, created, updated, ...hidden, ...restricted].includes(param);
  return !isFixed && Object.hasOwn(example, param) && isSameType(example[param] ?? null, value);
}

function isSameType(example: JsonValue, value: JsonValue): boolean {
  if (typeof example === "number") return Number.isInteger(value) || (typeof value === "number" && !Number.isInteger(example));
  if (isList(example)) return isList(value);
  return isObject(example) ? isObject(value) : example !== null && typeof value === typeof example;
}

/**
 * The id that a create chooses; undefined if it leaves that to the sandbox.
 * @throws OperationError 403 for the id of a record that exists.
 */
function chosenIdOf(call: Call, table: Table): string | number | undefined {
  const [id] = table.entity.identity;
  const chooser = paramsWith(call.definition, "field").find(({ role }) => role.field === id);
  const chosen = chooser === undefined ? undefined : valueOf(call, chooser.param);
  if (chooser === undefined || id === undefined || !isId(chosen)) return undefined;
  if (table.find(id, chosen).some((row) => table.exists(row))) {
    throw notAllowed(chooser.param, `There is a \`${table.entity.name}\` record with this \`${chooser.param}\` already.`);
  }
  return chosen;
}

/** The record with the next id, and the next values of the other fields that it is found by, unless the call gives them. */
function withNewIds(call: Call, table: Table, record: JsonObject): JsonObject {
  const number = call.records.takeNumber(table);
  const given = paramsWith(call.definition, "field").filter(({ param }) => valueOf(call, param) !== undefined);
  const fields = given.map(({ role }) => role.field);
  const missing = table.entity.identity.filter((field) => !fields.includes(field));
  return missing.reduce((draft, field) => withValue(draft, field, numberingOf(firstAt(table.entity.example, field)).at(number)), record);
}

/** An amount that a new record is going to draw on another one. */
interface Drawing {
  /** The new record with the amount and with what it copies. */
  readonly record: JsonObject;
  /** Changes the other record. */
  readonly settle: (record: JsonObject, entity: EntityDefinition) => void;
}

/**
 * Finds the record that a new one draws on, and checks that it can.
 * @throws OperationError 404 if there is no such record, 403 if the params name different ones, if nothing or too little is left, or
 * if the other record is not in the state for it.
 */
function drawOn(call: Call, draw: Draw, record: JsonObject): Drawing {
  const table = tableOf(call, draw.entity);
  const row = findSource(call, draw, table);
  const source = table.at(row);
  const left = amountLeft(source, draw);
  requireConditions(draw.only, source);
  if (left <= 0) throw notAllowed(undefined, `Nothing is left of \`${draw.total}\` of the \`${draw.entity}\` record.`);
  const amount = valueOf(call, draw.amount) ?? left;
  if (typeof amount !== "number" || amount <= 0) throw notAllowed(draw.amount, `\`${draw.amount}\` must be more than 0.`);
  if (amount > left) {
    throw notAllowed(draw.amount, `\`${draw.amount}\` must be at most ${left}, which is what is left of the \`${draw.entity}\` record.`);
  }
  const copied = Object.entries(draw.copies).reduce((copy, [to, from]) => withValue(copy, to, valueAt(source, from) ?? null), record);
  const settle: Drawing["settle"] = (added, entity) => {
    const changed = settled(draw, source, amount, toElement(entity, added));
    table.replace(row, call.records.stamp(table.entity, changed, "update"));
  };
  return { record: withValue(copied, [draw.amount], amount), settle };
}

/** The record that another one draws an amount on. */
function settled(draw: Draw, source: JsonObject, amount: number, added: JsonObject): JsonObject {
  let changed = withValue(source, draw.drawn, numberAt(source, draw.drawn) + amount);
  if (draw.exhausted !== undefined) changed = withValue(changed, draw.exhausted, amountLeft(changed, draw) <= 0);
  const list = draw.list === undefined ? undefined : valueAt(source, draw.list);
  return draw.list !== undefined && isList(list) ? withValue(changed, draw.list, [added, ...list]) : changed;
}

/** The row that all given params name; where several fit, one that can still be drawn on. */
function findSource(call: Call, draw: Draw, table: Table): number {
  const { entity, by, only } = draw;
  const named = Object.entries(by).flatMap(([param, field]) => {
    const value = valueOf(call, param);
    if (!isId(value)) return [];
    const rows = table.find(field, value).filter((row) => table.exists(row));
    if (rows.length === 0) throw noRecord(entity, param, value);
    return [{ param, rows }];
  });
  const [first, ...others] = named;
  const [param = ""] = Object.keys(by);
  if (first === undefined) throw noRecord(entity, param, undefined);
  const rows = first.rows.filter((row) => others.every((other) => other.rows.includes(row)));
  const canDraw = (row: number): boolean =>
    amountLeft(table.at(row), draw) > 0 && only.every((condition) => conditionTest(condition)(table.at(row)));
  const row = rows.find(canDraw) ?? rows[0];
  if (row === undefined) {
    const names = named.map((one) => `\`${one.param}\``).join(" and ");
    throw notAllowed(others.at(-1)?.param, `${names} name different \`${entity}\` records.`);
  }
  return row;
}
