import type { Operation } from "./operation.js";

/** The operations of several tables, in their order. */
export declare function joinOperations(tables: readonly (readonly Operation[])[]): readonly Operation[];

/** A function from id to operation, which throws `UnknownAddressError` for an id that there is not. */
export declare function createOperationLookup(operations: readonly Operation[]): (id: string) => Operation;
