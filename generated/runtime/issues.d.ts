import type { CompiledRule, CompiledTable } from "./compiled_rule.js";
import type { IssueCode } from "./issue_codes.js";
import { type Walk } from "./issue_list.js";

/** Reports a value of a kind that the rule does not accept. */
export declare function reportKind(walk: Walk, rule: CompiledRule, value: unknown, warning: boolean): void;

/** Reports a value that `const` or `enum` does not allow. */
export declare function reportNotAllowed(walk: Walk, rule: CompiledRule, value: unknown, lenient: boolean): void;

/** Reports a value whose type occurs in real traffic but not in the documents. */
export declare function reportAlsoSeen(walk: Walk, rule: CompiledRule, value: unknown): void;

/** Reports a number outside its limits. */
export declare function reportNumber(walk: Walk, { min, max }: CompiledRule, value: number): void;

/** Reports too few or too many elements of an array or a comma list. */
export declare function reportCount(walk: Walk, { minItems, maxItems }: CompiledRule, count: number): void;

/** Reports everything that is wrong with a string. */
export declare function reportString(walk: Walk, rule: CompiledRule, text: string, lenient: boolean): void;

/** Reports a key that the object does not have; the walk is at the key. */
export declare function reportUnknown(walk: Walk, { source, names }: CompiledTable, warning: boolean): void;

/** Reports a name that is not among the known ones, and suggests the nearest; if none is near, the hint lists them all. */
export declare function reportName(walk: Walk, code: IssueCode, text: string, name: unknown, known: readonly string[], warning: boolean): void;

/** Reports the required fields that are missing; the walk is at the object. */
export declare function reportMissing(walk: Walk, { source, fields }: CompiledTable, present: readonly boolean[], lenient: boolean): void;

/** Reports that none of the fields in `atLeastOneOf` is present. */
export declare function reportNoneOf(walk: Walk, { source: { name, noun, atLeastOneOf } }: CompiledTable): void;
