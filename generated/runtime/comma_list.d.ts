/** How many elements a comma list has; the empty string is one empty element. */
export declare function countElements(text: string): number;

/** Where the first element begins that is none of the allowed ones; undefined when there is none. */
export declare function strayElement(text: string, allowed: readonly unknown[] | undefined): number | undefined;
