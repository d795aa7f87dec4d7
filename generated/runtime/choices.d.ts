import { type Walk } from "./issue_list.js";
import { type Properties } from "./properties.js";
import type { Rule } from "./rules.js";

/** Several rules for an object, one of which applies. */
export interface Choice {
    /** Whether the object is accepted; with `strict`, whether it is accepted without a warning. */
    holds(value: Properties, depth: number, strict: boolean): boolean;
    explain(walk: Walk, value: Properties, depth: number, lenient: boolean): void;
}

/** Accepts what one of the alternatives accepts. Reports the issues of the nearest alternative. */
export declare function oneOf(...alternatives: readonly Rule[]): Rule;

/**
 * The value of one key selects the rule: `branches[value[key]]`. `owner` is the name in messages of what has the branches:
 * "payments", "payments.customers".
 */
export declare function byKey(key: "entity" | "action", owner: string, branches: Readonly<Record<string, Rule>>): Rule;
