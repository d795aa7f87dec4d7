import type { Operation } from "./operation.js";
import { UnknownAddressError } from "./unknown_address_error.js";

/** The operations of several tables, in their order. */
export function joinOperations(tables: readonly (readonly Operation[])[]): readonly Operation[] {
  return Object.freeze(tables.flat());
}

/** A function from id to operation, which throws `UnknownAddressError` for an id that there is not. */
export function createOperationLookup(operations: readonly Operation[]): (id: string) => Operation {
  let byId: ReadonlyMap<string, Operation> | undefined;
  return (id) => {
    byId ??= new Map(operations.map((operation) => [operation.id, operation]));
    const operation = byId.get(id);
    if (operation === undefined) throw new UnknownAddressError(id, [...byId.keys()]);
    return operation;
  };
}
