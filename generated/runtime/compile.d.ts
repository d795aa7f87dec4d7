import { type CompiledRule } from "./compiled_rule.js";
import type { Rule } from "./rules.js";
import type { Validator } from "./validator_types.js";

/** Remembers the rule of a validator for the rules that refer to it. */
export declare function rememberRule(validator: Validator<unknown>, rule: Rule): void;

/** Whether a value is a validator made by this package. */
export declare function isValidator(value: unknown): value is Validator<unknown>;

/** The rule ready for use. Each table is compiled once. Throws a `TypeError` for a validator that this package did not make. */
export declare function compileRule(rule: Rule): CompiledRule;
