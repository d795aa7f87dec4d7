import { UnknownAddressError } from "./unknown_address_error.js";

/** The operations of several tables, in their order. */
export function joinOperations(tables) {
    return Object.freeze(tables.flat());
}

/** A function from id to operation, which throws `UnknownAddressError` for an id that there is not. */
export function createOperationLookup(operations) {
    let byId;
    return (id) => {
        byId ??= new Map(operations.map((operation) => [operation.id, operation]));
        const operation = byId.get(id);
        if (operation === undefined)
            throw new UnknownAddressError(id, [...byId.keys()]);
        return operation;
    };
}
