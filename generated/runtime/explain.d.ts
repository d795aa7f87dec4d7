import { type CompiledRule } from "./compiled_rule.js";
import { type Walk } from "./issue_list.js";

/** How deep the walk is, and what it may forgive there. */
export interface Position {
    readonly depth: number;
    /** In a response under the tolerant profile: what real traffic is known to do is a warning. */
    readonly lenient: boolean;
}

/** Collects everything that keeps the value from fitting the rule. Throws what the value's getters throw. */
export declare function explain(walk: Walk, rule: CompiledRule, value: unknown, position: Position): void;
