/** There is nothing of that name to hold values against. */
export declare class UnknownAddressError extends Error {
    readonly name = "UnknownAddressError";
    readonly address: string;
    /** The addresses that are most like it, best first. */
    readonly nearest: readonly string[];
    /** `address` is what a caller passed, which plain JavaScript does not keep from being something else than a string. */
    constructor(address: unknown, addresses: readonly string[]);
}
