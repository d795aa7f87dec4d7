import type { Check } from "#templates/core";
import type { Choice } from "./choices.js";
import type { RuleDetails, Table } from "./rules.js";

/** Whether what a rule says besides the kind holds for a value: not null, and of a kind that the rule accepts. */
export type Details = (rule: CompiledRule, value: unknown, depth: number, strict: boolean) => boolean;

/** A rule ready for use. All rules have the same properties in the same order, which keeps reading them fast. */
export interface CompiledRule {
  /** The rule as its table states it. */
  readonly source: RuleDetails;
  /** The kinds that a value may have. */
  readonly kinds: number;
  /** Only the kind of a value has to be checked. */
  readonly plain: boolean;
  /** Checks the details; never called for a plain rule. */
  holds: Details;
  /** The only allowed values, from `const` or `enum`. */
  readonly allowed: readonly unknown[] | undefined;
  readonly ofNumber: readonly Check<number>[];
  readonly ofString: readonly Check<string>[];
  /** The checks of the number of elements. */
  readonly ofCount: readonly Check<number>[];
  /** The allowed elements of a comma list; undefined when any element is allowed, and for other strings. */
  readonly elements: readonly unknown[] | undefined;
  readonly choice: Choice | undefined;
  readonly items: CompiledRule | undefined;
  readonly values: CompiledRule | undefined;
  readonly table: CompiledTable | undefined;
  readonly alsoSeen: CompiledRule | undefined;
}

/** A table ready for use: the n-th name, mask and field belong together. */
export interface CompiledTable {
  readonly source: Table;
  readonly names: readonly string[];
  /** The kinds of each field, with `DETAILED` if its rule checks more than the kind, and `REQUIRED` if it must be present. */
  masks: readonly number[];
  fields: readonly CompiledField[];
  readonly places: ReadonlyMap<string, number>;
  /** Where the key was found that last came instead of the name at each place, or after the last name. */
  readonly jumps: number[];
  /** How many fields must be present. */
  required: number;
  readonly atLeastOneOf: readonly string[] | undefined;
}

export interface CompiledField {
  readonly name: string;
  readonly rule: CompiledRule;
  /** Must be present under the documented profile. */
  readonly required: boolean;
  /** Must be present and not null under the tolerant profile too. */
  readonly demanded: boolean;
}

/** The bit of a mask that marks a field whose rule checks more than the kind. */
export const DETAILED = 256;

/** The bit of a mask that marks a required field. It is the highest bit, so `mask >> 9` is 1 for required fields. */
export const REQUIRED = 512;

/** How deep validators look into a value. Only records that contain records of their own kind can be this deep. */
export const MAX_DEPTH = 200;
