import { type CompiledRule } from "./compiled_rule.js";
import type { Rule } from "./rules.js";
import type { Validator } from "./validator_types.js";

/** Remembers the rule of a validator, for the rules that refer to it. */
export declare function rememberRule(validator: Validator<unknown>, rule: Rule): void;

/** Whether a value is a validator of this package. */
export declare function isValidator(value: unknown): value is Validator<unknown>;

/** The rule made ready for use; each table only once. */
export declare function compileRule(rule: Rule): CompiledRule;
