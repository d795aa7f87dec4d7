import type { Choice } from "./choices.js";
import type { StringFormat } from "./formats.js";
import type { Validator } from "./validator_types.js";

/**
 * The closed set of rules that a validator is made of. The generated tables are plain literals of these types, one
 * line a field, and read like the catalog: `id: "string"`, `limit: { type: "integer", min: 1, max: 100 }`.
 */
/**
 * A type as the catalog writes it: `string`, `integer | null`, `array<string>`, `array<object | null>`, `object`,
 * `array`, `any`. Names of records never occur here: they are rules of their own.
 */
export type TypeExpression = string;

/** A type, or a type and what else must hold for the value. */
export type Rule = TypeExpression | RuleDetails;

export type Scalar = string | number | boolean | null;

export interface RuleDetails {
    /** Left out where `const`, `enum`, `table`, `items`, `values`, `choice` or `validator` says it. */
    readonly type?: TypeExpression;
    /** Accepts null besides what `table`, `items`, `values`, `const` or `enum` say. */
    readonly nullable?: true;
    readonly const?: Scalar;
    readonly enum?: readonly Scalar[];
    readonly min?: number;
    readonly max?: number;
    /** In code points. */
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly minItems?: number;
    readonly maxItems?: number;
    /** ECMAScript, `u` flag. */
    readonly pattern?: string;
    readonly format?: StringFormat;
    /** Values joined by commas without blanks; `enum` and `maxItems` speak of the elements. */
    readonly list?: "comma";
    /** An array whose elements follow this rule. */
    readonly items?: Rule;
    /** An object with named fields. */
    readonly table?: Table;
    /** An object with free names whose values follow this rule. */
    readonly values?: Rule;
    /** Several rules for an object, of which one decides: made by `oneOf` or `byKey`. */
    readonly choice?: Choice;
    /** The rule that another validator holds values against. */
    readonly validator?: Validator<unknown>;
    /** A further type that real traffic shows: a warning under the tolerant profile. */
    readonly alsoSeen?: Rule;
    /** The value must never be shown. Messages show no values; this is for those who show the value itself. */
    readonly secret?: true;
}

/** The named fields of an object. */
export interface Table {
    /** How messages call it: "payments.customers.list" (its params), "Customer", "auth_config". */
    readonly name: string;
    /**
     * `request`: unknown keys are refused unless `open`, present are the keys in `required`, the tolerant profile changes
     * nothing. `response`: unknown keys are accepted, present are the fields whose type has no null (and is not `any`),
     * except those in `optional`; the tolerant profile turns missing, null and unknown enum values into warnings.
     */
    readonly side: "request" | "response";
    /** What a field of it is called in messages; "field" when left out. */
    readonly noun?: "parameter" | "field";
    readonly open?: true;
    readonly required?: readonly string[];
    readonly optional?: readonly string[];
    readonly atLeastOneOf?: readonly string[];
    readonly fields: Readonly<Record<string, Rule>>;
}
