import type { Choice } from "./choices.js";
import type { RuleDetails, Table } from "./rules.js";

/** A rule made ready for use. All of them have the same properties in the same order, so that reading them stays fast. */
export interface CompiledRule {
    /** The rule as its table has it. */
    readonly source: RuleDetails;
    /** The kinds that a value may have. */
    readonly kinds: number;
    /** Nothing but the kind has to be looked at. */
    readonly plain: boolean;
    /** The only values, of `const` or `enum`. */
    readonly allowed: readonly unknown[] | undefined;
    readonly min: number;
    readonly max: number;
    readonly minLength: number;
    readonly maxLength: number;
    readonly minItems: number;
    readonly maxItems: number;
    readonly pattern: RegExp | undefined;
    readonly format: RegExp | undefined;
    /** The values that a comma list may name; undefined when it is open, or when the string is none. */
    readonly elements: readonly unknown[] | undefined;
    readonly choice: Choice | undefined;
    readonly items: CompiledRule | undefined;
    readonly values: CompiledRule | undefined;
    readonly table: CompiledTable | undefined;
    readonly alsoSeen: CompiledRule | undefined;
}

/** A table ready for walking: the n-th name, mask and field belong together. */
export interface CompiledTable {
    readonly source: Table;
    readonly names: readonly string[];
    /** The kinds of each field, with `REQUIRED` where it must be present. */
    masks: Uint16Array;
    fields: readonly CompiledField[];
    /** The fields of which more than the kind has to be looked at. */
    detailed: readonly CompiledField[];
    readonly places: ReadonlyMap<string, number>;
    /** How many fields must be present. */
    required: number;
    /** Refuses unknown keys. */
    readonly closed: boolean;
}

export interface CompiledField {
    readonly name: string;
    readonly rule: CompiledRule;
    readonly required: boolean;
}

/** Bit of a field's mask beside its kinds: it must be present. The highest, so that `mask >> 8` counts 1. */
export declare const REQUIRED = 256;

/** Rules are followed so deep into a value; only records that hold records of their own kind can get there. */
export declare const MAX_DEPTH = 200;
