import type { Rule, Table } from "./rules.js";
import type { Validator } from "./validator_types.js";

/** The validator of one operation's request: the envelope of all requests, with `entity`, `action` and `params` of the operation. */
export declare function createRequestValidator<T>(envelope: Table, operation: string, params: Table, { paramsRequired }?: {
    readonly paramsRequired?: boolean;
}): Validator<T>;

/** The validator of one operation's response: the envelope of all responses, with the `fields` that the operation defines. */
export declare function createResponseValidator<T>(envelope: Table, operation: string, fields: Readonly<Record<string, Rule>>): Validator<T>;
