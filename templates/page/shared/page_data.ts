import type { JsonValue } from "#templates/core";

/** Data of the catalog for the script of the reference page, beside the connectors with their validators. */
export interface PageData {
  /** The path of calls, with the placeholder of the instance: `/api/v1/connectors/instances/{connector_instance_id}/execute`. */
  readonly executePath: string;
  /** Meanings of the statuses of errors. */
  readonly statuses: Readonly<Record<string, string>>;
  /** All operations, in the order of the catalog. */
  readonly operations: readonly PageOperation[];
}

/** An operation with everything that a form and a call need. */
export interface PageOperation extends PageShape {
  /** `payments.customers.list` */
  readonly id: string;
  /** The params of the example, which the sandbox answers. */
  readonly example: Readonly<Record<string, JsonValue>>;
  /** The fields that identify the records that come back. */
  readonly identity: readonly string[];
  /** Answers have Meta. */
  readonly hasMeta?: true;
}

/** Params, or the fields of an object inside one. */
export interface PageShape {
  readonly fields: readonly PageField[];
  /** At least one of these is required. */
  readonly atLeastOneOf?: readonly string[];
  /** Others may be sent too. */
  readonly open?: true;
}

/** A param, or a field inside one. What it means is in the article of its operation. */
export interface PageField {
  readonly name: string;
  readonly input: PageInput;
  readonly required?: true;
}

/** Where suggestions come from: values that the catalog names, names to write into a query, or fields of records in the sandbox. */
export type PageSuggestion =
  | { readonly kind: "values"; readonly values: readonly string[] }
  | { readonly kind: "names"; readonly names: readonly string[] }
  | { readonly kind: "records"; readonly from: readonly RecordFields[] }
  /** The names of the keys of an object in the records. */
  | { readonly kind: "keys"; readonly entity: string; readonly in: string };

/** Fields of the records of an entity of the same connector. */
export interface RecordFields {
  /** `customers` */
  readonly entity: string;
  /** Paths in a record. */
  readonly fields: readonly string[];
}

/** The control that a value is written with, and its limits. */
export type PageInput =
  | {
      readonly kind: "text";
      /** A format of the catalog, such as `date` and `date-time`, or `unix_seconds` for a time as a number of seconds. */
      readonly format?: string;
      readonly suggest?: PageSuggestion;
    }
  | {
      readonly kind: "number";
      readonly integer?: true;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly multipleOf?: number;
      readonly format?: "unix_seconds";
      readonly suggest?: PageSuggestion;
    }
  | { readonly kind: "boolean" }
  /** One of these values. */
  | { readonly kind: "choice"; readonly values: readonly JsonValue[] }
  /** Values joined by commas; only these, if `values` is there. */
  | { readonly kind: "words"; readonly values?: readonly string[]; readonly suggest?: PageSuggestion }
  | { readonly kind: "list"; readonly items: PageInput }
  | ({ readonly kind: "object" } & PageShape)
  /** Anything else: a value in JSON. */
  | { readonly kind: "json" };

export type PageInputKind = PageInput["kind"];

/** The input of a kind. */
export type PageInputOf<Kind extends PageInputKind> = Extract<PageInput, { readonly kind: Kind }>;
