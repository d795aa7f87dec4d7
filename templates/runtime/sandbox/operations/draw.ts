import { isList } from "../../../shared/json_values.js";
import type { Draw, EntityDefinition, JsonObject } from "../definition.js";
import { valueAt, withValue } from "../paths.js";
import { matchesCondition } from "../queries/filters.js";
import { amountLeft, numberAt } from "../records/amounts.js";
import { toElement } from "../records/answers.js";
import type { Table } from "../records/table.js";
import { tableOf, valueOf, type Call } from "./call.js";
import { noRecord, notAllowed } from "./refusals.js";

/** An amount that a new record is going to draw on another one. */
export interface Drawing {
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
export function drawOn(call: Call, draw: Draw, record: JsonObject): Drawing {
  const table = tableOf(call, draw.entity);
  const row = findSource(call, draw, table);
  const source = table.at(row);
  const left = amountLeft(source, draw);
  const failed = draw.only.find((condition) => !matchesCondition(condition, source));
  if (failed !== undefined) throw notAllowed(undefined, failed.because);
  if (left <= 0) throw notAllowed(undefined, `Nothing is left of \`${draw.total}\` of the \`${draw.entity}\` record.`);
  const amount = valueOf(call, draw.amount) ?? left;
  if (typeof amount !== "number" || amount <= 0) throw notAllowed(draw.amount, `\`${draw.amount}\` must be more than 0.`);
  if (amount > left) {
    throw notAllowed(draw.amount, `\`${draw.amount}\` must be at most ${left}, which is what is left of the \`${draw.entity}\` record.`);
  }
  const copied = Object.entries(draw.copies).reduce((copy, [to, from]) => withValue(copy, to, valueAt(source, from) ?? null), record);
  return {
    record: withValue(copied, [draw.amount], amount),
    settle: (added, entity) => table.replace(row, settled(call, draw, { table, source, amount }, toElement(entity, added))),
  };
}

interface Source {
  readonly table: Table;
  readonly source: JsonObject;
  readonly amount: number;
}

function settled({ records }: Call, draw: Draw, { table, source, amount }: Source, added: JsonObject): JsonObject {
  const drawn = numberAt(source, draw.drawn) + amount;
  let changed = withValue(source, draw.drawn, drawn);
  if (draw.exhausted !== undefined) changed = withValue(changed, draw.exhausted, amountLeft(changed, draw) <= 0);
  const list = draw.list === undefined ? undefined : valueAt(source, draw.list);
  if (draw.list !== undefined && isList(list)) changed = withValue(changed, draw.list, [added, ...list]);
  const { updated } = table.entity;
  return updated === undefined ? changed : records.stamp(table.entity, changed, [updated]);
}

/** The row that all given params name; where several fit, one that can still be drawn on. */
function findSource(call: Call, draw: Draw, table: Table): number {
  const { entity, by, only } = draw;
  const named = Object.entries(by).flatMap(([param, field]) => {
    const value = valueOf(call, param);
    if (typeof value !== "string" && typeof value !== "number") return [];
    const rows = table.find(field, value).filter((row) => table.exists(row));
    if (rows.length === 0) throw noRecord(entity, param, value);
    return [{ param, rows }];
  });
  const [first, ...others] = named;
  const [param = ""] = Object.keys(by);
  if (first === undefined) throw noRecord(entity, param, undefined);
  const rows = first.rows.filter((row) => others.every((other) => other.rows.includes(row)));
  const canDraw = (row: number): boolean =>
    amountLeft(table.at(row), draw) > 0 && only.every((condition) => matchesCondition(condition, table.at(row)));
  const row = rows.find(canDraw) ?? rows[0];
  if (row === undefined) {
    const names = named.map((one) => `\`${one.param}\``).join(" and ");
    throw notAllowed(others.at(-1)?.param, `${names} name different \`${entity}\` records.`);
  }
  return row;
}
