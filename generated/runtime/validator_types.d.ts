import type { StandardSchemaProps } from "./standard_schema.js";

/** `documented` is what the documents say; `tolerant` reports known deviations of recorded traffic as warnings. */
export type Profile = "documented" | "tolerant";

/** One broken rule, and where in the value. */
export interface ValidationIssue {
    /** Stable code, `group/kebab-name`. */
    code: string;
    severity: "error" | "warning";
    path: (string | number)[];
    /** The path as a JSON Pointer; "" for the value itself. */
    pointer: string;
    message: string;
    expected?: unknown;
    hint?: string;
}

export interface CheckOptions {
    profile?: Profile;
    /** At most so many issues are collected; 100 when left out. */
    maxIssues?: number;
}

/** The verdict on a value. `issues` of a good value are warnings. */
export type CheckResult<T> = {
    ok: true;
    value: T;
    issues: ValidationIssue[];
} | {
    ok: false;
    issues: ValidationIssue[];
};

/** Holds values against one address of the catalog. Its functions need no `this`: `values.filter(validator.is)` works. */
export interface Validator<T> {
    /** `payments.customers.list.params` */
    readonly address: string;
    /** The documented profile, without allocation when the value is valid. Never throws. */
    readonly is: (value: unknown) => value is T;
    /** The verdict with all issues. Never throws. */
    readonly check: (value: unknown, options?: CheckOptions) => CheckResult<T>;
    /** Throws `ValidationError` when the value does not fit. */
    readonly assert: (value: unknown) => asserts value is T;
    readonly "~standard": StandardSchemaProps<unknown, T>;
}
