import type { JsonValue } from "#templates/core";
import type { EntityDefinition, JsonObject } from "../definition.js";
import { firstAt, keyOf, readerOf } from "../paths.js";
import { type Table, parentPath } from "../records/table.js";
import { paramsWith, tableOf, valueOf, type Call, noRecord } from "./call.js";
import type { RoleOf } from "../queries/query_types.js";

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
  for (const { param, role } of roles.toSorted((left, right) => order.indexOf(left.param) - order.indexOf(right.param))) {
    const value = valueOf(call, param);
    if (value === undefined) continue;
    const parent = findParent(call, role, role.field ?? param, value, named);
    if (parent === undefined) throw noRecord(role.entities.join(" or "), param, value);
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
  { entities, by }: RoleOf<"parent">,
  path: string,
  value: JsonValue,
  outer: readonly NamedParent[],
): NamedParent | undefined {
  if (typeof value !== "string" && typeof value !== "number") return undefined;
  for (const name of entities) {
    const table = tableOf(call, name);
    const fields = by === undefined ? table.entity.identity : [by];
    const belongs = belongsTo(outer.flatMap((parent) => asParentOf(table.entity, parent)));
    const rows = fields.flatMap((field) => [...table.find(field, value)]);
    const row = rows.find((candidate) => table.exists(candidate) && belongs(table.at(candidate)));
    const id = row === undefined ? undefined : idOf(table, row, by);
    if (row !== undefined && id !== undefined) return { entity: table.entity, record: table.at(row), path, id };
  }
  return undefined;
}

/** How an outer parent is held by the records of an entity between it and the child. */
function asParentOf(entity: EntityDefinition, outer: NamedParent): readonly NamedParent[] {
  const parent = entity.parents.find(({ entities }) => entities.includes(outer.entity.name));
  const id = parent === undefined ? undefined : firstAt(outer.record, parent.by ?? outer.entity.identity[0] ?? "");
  return parent === undefined || (typeof id !== "string" && typeof id !== "number") ? [] : [{ ...outer, path: parentPath(parent), id }];
}

function idOf(table: Table, row: number, by: string | undefined): string | number | undefined {
  const id = firstAt(table.at(row), by ?? table.entity.identity[0] ?? "");
  return typeof id === "string" || typeof id === "number" ? id : undefined;
}
