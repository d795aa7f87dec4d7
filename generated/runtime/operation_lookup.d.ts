import type { Operation } from "./operation.js";

/** The operations of several tables, in their order. */
export declare function joinOperations(tables: readonly (readonly Operation[])[]): readonly Operation[];

/** A function from id to operation that returns undefined for an unknown id. */
export declare function createOperationSearch(operations: readonly Operation[]): (id: string) => Operation | undefined;

/** A function from id to operation that throws `UnknownAddressError` for an unknown id. */
export declare function createOperationLookup(operations: readonly Operation[]): (id: string) => Operation;
