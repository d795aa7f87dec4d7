import { UnknownAddressError } from "./unknown_address_error.js";

/** The operations of several tables, in their order. */
export function joinOperations(tables) {
    return Object.freeze(tables.flat());
}

/** A function from id to operation that returns undefined for an unknown id. */
export function createOperationSearch(operations) {
    let byId;
    return (id) => {
        byId ??= new Map(operations.map((operation) => [operation.id, operation]));
        return byId.get(id);
    };
}

/** A function from id to operation that throws `UnknownAddressError` for an unknown id. */
export function createOperationLookup(operations) {
    const find = createOperationSearch(operations);
    return (id) => {
        const operation = find(id);
        if (operation === undefined)
            throw new UnknownAddressError(id, operations.map((known) => known.id), "operation");
        return operation;
    };
}
