import type { IssueCode } from "./issue_codes.js";
import type { ValidationIssue } from "./validator_types.js";

/** One walk over a value that collects issues. */
export interface Walk {
    /** Whether responses may deviate in the known ways. */
    readonly tolerant: boolean;
    /** At most so many issues are kept. */
    readonly limit: number;
    /** Where the walk is; every issue gets a copy. */
    readonly path: (string | number)[];
    readonly issues: ValidationIssue[];
    /** Nothing that may still come would be kept. */
    full: boolean;
}

/** A walk that has not begun; `path` leads to where it begins. */
export declare function startWalk(tolerant: boolean, limit: number, path?: (string | number)[]): Walk;

/** Adds what was found where the walk is. `text` goes on after the name of the place: "must be at most 100". */
export declare function report(walk: Walk, code: IssueCode, text: string, expected?: unknown, hint?: string, warning?: boolean): void;

/** Does something one step further down. */
export declare function at(walk: Walk, step: string | number, visit: () => void): void;

/** Adds an issue; when there is no room, the first error takes the place of the last warning: no limit hides a verdict. */
export declare function addIssue(walk: Walk, issue: ValidationIssue): void;
