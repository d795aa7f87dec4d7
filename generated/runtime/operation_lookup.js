// @generated from templates/runtime/operation_lookup.ts by connector-gateway-spec. Do not edit.
import { UnknownAddressError } from "./unknown_address_error.js";
export function joinOperations(tables) {
  return Object.freeze(tables.flat());
}

export function createOperationSearch(operations) {
  let byId;
  return (id) => {
    byId ??= new Map(operations.map((operation) => [operation.id, operation]));
    return byId.get(id);
  };
}

export function createOperationLookup(
  operations,
) {
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

function hasId(operation, id) {
  return operation.id === id;
}
