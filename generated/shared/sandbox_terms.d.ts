// @generated from templates/core/sandbox_terms.ts by connector-gateway-spec. Do not edit.
import type { JsonValue } from "./json_values.js";
import type { FieldCondition } from "./roles.js";

/** The catalog's statements about the records of a sandbox. Fields are paths in a record: `start.date_time`. */

/** How the value of a field differs from record to record. The first record of an entity is the catalog's example, unvaried. */
export type Variation =
  /** The number at the end of the example counts up: `cus_EXAMPLE0001`, `cus_EXAMPLE0002`; an integer, too. */
  | {
      readonly kind: "count";
    }

  /** The time of the example plus this many seconds for each record, in the example's own format. */
  | {
      readonly kind: "time";
      readonly step: number;
    }

  /** A number from `from` to `to` in steps of `by`, in the example's own type. */
  | {
      readonly kind: "range";
      readonly from: number;
      readonly to: number;
      readonly by: number;
    }

  /** The values in turn. */
  | {
      readonly kind: "one_of";
      readonly values: readonly JsonValue[];
    }

  /**
   * `field` (its identity, if left out) of a record of the entity; `each`: the records in turn, one after the other; `cases`: only those
   * made with one of these cases, counted from 0.
   */
  | {
      readonly kind: "reference";
      readonly entity: string;
      readonly field?: string;
      readonly each?: true;
      readonly cases?: readonly number[];
    }

  /** The value that `field` has in the record that `of`, a field with a reference or a parent, refers to. */
  | {
      readonly kind: "same_as";
      readonly field: string;
      readonly of: string;
    }

  /** A text with slots: `{n}` is the number of the record from 1, `{name}` a field, `{name:slug}` the field as `jo.sample`. */
  | {
      readonly kind: "text";
      readonly text: string;
    };

/** The ways in which a derived field follows from other records. */
export declare const derivationKinds: readonly ["records", "count", "values", "count_values", "first", "last", "sum", "any"];

/** A field whose value follows from other records: those of `from` whose `by` (their parent, if left out) is this record. */
export type Derivation = {
  readonly path: string;
  readonly from: string;
  readonly by?: string;
  readonly as: (typeof derivationKinds)[number];
  readonly field?: string;
};

/** A condition on a record, and the reason that a caller gets when it does not hold. */
export type ExplainedCondition = FieldCondition & {
  readonly because: string;
};

/** An amount that a new record draws on another one, as a refund does on its charge. */
export type Draw = {
  readonly entity: string;
  /** Param -> the field of the other record that it names. */
  readonly by: Readonly<Record<string, string>>;
  /** The param and field of the new record with the amount; all that is left, if the param is left out. */
  readonly amount: string;
  /** Fields of the other record: the whole amount, what has been drawn, and the flag that is set when nothing is left. */
  readonly total: string;
  readonly drawn: string;
  readonly exhausted?: string;
  /** The list of the other record that gets the new record as its first element. */
  readonly list?: string;
  /** Field of the new record -> field of the other record. */
  readonly copies: Readonly<Record<string, string>>;
  /** Conditions that the other record must meet. */
  readonly only: readonly ExplainedCondition[];
};

/** The source of a field of Meta that the paging descriptor does not explain. */
export type SandboxMeta =
  | "count"
  | "last"
  | "more"
  | "next_url"
  | {
      readonly value: JsonValue;
    };

/** Fields with the type, size and name of the content of a download. */
export type ContentFields = {
  readonly type?: string;
  readonly size?: string;
  readonly name?: string;
};

/** Records that a list leaves out unless a param is given. */
export type Hiding = FieldCondition & {
  readonly unless: string;
};
