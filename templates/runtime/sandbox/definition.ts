import type { JsonValue } from "../../shared/json_values.js";
import type { FieldCondition, Role } from "../../shared/roles.js";
import type { Operation } from "../operation.js";
import type { Validator } from "../validator_types.js";

/** What the sandbox knows of a connector: data that the generator takes from the catalog. Field names are paths in a record. */

export type JsonObject = Readonly<Record<string, JsonValue>>;

/** How the value of a field differs from record to record. The first record of an entity is the catalog's example, unvaried. */
export type Variation =
  /** The number at the end of the example counts up: `cus_EXAMPLE0001`, `cus_EXAMPLE0002`; an integer, too. */
  | { readonly kind: "count" }
  /** The time of the example plus this many seconds for each record, in the example's own format. */
  | { readonly kind: "time"; readonly step: number }
  /** A number from `from` to `to` in steps of `by`, in the example's own type. */
  | { readonly kind: "number"; readonly from: number; readonly to: number; readonly by: number }
  /** The values in turn. */
  | { readonly kind: "one_of"; readonly values: readonly JsonValue[] }
  /**
   * `field` (its identity, if left out) of a record of the entity; `each`: the records in turn, one after the other; `case`: only those
   * made with this case, counted from 0.
   */
  | { readonly kind: "reference"; readonly entity: string; readonly field?: string; readonly each?: true; readonly case?: number }
  /** The value that `field` has in the record that `of`, a field with a reference, refers to. */
  | { readonly kind: "same_as"; readonly field: string; readonly of: string }
  /** A text with slots: `{n}` is the number of the record from 1, `{name}` the value of a field, `{name:slug}` that value as `jo.sample`. */
  | { readonly kind: "text"; readonly text: string };

/** A field whose value follows from other records: those of `from` whose `by` (their parent, if left out) is this record. */
export interface Derivation {
  readonly path: string;
  readonly from: string;
  readonly by?: string;
  /** The records; their number; the values of a field, each once, or how many of those; the last value, the sum; the first one or null; whether there is any. */
  readonly as: "records" | "count" | "values" | "count_values" | "last" | "sum" | "first" | "any";
  readonly field?: string;
}

/** A record that another one belongs to. */
export interface ParentDefinition {
  /** The param that names it; also the key under which a record keeps it when it has no field for it. */
  readonly param: string;
  readonly entities: readonly string[];
  /** The field that it is found by; its identity, if left out. */
  readonly by?: string;
  /** The field of the child that holds it. Without it, records of the state have it under the name of the param, and answers leave it out. */
  readonly field?: string;
}

export interface EntityDefinition {
  readonly name: string;
  /** A record as `get` returns it. */
  readonly example: JsonObject;
  /** Where the record has what lists contain; left out: the record itself. */
  readonly element?: string;
  /** The fields that a record is found by, its id first. Empty for an entity with a single record. */
  readonly identity: readonly string[];
  /** Outermost first: the file, then the comment. */
  readonly parents: readonly ParentDefinition[];
  /** The field with the time of creation, which `create` sets and by which lists are newest first. */
  readonly created?: string;
  readonly updated?: string;
  /** The fields that every answer has: a selection cannot leave them out. Paths may lead into lists: `replies.id`. */
  readonly required?: readonly string[];
  /** Fields that records of the state have and answers leave out. */
  readonly hidden: readonly string[];
  readonly variations: readonly { readonly path: string; readonly vary: Variation }[];
  /** Values that go together, by path; the records after the first take them in turn. */
  readonly cases: readonly Readonly<Record<string, JsonValue>>[];
  readonly derived: readonly Derivation[];
  /** What `create` starts from. Present for entities with that action. */
  readonly blank?: JsonObject;
}

/** What a field of Meta holds, apart from what the paging descriptor says. */
export type MetaSource = "count" | "last" | "next_url" | { readonly value: JsonValue };

/** An amount that a new record draws on another one, as a refund does on its charge. */
export interface Draw {
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
  /** What the other record must be. */
  readonly only?: readonly FieldCondition[];
}

export interface OperationDefinition {
  readonly operation: Operation;
  /** By param. */
  readonly roles: Readonly<Record<string, Role>>;
  /** The size of a page when the param is left out. */
  readonly pageSize?: number;
  /** Params with a stated default, which applies when they are left out. */
  readonly defaults: JsonObject;
  /** The fields that come back only if a param with the role `expand` names them. */
  readonly optional?: readonly string[];
  /** Params that the operation cannot do without, although the document marks them as optional. */
  readonly neededInPractice: readonly string[];
  readonly ordered?: "newest_first";
  /** Records that the list leaves out unless the param is given. */
  readonly hides?: FieldCondition & { readonly unless: string };
  readonly draws?: Draw;
  /** The fields of Meta, in the catalog's order, and those that may be null. */
  readonly meta: readonly { readonly name: string; readonly nullable: boolean; readonly source?: MetaSource }[];
  /** The result of a delete, or the wrapper of a search; the sandbox replaces what differs. */
  readonly result?: JsonObject;
  /** A download: fields of the record (or of the element that an `index` param names) with the type, size and name of the content. */
  readonly content?: { readonly type?: string; readonly size?: string; readonly name?: string };
  /** The most bytes of a download. */
  readonly maxSize?: number;
  /** Conditions on the record; the reason is what the caller is told. */
  readonly only: readonly (FieldCondition & { readonly because: string })[];
  /** Fields of the result that hold the token with which the feed of an entity starts. */
  readonly starts: Readonly<Record<string, string>>;
}

export interface ConnectorDefinition {
  readonly connector: string;
  readonly definitionId: string;
  readonly entities: readonly EntityDefinition[];
  readonly operations: readonly OperationDefinition[];
  /** Accepts any request to an instance of the connector. */
  readonly execute: Validator<unknown>;
}
