import type { JsonValue } from "../../shared/json_values.js";

/** What the script of the reference page knows of the catalog beside the connectors with their validators. */
export interface PageData {
  /** Version of the package. */
  readonly version: string;
  /** The path of calls, with the placeholder of the instance: `/api/v1/connectors/instances/{connector_instance_id}/execute`. */
  readonly executePath: string;
  /** All operations, in the order of the catalog. */
  readonly operations: readonly PageOperation[];
}

/** What a form and a call need to know about an operation. */
export interface PageOperation {
  /** `payments.customers.list` */
  readonly id: string;
  readonly params: readonly PageField[];
  /** At least one of these params is required. */
  readonly atLeastOneOf?: readonly string[];
  /** The params of the example, which the sandbox answers. */
  readonly example: Readonly<Record<string, JsonValue>>;
}

/** A param, or a field inside one. */
export interface PageField {
  readonly name: string;
  readonly input: PageInput;
  readonly required?: true;
  readonly default?: JsonValue;
  readonly description?: string;
  /** What values people mostly want. */
  readonly suggest?: PageSuggestion;
}

/** Where suggestions come from: names that the catalog knows, or the ids of records in the sandbox. */
export type PageSuggestion =
  | { readonly kind: "names"; readonly names: readonly string[] }
  /** `payments.customers`, and the field of its records. */
  | { readonly kind: "ids"; readonly entity: string; readonly field: string };

/** What people write a value with. */
export type PageInput =
  | {
      readonly kind: "text";
      /** A format of the catalog, such as `date` and `date-time`. */
      readonly format?: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly pattern?: string;
    }
  | { readonly kind: "number"; readonly integer?: true; readonly minimum?: number; readonly maximum?: number }
  | { readonly kind: "boolean" }
  /** One of these values. */
  | { readonly kind: "choice"; readonly values: readonly JsonValue[] }
  /** Values joined by commas; only these, if `values` is there. */
  | { readonly kind: "words"; readonly values?: readonly string[] }
  | { readonly kind: "list"; readonly items: PageInput }
  | { readonly kind: "object"; readonly fields: readonly PageField[] }
  /** Anything else: a value in JSON. */
  | { readonly kind: "json" };
