import type { IssueCode } from "./issue_codes.js";
import type { ValidationIssue } from "./validator_types.js";

/** One walk over a value that collects issues. */
export interface Walk {
    /** Whether known deviations of responses are warnings. */
    readonly tolerant: boolean;
    /** How many issues are kept at most. */
    readonly limit: number;
    /** Where the walk is; every issue gets a copy. */
    readonly path: (string | number)[];
    readonly issues: ValidationIssue[];
    /** How many of the issues are errors. */
    errors: number;
}

/** A new walk; `path` leads to where it begins. */
export declare function startWalk(tolerant: boolean, limit: number, path?: (string | number)[]): Walk;

/** Whether the walk keeps no further issue, not even an error. */
export declare function isFull({ errors, limit }: Walk): boolean;

/** Whether the walk keeps a further warning. */
export declare function keepsWarnings({ issues, limit }: Walk): boolean;

/**
 * Adds an issue at the place where the walk is. `text` follows `subject`, the name of that place: "must be at most 100".
 */
export declare function report(walk: Walk, code: IssueCode, text: string, expected?: unknown, hint?: string, warning?: boolean, subject?: string): void;

/** Calls `visit` one step further down. */
export declare function at(walk: Walk, step: string | number, visit: () => void): void;

/** Adds an issue. If there is no room, an error replaces the last warning: no limit hides an error behind warnings. */
export declare function addIssue(walk: Walk, issue: ValidationIssue): void;
