import type { Rule } from "./rules.js";
import type { Validator } from "./validator_types.js";

/** A validator for one address. The rule is compiled when the validator is used for the first time. */
export declare function createValidator<T>(address: string, rule: Rule): Validator<T>;
