import { type CompiledRule } from "./compiled_rule.js";
import { type Walk } from "./issue_list.js";

/**
 * Collects the errors and warnings of a value. With `lenient`, that is in a response under the tolerant profile, known
 * deviations of real traffic are warnings. Throws what the value's getters throw.
 */
export declare function explain(walk: Walk, rule: CompiledRule, value: unknown, depth: number, lenient: boolean): void;
