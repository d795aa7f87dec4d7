import type { Operation } from "./operation.js";
import { UnknownAddressError } from "./unknown_address_error.js";

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
        operations.map((known) => known.id),
        "operation",
      );
    return operation;
  };
}

function hasId<Id extends string>(operation: Operation, id: Id): operation is Operation<Id> {
  return operation.id === id;
}
