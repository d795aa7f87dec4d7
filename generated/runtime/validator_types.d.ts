// @generated from templates/runtime/validator_types.ts by connector-gateway-spec. Do not edit.
import type { Tolerant } from "./tolerant.js";

/**
 * `documented` checks what the documents say. `tolerant` is for recorded traffic of third parties: it reports known
 * deviations in responses as warnings.
 */
export type Profile = "documented" | "tolerant";

/** One broken rule, and its place in the value. */
export interface ValidationIssue {
  /** Stable code, `group/kebab-name`. */
  code: string;
  severity: "error" | "warning";
  path: (string | number)[];
  /** The path as a JSON Pointer; "" for the value itself. */
  pointer: string;
  message: string;
  expected?: unknown;
  hint?: string;
}

/**
 * What public sources say about the inside of open fields: `inner` of `connector-gateway-spec/<connector>/inner`, for the
 * option `inner`. It gives warnings about the values of the wrong kind there.
 */
export type Inner = (address: string, value: unknown, options: CheckOptions) => readonly ValidationIssue[];
export interface CheckOptions {
  /** The default is `documented`. */
  profile?: Profile;
  /** How many issues are collected at most; the default is 100. Errors take the place of warnings. */
  maxIssues?: number;
  /**
   * Also check what is inside open fields: values of the wrong kind are warnings, of which each gives at most `maxIssues` more. Those of
   * other connectors have no effect.
   */
  inner?: Inner | readonly Inner[];
}

/** Options of a check under the documented profile. */
export interface DocumentedCheckOptions extends CheckOptions {
  profile?: "documented";
}

/** The result of a check. The issues of a valid value are warnings. */
export type CheckResult<T> =
  | {
      ok: true;
      value: T;
      issues: ValidationIssue[];
    }
  | {
      ok: false;
      issues: ValidationIssue[];
    };

/** The signatures of `check`: a value that passes the tolerant profile is a `Tolerant<T>`. */
export interface Check<T> {
  (value: unknown, options?: DocumentedCheckOptions): CheckResult<T>;
  (value: unknown, options?: CheckOptions): CheckResult<Tolerant<T>>;
}

/** Whether the documented profile accepts a value, perhaps with warnings. Never throws. */
export type Guard<T> = (value: unknown) => value is T;

/**
 * Checks values against one address of the catalog. The inside of fields that the documents leave open is advice in the type `T`: it is
 * checked only with `inner`. Its functions do not use `this`: `values.filter(validator.is)` works. */
export interface Validator<T> {
  /** `payments.customers.list.params` */
  readonly address: string;
  /** Whether the documented profile accepts the value, perhaps with warnings. Allocates nothing for a valid value. Never throws. */
  readonly is: Guard<T>;
  /** Whether a profile accepts the value, with all errors and warnings. Never throws. */
  readonly check: Check<T>;
  /** Throws a `ValidationError` if the documented profile does not accept the value. */
  readonly assert: (value: unknown) => asserts value is T;
  readonly "~standard": StandardSchemaProps<unknown, T>;
}

/** The part of Standard Schema version 1 that validators implement: validation. */
export interface StandardSchemaV1<Input = unknown, Output = Input> {
  readonly "~standard": StandardSchemaProps<Input, Output>;
}

/** The value of `~standard`. */
export interface StandardSchemaProps<Input = unknown, Output = Input> {
  readonly version: 1;
  readonly vendor: string;
  readonly validate: (value: unknown) => StandardResult<Output>;
  readonly types?:
    | {
        readonly input: Input;
        readonly output: Output;
      }
    | undefined;
}

/** The value, or what is wrong with it. */
export type StandardResult<Output> =
  | {
      readonly value: Output;
      readonly issues?: undefined;
    }
  | {
      readonly issues: readonly StandardIssue[];
    };

/** A problem, and its place. */
export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly PropertyKey[] | undefined;
}
