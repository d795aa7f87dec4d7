/** There is nothing of that name to hold values against. */
export declare class UnknownAddressError extends Error {
    readonly name = "UnknownAddressError";
    readonly address: string;
    /** The addresses that are most like it, best first. */
    readonly nearest: readonly string[];
    constructor(address: string, addresses: readonly string[]);
}
