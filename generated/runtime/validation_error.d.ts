import type { ValidationIssue } from "./validator_types.js";

/** A value does not fit what it was held against. */
export declare class ValidationError extends Error {
    readonly name = "ValidationError";
    /** What the value was held against: `payments.customers.list.params`. */
    readonly address: string;
    readonly issues: readonly ValidationIssue[];
    constructor(address: string, issues: readonly ValidationIssue[]);
}
