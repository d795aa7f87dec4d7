/** The number of elements of a comma list. The empty string has one empty element. */
export declare function countElements(text: string): number;

/** The index at which the first element that is not allowed begins; undefined if all elements are allowed. */
export declare function strayElement(text: string, allowed: readonly unknown[] | undefined): number | undefined;
