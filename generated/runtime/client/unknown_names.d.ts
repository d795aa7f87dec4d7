/** The error for a name that is not known: it suggests the nearest one, or shows which there are. */
export declare function unknownName(what: string, name: unknown, where: string, known: readonly string[]): TypeError;

/**
 * The same object, but reading a name that is nearly one of its own throws TypeError with that name. JavaScript would
 * read `undefined`, and fail at the next dot without saying why. Other unknown names are read as usual: libraries probe
 * objects for names such as `toJSON`, and `await` probes for `then`.
 */
export declare function withSuggestions<T extends object>(target: T, what: string, where: string): T;
