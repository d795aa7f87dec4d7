import type { Operation } from "./operation.js";
import { UnknownAddressError } from "./unknown_address_error.js";
import type { Validator } from "./validator_types.js";

/** The operations of several tables, in their order. `Id` is the type of their ids. */
export function joinOperations<Id extends string>(tables: readonly (readonly Operation[])[]): readonly Operation<Id>[];
/** The operations of several tables. */
export function joinOperations(tables: readonly (readonly Operation[])[]): readonly Operation[] {
  return Object.freeze(tables.flat());
}

/** A function from id to operation that returns undefined for an unknown id. */
export function createOperationSearch<Id extends string>(operations: readonly Operation<Id>[]): (id: string) => Operation<Id> | undefined {
  let byId: ReadonlyMap<string, Operation<Id>> | undefined;
  return (id) => {
    byId ??= new Map<string, Operation<Id>>(operations.map((operation) => [operation.id, operation]));
    return byId.get(id);
  };
}

/** A function from id to operation that throws `UnknownAddressError` for an unknown id. */
export function createOperationLookup<Id extends string>(
  operations: readonly Operation<Id>[],
): <Wanted extends Id>(id: Wanted) => Operation<Wanted> {
  const find = createOperationSearch(operations);
  return (id) => {
    const operation = find(id);
    if (operation === undefined || !hasId(operation, id))
      throw new UnknownAddressError(
        id,
        operations.map((one) => one.id),
        "operation",
      );
    return operation;
  };
}

function hasId<Id extends string>(operation: Operation, id: Id): operation is Operation<Id> {
  return operation.id === id;
}

/** The entry of an operation in a table: its names are keys, and usual values are left out. */
type Row = Omit<Operation, "id" | "connector" | "entity" | "action" | Usual> & Partial<Pick<Operation, Usual>>;

type Usual = "kind" | "effect" | "requiredParams" | "paramsRequired";

type Actions<Entry> = Readonly<Record<string, Readonly<Record<string, Entry>>>>;

/**
 * The operations of a connector, in the order of its table: by entity, then action. By default an operation lists what
 * it pages, and otherwise returns a record; it reads, has no required params, and can be called without params unless one of them is required.
 */
export function toOperations(connector: string, entities: Actions<Row>): readonly Operation[] {
  const operations = Object.entries(entities).flatMap(([entity, actions]) =>
    Object.entries(actions).map(([action, row]) => toOperation(connector, entity, action, row)),
  );
  return deepFreeze(operations);
}

function toOperation(connector: string, entity: string, action: string, row: Row): Operation {
  const { requiredParams = [] } = row;
  const kind = row.paging ? "list" : "record";
  const paramsRequired = requiredParams.length > 0;
  return {
    id: `${connector}.${entity}.${action}`,
    connector,
    entity,
    action,
    kind,
    effect: "read",
    paramsRequired,
    ...row,
    requiredParams,
  };
}

/** The operations with what each of them does, by entity, then action. Clients do without it. */
export function withDescriptions(operations: readonly Operation[], descriptions: Actions<string>): readonly Operation[] {
  const described = operations.map((operation) => {
    const description = descriptions[operation.entity]?.[operation.action];
    return description === undefined ? operation : Object.freeze({ ...operation, description });
  });
  return Object.freeze(described);
}

/** The types by address of validators that are not known in advance. */
type AnyTypes = Readonly<Record<string, unknown>>;

/** The validators of several modules. */
type Validators<Types = AnyTypes> = readonly (readonly Validator<unknown>[])[] & {
  /** Absent at run time: carries the type that belongs to each address. */
  readonly types?: Types;
};

/** The addresses of all validators, sorted. */
export function listAddresses<Types = AnyTypes>(validators: Validators<Types>): readonly (keyof Types & string)[];

/** The addresses of all validators, sorted. */
export function listAddresses(validators: Validators): readonly string[] {
  const addresses = validators.flat().map(({ address }) => address);
  return Object.freeze(addresses.sort());
}

/** A function from address to validator that returns undefined for an unknown address. */
export function createSearch(validators: Validators<unknown>): (address: string) => Validator<unknown> | undefined {
  let byAddress: ReadonlyMap<string, Validator<unknown>> | undefined;
  return (address) => {
    byAddress ??= new Map(validators.flat().map((validator) => [validator.address, validator]));
    return byAddress.get(address);
  };
}

/** A function from address to validator that throws `UnknownAddressError` for an unknown address. */
export function createLookup<Types = AnyTypes>(
  validators: Validators<Types>,
): <Address extends keyof Types & string>(address: Address) => Validator<Types[Address]>;

/** A function from address to validator. It throws `UnknownAddressError`. */
export function createLookup(validators: Validators): (address: string) => Validator<unknown> {
  const find = createSearch(validators);
  return (address) => {
    const validator = find(address);
    if (validator === undefined) throw new UnknownAddressError(address, listAddresses(validators));
    return validator;
  };
}

/** Freezes a value and everything in it, so that no caller can change tables that all callers share. Every import pays for it. */
export function deepFreeze<T>(value: T): T {
  if ((typeof value !== "object" && typeof value !== "function") || value === null || Object.isFrozen(value)) return value;
  // A loop over `Object.values` takes eight times the memory.
  for (const key in value) if (Object.hasOwn(value, key)) deepFreeze(value[key]);
  return Object.freeze(value);
}
