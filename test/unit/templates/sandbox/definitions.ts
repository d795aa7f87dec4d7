import type { OperationKind } from "../../../../templates/core/operation_kinds.ts";
import type { Operation, Paging } from "../../../../templates/runtime/operation.ts";
import type {
  ConnectorDefinition,
  EntityDefinition,
  JsonObject,
  OperationDefinition,
  Variation,
  OperationResult,
  RecordStore,
} from "../../../../templates/sandbox/definition.ts";
import { createRecordStore } from "../../../../templates/sandbox/record_store.ts";
import { OperationError } from "../../../../templates/runtime/server/operation_error.ts";
import type { Validator } from "../../../../templates/runtime/validator_types.ts";
import type { Role } from "../../../../templates/core/roles.ts";

/** What an operation of a test has besides its name and kind. */
export interface OperationDetails extends Partial<Omit<OperationDefinition, "operation">> {
  readonly paging?: Paging;
  readonly elements?: readonly string[];
}

/** An operation by its id, such as `shop.orders.list`. */
export function operationOf(id: string, kind: OperationKind, { paging, elements, ...details }: OperationDetails = {}): OperationDefinition {
  const [connector = "", entity = "", action = ""] = id.split(".");
  const operation: Operation = {
    id,
    connector,
    entity,
    action,
    kind,
    effect: kind === "delete_result" || action === "create" || action === "update" ? "write" : "read",
    requiredParams: [],
    paramsRequired: false,
    ...(paging !== undefined && { paging }),
    ...(elements !== undefined && { elements }),
  };
  return { operation, roles: {}, defaults: {}, optional: [], neededInPractice: [], meta: [], only: [], starts: {}, ...details };
}

/** An entity by its name and example, found by `id` if the example has one. */
export function entityOf(
  name: string,
  example: JsonObject,
  details: Partial<Omit<EntityDefinition, "variations">> & { readonly vary?: Readonly<Record<string, Variation>> } = {},
): EntityDefinition {
  const { vary = { id: { kind: "count" } }, identity = Object.hasOwn(example, "id") ? ["id"] : [], ...others } = details;
  const variations = Object.entries(vary).map(([path, variation]) => ({ path, vary: variation }));
  const single = identity.length === 0 ? { single: true as const } : {};
  const known = { name, example, fields: Object.keys(example), required: identity, identity, ...single };
  return { ...known, parents: [], hidden: [], variations, cases: [], derived: [], restricted: [], ...others };
}

/** A connector of these entities and operations. */
export function connectorOf(
  connector: string,
  entities: readonly EntityDefinition[],
  operations: readonly OperationDefinition[] = [],
): ConnectorDefinition {
  return { connector, definitionId: `definition-of-${connector}`, entities, operations, execute: anything };
}

/** The store gets params that have been checked: it never asks the validator. */
const unused = (): never => {
  throw new Error("The store does not check params.");
};
const anything: Validator<unknown> = {
  address: "",
  is: (_value): _value is unknown => unused(),
  check: unused,
  assert: unused,
  "~standard": { version: 1, vendor: "test", validate: unused },
};

export const identity = { kind: "identity", fields: ["id"] } as const satisfies Role;
export const next: Role = { kind: "paging", part: "next" };
export const previous: Role = { kind: "paging", part: "previous" };
export const size: Role = { kind: "paging", part: "size" };

/** A store of one connector, or of several. */
export function storeOf(
  definitions: ConnectorDefinition | readonly ConnectorDefinition[],
  options: Partial<Parameters<typeof createRecordStore>[1]> = {},
): RecordStore {
  return createRecordStore([definitions].flat(), { seed: 1, records: 25, ...options });
}

/** A page of a list. */
export interface Listed {
  readonly records: readonly JsonObject[];
  readonly meta: JsonObject | undefined;
}

/** Runs an operation of the first instance of its connector. */
export function run(store: RecordStore, operation: string, params: JsonObject = {}): OperationResult {
  return store.execute(`inst_${operation.split(".")[0] ?? ""}`, operation, params);
}

/** Runs a list. */
export function list(store: RecordStore, operation: string, params: JsonObject = {}): Listed {
  const result = run(store, operation, params);
  if (!("records" in result) || !Array.isArray(result.records)) throw new TypeError(`${operation} is no list.`);
  return { records: result.records, meta: "meta" in result ? (result.meta as JsonObject | undefined) : undefined };
}

/** The values of a field of the records that a list returns. */
export function listed(store: RecordStore, operation: string, params: JsonObject = {}, field = "id"): readonly unknown[] {
  return list(store, operation, params).records.map((record) => record[field]);
}

/** Runs an operation that returns a record. */
export function record(store: RecordStore, operation: string, params: JsonObject = {}): JsonObject {
  const result = run(store, operation, params);
  if ("details" in result && "content" in result) throw new TypeError(`${operation} is a download.`);
  return result as JsonObject;
}

/** The status, field and code of the error that a call throws. Fails if it throws none. */
export function refusalOf(act: () => unknown): {
  readonly status: number;
  readonly field: string | undefined;
  readonly code: string | undefined;
  readonly message: string;
} {
  try {
    act();
  } catch (error) {
    if (!(error instanceof OperationError)) throw error;
    const [first] = error.details.errors ?? [];
    const { field = first?.field ?? undefined, code = first?.error_code ?? undefined } = error.details;
    return { status: error.status, field, code, message: error.message };
  }
  throw new Error("The call is not refused.");
}

/** A value that must be a text. */
export function textOf(value: unknown): string {
  if (typeof value !== "string") throw new TypeError("This is no text.");
  return value;
}

/** All records that an instance has of an entity. */
export function recordsOf(store: RecordStore, entity: string): readonly JsonObject[] {
  const [connector = "", name = ""] = entity.split(".");
  return store.state().instances[`inst_${connector}`]?.records[name] ?? [];
}
