import type { WrittenConstraints } from "#generator/read";
import type { ConstraintKeywords } from "./constraints.ts";

/** How long a text in an example may be that is made to break a limit. A limit above it has no such example. */
export const LONGEST_TEXT = 4000;

/** How many elements an array in an example may have that is made to break a limit. */
export const LONGEST_ARRAY = 1001;

/** About how many characters a value may have that is made as an example. Optional parts beyond that are left out. */
export const LARGEST_EXAMPLE = 100_000;

/** How many of these characters the fields may take that a value must have. */
export const LARGEST_LEAST_VALUE = 50_000;

/** About how many characters all examples of one address may have that have a fault. */
export const LARGEST_FAULTS = 2_000_000;

/** How many records a value may have to be inside of. */
export const DEEPEST_RECORDS = 40;

/** A key of the catalog for a value. */
export type ConstraintKey = Exclude<keyof WrittenConstraints, "type">;

/** The schema of a limit in catalog.schema.json. */
export interface LimitSchema {
  readonly type: "number" | "integer" | "string";
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly enum?: readonly string[];
}

/** The check that tables import for a limit. */
export interface ImportedCheck<Limit> {
  readonly from: string;
  /** All names that may be imported. */
  readonly names: readonly string[];
  /** The one for a limit. */
  readonly nameOf: (limit: Limit) => string;
  /** It is a function of the limit, not the check itself. */
  readonly isFunction: boolean;
}

/** The import of a function of `templates/core/constraints.ts` that makes the check for a limit. */
export function madeBy(name: string): ImportedCheck<unknown> {
  return { from: "../runtime/engine.js", names: [name], nameOf: () => name, isFunction: true };
}

/** A limit, and values of the same kind that it accepts and refuses: those at its edges. */
export interface Probe<Value, Limit> {
  readonly limit: Limit;
  readonly good: readonly Value[];
  readonly bad: readonly Value[];
}

/**
 * Everything about one constraint apart from its check, which is in `templates/core/constraints.ts`. `Value` is what it
 * constrains: a number, a string, or a number of elements.
 */
export interface Constraint<Value, Limit, Limits> {
  /** The key in the catalog. */
  readonly key: ConstraintKey;
  readonly read: (written: WrittenConstraints) => Limit | undefined;
  /** For the page about the language. */
  readonly meaning: string;
  readonly imported: ImportedCheck<Limit>;
  readonly keywords: (limit: Limit) => ConstraintKeywords;
  /** For strings: the regular expression that the limit amounts to. A schema has one `pattern` for all of them. */
  readonly pattern?: (limit: Limit) => string;
  readonly limitSchema: LimitSchema;
  /**
   * The sentence of a hover; "" if another constraint says it. `noun` is what is constrained: "Integer", "character",
   * "element".
   */
  readonly sentence: (limit: Limit, limits: Limits, noun: string) => string;
  /** The demand on a value of the catalog, if it differs from that of the check. */
  readonly demand?: (limit: Limit) => string;
  /** The fault of a value that the limit refuses: "is smaller than the minimum". */
  readonly fault: (limit: Limit) => string;
  /** Values that the limit may refuse, made from a valid one. */
  readonly faults: (limit: Limit, valid: Value) => readonly Value[];
  /** Changes an invented value so that it has a chance to be accepted. */
  readonly fit?: (limit: Limit, value: Value, limits: Limits, isWhole: boolean) => Value;
  /** The constraint whose limit must not be smaller. */
  readonly upTo?: keyof Limits;
  /** The constraints that together with this one accept no value. */
  readonly conflict?: (limit: Limit, limits: Limits, isWhole: boolean) => readonly (keyof Limits)[];
  readonly probe: Probe<Value, Limit>;
}

/** A descriptor for each of some constraints. */
export type Constraints<Value, Limits> = {
  readonly [Name in keyof Limits]-?: Constraint<Value, NonNullable<Limits[Name]>, Limits>;
};
