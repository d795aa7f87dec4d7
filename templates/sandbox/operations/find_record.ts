import { keyOf, namesIn, someValueAt } from "../paths.js";
import { matchesCondition } from "../queries/filters.js";
import { paramsWith, tableOf, valueOf, type Call, noRecord, notAllowed, notFound } from "./call.js";
import type { RoleOf } from "../queries/query_types.js";
import { belongsTo, namedParents } from "./parents.js";
import { filtersOf } from "./restrictions.js";
import type { Table } from "../records/table.js";

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
  requireConditions(call, table, row);
  return { table, row };
}

/** The rows that the value of an identity param names. */
function rowsNamed(call: Call, table: Table, param: string, role: RoleOf<"identity">): readonly number[] {
  const value = valueOf(call, param);
  if (typeof value !== "string" && typeof value !== "number") return [];
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

function requireConditions({ definition: { only } }: Call, table: Table, row: number): void {
  const failed = only.find((condition) => !matchesCondition(condition, table.at(row)));
  if (failed !== undefined) throw notAllowed(undefined, failed.because);
}
