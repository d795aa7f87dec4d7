import type { Operation } from "../operation.js";

/** An object whose keys are not known. */
export type UnknownObject = Readonly<Record<string, unknown>>;

/** What one answer holds, apart from its envelope. */
export interface Answer {
    readonly result: unknown;
    readonly meta: unknown;
}

/** Whether a value is an object with keys. */
export declare function isObject(value: unknown): value is UnknownObject;

/** The elements of a page: the result itself, or what stands at `elements` inside the wrapper. Empty when there are none. */
export declare function elementsOf(operation: Operation, result: unknown): readonly unknown[];

/** The param that asks for the next page, and its value. */
export interface Cursor {
    readonly param: string;
    readonly value: unknown;
}

/**
 * What asks for the page after this one, or undefined when this page is the last. Follows the operation's paging
 * descriptor; where the answer does not say whether there is more, an empty page is the end.
 */
export declare function findCursor(operation: Operation, params: UnknownObject, answer: Answer): Cursor | undefined;
