import type { CompiledRule, CompiledTable } from "./compiled_rule.js";
import { type Walk } from "./issue_list.js";

/** Reports a value of another kind than the rule takes. */
export declare function reportKind(walk: Walk, rule: CompiledRule, value: unknown, warning: boolean): void;

/** Reports a value that `const` or `enum` does not allow. */
export declare function reportNotAllowed(walk: Walk, rule: CompiledRule, value: unknown, lenient: boolean): void;

/** Reports a value of the type that real traffic shows against the document. */
export declare function reportAlsoSeen(walk: Walk, rule: CompiledRule, value: unknown): void;

/** Reports a number beyond its limits. */
export declare function reportNumber(walk: Walk, { min, max }: CompiledRule, value: number): void;

/** Reports too few or too many elements of an array or a comma list. */
export declare function reportCount(walk: Walk, { minItems, maxItems }: CompiledRule, count: number): void;

/** Reports everything that is wrong with a string besides its kind. */
export declare function reportString(walk: Walk, rule: CompiledRule, text: string, lenient: boolean): void;

/** Reports a key that a closed object does not have; the walk is at the key. */
export declare function reportUnknown(walk: Walk, { source, names }: CompiledTable): void;

/** Reports the fields that must be present and are not; the walk is at the object. */
export declare function reportMissing(walk: Walk, { source, fields }: CompiledTable, present: readonly boolean[], warning: boolean): void;

/** Reports that none of the fields is there of which one has to be. */
export declare function reportNoneOf(walk: Walk, { source: { name, noun, atLeastOneOf } }: CompiledTable): void;
