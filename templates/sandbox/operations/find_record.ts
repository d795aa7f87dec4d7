import { isId, keyOf, namesIn, someValueAt, firstAt, readerOf } from "../paths.js";
import { conditionTest } from "../queries/filters.js";
import { paramsWith, tableOf, valueOf, type Call, noRecord, notAllowed, notFound, type ParamRole } from "./call.js";
import type { RoleOf } from "../queries/query_types.js";
import { filtersOf } from "./restrictions.js";
import { type Table, parentPath } from "../records/table.js";
import type { JsonValue } from "#templates/core";
import type { EntityDefinition, ExplainedCondition, JsonObject } from "../definition.js";

/** A record that a call is about. */
export interface FoundRecord {
  readonly table: Table;
  readonly row: number;
}

/**
 * The record that a call is about: the one that its identity params name, within the parents that it names, if its filters let it
 * through; of an entity with a single record, that one.
 * @throws OperationError 404 if there is none, 403 if the operation is not for such records.
 */
export function findRecord(call: Call): FoundRecord {
  const { operation } = call.definition;
  const identities = paramsWith(call.definition, "identity");
  const table = tableOf(call, identities[0]?.role.entity ?? operation.entity);
  const belongs = belongsTo(namedParents(call, table.entity));
  const isLet = filtersOf(call, table.entity);
  const isWanted = (row: number): boolean => table.exists(row) && belongs(table.at(row)) && isLet(table.at(row));
  const [first, ...others] = identities.map(({ param, role }) => ({ param, rows: rowsNamed(call, table, param, role) }));
  const rows = first === undefined ? table.inOrderOfCreation() : first.rows;
  const row = rows.find((candidate) => isWanted(candidate) && others.every((other) => other.rows.includes(candidate)));
  if (row === undefined) {
    throw first === undefined
      ? notFound(undefined, `There is no \`${table.entity.name}\` record.`)
      : noRecord(table.entity.name, first.param, valueOf(call, first.param));
  }
  requireConditions(call.definition.only, table.at(row));
  return { table, row };
}

/** The rows that the value of an identity param names. */
function rowsNamed(call: Call, table: Table, param: string, role: RoleOf<"identity">): readonly number[] {
  const value = valueOf(call, param);
  if (!isId(value)) return [];
  const other = otherField(call, param);
  if (other === undefined) return role.fields.flatMap((field) => [...table.find(field, value)]);
  // An index of a field that the caller names would stay for nothing.
  const isNamed = someValueAt(other, (candidate) => keyOf(candidate) === String(value));
  return table.inOrderOfCreation().filter((row) => isNamed(table.at(row)));
}

/** A param that modifies the identity names the field to find the record by, as a path, in the object that selections are about. */
function otherField(call: Call, identity: string): readonly string[] | undefined {
  for (const { param, role } of paramsWith(call.definition, "modifies")) {
    const name = role.params.includes(identity) ? valueOf(call, param) : undefined;
    if (typeof name !== "string" || name === "") continue;
    const holder = paramsWith(call.definition, "select").find(({ role: { in: inside } }) => inside !== undefined)?.role.in;
    return [...(holder === undefined ? [] : namesIn(holder)), name];
  }
  return undefined;
}

/** @throws OperationError 403 with the reason of a condition that a record does not meet */
export function requireConditions(conditions: readonly ExplainedCondition[], record: JsonObject): void {
  const failed = conditions.find((condition) => !conditionTest(condition)(record));
  if (failed !== undefined) throw notAllowed(undefined, failed.because);
}

/** A parent that a call names, and where its children hold it. */
export interface NamedParent {
  readonly entity: EntityDefinition;
  readonly record: JsonObject;
  /** The field of the children. */
  readonly path: string;
  /** The value of that field in its children. */
  readonly id: string | number;
}

/**
 * The records that the params of a call name as parents, outermost first.
 * @throws OperationError 404 for one that does not exist, or does not belong to the one before it.
 */
export function namedParents(call: Call, entity: EntityDefinition): readonly NamedParent[] {
  const roles = paramsWith(call.definition, "parent");
  const order = entity.parents.map(({ param }) => param);
  const named: NamedParent[] = [];
  for (const one of roles.toSorted((left, right) => order.indexOf(left.param) - order.indexOf(right.param))) {
    const value = valueOf(call, one.param);
    if (value === undefined) continue;
    const parent = findParent(call, one, value, named);
    if (parent === undefined) throw noRecord(one.role.entities.join(" or "), one.param, value);
    named.push(parent);
  }
  return named;
}

/** Whether a record belongs to all of some parents. */
export function belongsTo(parents: readonly NamedParent[]): (record: JsonObject) => boolean {
  const tests = parents.map(({ path, id }) => ({ read: readerOf(path), id: String(id) }));
  return (record) => tests.every(({ read, id }) => read(record).some((value) => keyOf(value) === id));
}

function findParent(
  call: Call,
  { param, role }: ParamRole<"parent">,
  value: JsonValue,
  outer: readonly NamedParent[],
): NamedParent | undefined {
  const { entities, by, field: path = param } = role;
  if (!isId(value)) return undefined;
  for (const name of entities) {
    const table = tableOf(call, name);
    const fields = by === undefined ? table.entity.identity : [by];
    const belongs = belongsTo(outer.flatMap((parent) => asParentOf(table.entity, parent)));
    const rows = fields.flatMap((field) => [...table.find(field, value)]);
    const row = rows.find((candidate) => table.exists(candidate) && belongs(table.at(candidate)));
    const record = row === undefined ? undefined : table.at(row);
    const id = record && firstAt(record, by ?? table.entity.identity[0] ?? "");
    if (record !== undefined && isId(id)) return { entity: table.entity, record, path, id };
  }
  return undefined;
}

/** How an outer parent is held by the records of an entity between it and the child. */
function asParentOf(entity: EntityDefinition, outer: NamedParent): readonly NamedParent[] {
  const parent = entity.parents.find(({ entities }) => entities.includes(outer.entity.name));
  const id = parent === undefined ? undefined : firstAt(outer.record, parent.by ?? outer.entity.identity[0] ?? "");
  return parent === undefined || !isId(id) ? [] : [{ ...outer, path: parentPath(parent), id }];
}
