// @generated from templates/core/roles.ts by connector-gateway-spec. Do not edit.
import type { JsonValue } from "./json_values.js";

/** How a filter compares the field with the value of the param. */
export declare const filterKinds: readonly ["interval", "equals", "one_of", "contains", "prefix", "after", "before"];
export type FilterKind = (typeof filterKinds)[number];

/** The languages of queries. */
export declare const searchLanguages: readonly ["text", "clauses", "filter_groups", "jql", "file_query"];
export type SearchLanguage = (typeof searchLanguages)[number];

/** How an order is written. */
export declare const orderLanguages: readonly ["signed", "keywords", "criteria"];
export type OrderLanguage = (typeof orderLanguages)[number];

/** The values that a field must have, or must not have: one, or any of a list. Null also covers a field that is left out. */
export type ValueCondition = {
  readonly is?: JsonValue;
  readonly isNot?: JsonValue;
};

/** A condition on one field of a record. `field` is a path: `start.date_time`; through an array it reaches every element. */
export type FieldCondition = ValueCondition & {
  readonly field: string;
};

/** The function of a param. Field names are paths in the record. */
export type Role =
  /** Turns the page, or sets its size. */
  | {
      readonly kind: "paging";
      readonly part: "next" | "previous" | "size";
    }

  /** Names the record that the operation is about: the value of one of `fields`, of its own entity unless `entity` names another. */
  | {
      readonly kind: "identity";
      readonly fields: readonly string[];
      readonly entity?: string;
    }

  /** Asks for a part of a download. */
  | {
      readonly kind: "range";
    }

  /** Only records for which it holds. A value in `meanings` stands for the conditions there, all of which must hold. */
  | {
      readonly kind: "filter";
      readonly field?: string;
      readonly as: FilterKind;
      /** `after` and `before`: whether the bound itself matches. */
      readonly inclusive?: true;
      readonly meanings?: Readonly<Record<string, readonly FieldCondition[]>>;
    }

  /**
   * Names the record that the returned records belong to: a record of one of the entities, found by `by` (its identity, if left out).
   * `field` is the field of the returned records that holds it, if they have one.
   */
  | {
      readonly kind: "parent";
      readonly entities: readonly string[];
      readonly by?: string;
      readonly field?: string;
    }

  /** Names what the records are in, such as an account or a workspace. `field` is their field that shows it, if they have one. */
  | {
      readonly kind: "within";
      readonly field?: string;
    }

  /** Only records that match a query. `in`: the fields it looks at; `fields`: names in queries that stand for fields. */
  | {
      readonly kind: "search";
      readonly language: SearchLanguage;
      readonly in?: readonly string[];
      readonly fields?: Readonly<Record<string, readonly string[]>>;
    }

  /** The order of the records. `fields`: names in the value that stand for fields. */
  | {
      readonly kind: "order";
      readonly language: OrderLanguage;
      readonly in?: string;
      readonly fields?: Readonly<Record<string, string>>;
    }

  /** Which fields come back: names (of keys of the object `in`, if given), or a mask, in which lists have records under `list`. */
  | {
      readonly kind: "select";
      readonly as: "names" | "mask";
      readonly in?: string;
      readonly list?: string;
    }

  /** Which optional fields come back (those of the object `in`, if given). */
  | {
      readonly kind: "expand";
      readonly in?: string;
    }

  /** The media type of a download. */
  | {
      readonly kind: "format";
    }

  /** The value that a create or update writes. */
  | {
      readonly kind: "field";
      readonly field: string;
    }

  /** Records with the condition are hidden unless the param is true. */
  | ({
      readonly kind: "includes";
    } & FieldCondition)

  /** Records with the condition are hidden when the param is true. */
  | ({
      readonly kind: "excludes";
    } & FieldCondition)

  /** Changes how other params work. */
  | {
      readonly kind: "modifies";
      readonly params: readonly string[];
    }

  /** Which element of the record's list `field`, counted from 0. */
  | {
      readonly kind: "index";
      readonly field: string;
    }

  /** Changes nothing that an answer shows. */
  | {
      readonly kind: "no_effect";
      readonly because: string;
    };
export type RoleKind = Role["kind"];
