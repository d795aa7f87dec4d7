import { type Position } from "./explain.js";
import { type Walk } from "./issue_list.js";
import { type Properties } from "./properties.js";
import type { Rule } from "./rules.js";

/** Several rules for an object, of which one decides. */
export interface Choice {
    holds(value: Properties, depth: number): boolean;
    explain(walk: Walk, value: Properties, position: Position): void;
}

/** Holds when one of the alternatives does; otherwise the issues of the nearest are told. */
export declare function oneOf(...alternatives: readonly Rule[]): Rule;

/**
 * The value of one key names the rule that decides: `branches[value[key]]`, or `otherwise` when it names none. `owner` is
 * how messages call what has the branches: "payments", "payments.customers".
 */
export declare function byKey(key: string, owner: string, branches: Readonly<Record<string, Rule>>, otherwise?: Rule): Rule;
