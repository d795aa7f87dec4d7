/** The result of a function that is not called before it is needed, and only once. */
export declare function once<T>(make: () => T): () => T;
