import { type JsonValue, type Role, printFieldPath } from "#templates/core";
import type { EntityDefinition, JsonObject, OperationDefinition } from "../definition.js";
import type { RoleOf } from "../queries/query_types.js";
import type { InstanceRecords } from "../records/instance_records.js";
import { isId } from "../paths.js";
import type { Table } from "../records/table.js";
import { cleanName, listNames, OperationError } from "#templates/runtime";

/** One call of an operation. */
export interface Call {
  readonly definition: OperationDefinition;
  /** The params that the caller sent. */
  readonly given: JsonObject;
  /** Those, and the stated defaults. */
  readonly params: JsonObject;
  readonly records: InstanceRecords;
  /** Differs from instance to instance and from operation to operation. Tokens carry it. */
  readonly key: number;
  /** The number that the tokens of a feed start from. */
  readonly feedStart: (entity: string) => number;
}

/** A param with its role. */
export interface ParamRole<Kind extends Role["kind"]> {
  readonly param: string;
  readonly role: RoleOf<Kind>;
}

/** A function of an operation that is computed once. */
export function perOperation<Value>(compute: (definition: OperationDefinition) => Value): (definition: OperationDefinition) => Value {
  const cache = new WeakMap<OperationDefinition, { readonly value: Value }>();
  return (definition) => {
    const entry = cache.get(definition) ?? { value: compute(definition) };
    cache.set(definition, entry);
    return entry.value;
  };
}

const rolesOf = perOperation(({ roles }) => Object.entries(roles));

/** The params of an operation whose role is of a kind. */
export function paramsWith<Kind extends Role["kind"]>(definition: OperationDefinition, kind: Kind): readonly ParamRole<Kind>[] {
  const isOfKind = (role: Role): role is RoleOf<Kind> => role.kind === kind;
  return rolesOf(definition).flatMap(([param, role]) => (isOfKind(role) ? [{ param, role }] : []));
}

/** The value that a param has, given or by default; undefined if it has none. Null is none. */
export function valueOf({ params }: Call, param: string): JsonValue | undefined {
  return Object.hasOwn(params, param) ? (params[param] ?? undefined) : undefined;
}

/** @throws OperationError 422 that names the params that the operation cannot do without and that are left out. */
export function requireParams({ definition: { neededInPractice }, params }: Call): void {
  const missing = neededInPractice.filter((param) => (Object.hasOwn(params, param) ? params[param] : null) === null);
  if (missing.length === 0) return;
  const errors = missing.map((param) => {
    const message = `\`${param}\` is needed: without it, the operation has no result.`;
    return { field: `params.${param}`, message, error_code: "params/missing" };
  });
  throw new OperationError(422, `The operation needs ${listNames(missing)}.`, { errors });
}

/** The records of an entity. @throws OperationError 404 if the connector has no records of it. */
export function tableOf({ records }: Call, entity: string): Table {
  const table = records.table(entity);
  if (table === undefined) throw notFound(undefined, `The sandbox has no records of \`${entity}\`.`);
  return table;
}

/** The path, in the records, of a field with this name of a list's elements. */
export function pathInRecord({ element }: EntityDefinition, field: string): string {
  return printFieldPath([field], element);
}

/** A 404: what the operation is about does not exist. */
export function notFound(param: string | undefined, message: string): OperationError {
  return new OperationError(404, message, { ...fieldOf(param), code: "record/not-found" });
}

/** A 404 for a record that is named by a param. */
export function noRecord(entity: string, param: string, value: unknown): OperationError {
  if (!isId(value)) return notFound(param, `\`${param}\` is missing. It must name a \`${entity}\` record.`);
  return notFound(param, `There is no \`${entity}\` record for \`${param}\` \`${cleanName(String(value))}\`.`);
}

/** A 403: the record or its state does not allow the operation. */
export function notAllowed(param: string | undefined, message: string): OperationError {
  return new OperationError(403, message, { ...fieldOf(param), code: "record/not-allowed" });
}

/** A 422 for a cursor or page token. */
export function badCursor(param: string, problem: string): OperationError {
  return new OperationError(422, `\`${param}\` ${problem}`, { ...fieldOf(param), code: "paging/cursor" });
}

function fieldOf(param: string | undefined): { readonly field?: string } {
  return param === undefined ? {} : { field: `params.${param}` };
}
