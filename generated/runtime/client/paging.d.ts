import type { Operation } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** The content of an answer without its envelope. */
export interface Answer {
    readonly result: unknown;
    readonly meta: unknown;
}

/** Whether a value is an object with keys. */
export declare function isObject(value: unknown): value is UnknownObject;

/** The elements of a page: the result itself, or the array at `elements` inside the wrapper. Empty when there is none. */
export declare function elementsOf(operation: Operation, result: unknown): readonly unknown[];

/** The param that requests the next page, and its value. */
export interface Cursor {
    readonly param: string;
    readonly value: unknown;
}

/**
 * The param that requests the page after this one; undefined when this page is the last. Follows the operation's paging
 * descriptor; where the answer does not say whether there is more, an empty page is the last.
 */
export declare function findCursor(operation: Operation, params: UnknownObject, answer: Answer): Cursor | undefined;
