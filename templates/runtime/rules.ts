import type { TableLimits } from "#templates/core";
import type { Choice } from "./choices.js";
import type { ListNotation } from "./comma_list.js";
import type { Validator } from "./validator_types.js";

/**
 * The closed set of rules that validators consist of. The generated tables are plain literals of these types with one
 * line for each field. They read like the catalog: `id: "string"`, `limit: { type: "integer", min: atLeast(1), max: atMost(100) }`.
 */

/**
 * A type in the notation of the catalog: `string`, `integer | null`, `array<string>`, `array<object | null>`, `object`,
 * `array`, `any`. A type never names a record: records are tables.
 */
export type TypeExpression = string;

/** A type, or a type with constraints on the value. */
export type Rule = TypeExpression | RuleDetails;

export type Scalar = string | number | boolean | null;

export interface RuleDetails extends TableLimits {
  /** Absent if `const`, `enum`, `table`, `items`, `values`, `choice` or `validator` determines the type. */
  readonly type?: TypeExpression;
  /** Accepts null in addition to what `table`, `items`, `values`, `const` or `enum` accept. */
  readonly nullable?: true;
  readonly const?: Scalar;
  readonly enum?: readonly Scalar[];
  /** A string with several elements, such as a comma-separated list; `enum`, `minItems` and `maxItems` apply to its elements. */
  readonly list?: ListNotation;
  /** An array whose elements follow this rule. */
  readonly items?: Rule;
  /** An object with named fields. */
  readonly table?: TableSource;
  /** An object with any names whose values follow this rule. */
  readonly values?: Rule;
  /** Several rules for an object, one of which applies: made by `oneOf`, `discriminatedBy` or `byDefinitionId`. */
  readonly choice?: Choice;
  /** Applies the rule of another validator. */
  readonly validator?: Validator<unknown>;
  /** Another type that occurs in real traffic: a warning under the tolerant profile. */
  readonly alsoSeen?: Rule;
  /** The value must never be shown. Messages contain no values; this is for programs that print the payload. */
  readonly secret?: true;
}

/** A table, or a function that makes it: tables that are not used cost nothing, and may refer to those below them. */
export type TableSource = Table | (() => Table);

/** The named fields of an object. */
export interface Table {
  /** The name of the object in messages: "Customer", "auth_config". The params of an operation get theirs with `nameParams`. */
  readonly name?: string;
  /**
   * `request`: unknown keys are errors, or warnings if the table is `open`; the fields in `required` must be present; the
   * tolerant profile makes no difference. `response`, the default: unknown keys are accepted; the fields in `required` must be present,
   * and under the documented profile so must all others whose type has no null (and is not `any`), except those in
   * `optional`. The tolerant profile turns missing fields, null and unknown enum values into warnings.
   */
  readonly side?: "request" | "response";
  /** The noun for a field of the object in messages; "field" by default. */
  readonly noun?: "parameter" | "field";
  readonly open?: true;
  readonly required?: readonly string[];
  readonly optional?: readonly string[];
  readonly atLeastOneOf?: readonly string[];
  readonly fields: Readonly<Record<string, Rule>>;
}
