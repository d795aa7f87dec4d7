import type { ItemLimits, NumberLimits, StringLimits } from "../../templates/shared/constraints.ts";
import type { PlainScalar, PlainValue } from "./yaml_node.ts";

/**
 * The catalog as it is written: what `spec/connector.schema.json` and `spec/gateway.schema.json` let through, key by key.
 */

/** Words that may be said about most things. */
export interface WrittenNotes {
  readonly description?: string;
  readonly section?: string;
  readonly deprecated?: string;
  readonly experimental?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

/** `minLength` -> `min_length` */
type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Name;

/** Constraints as the catalog names them. */
type WrittenLimits<Limits> = { readonly [Name in keyof Limits & string as SnakeCase<Name>]?: Limits[Name] };

/** The formats that `key_format` of the schemas lists. */
type WrittenFormat = "date-time" | "date" | "email" | "uri" | "uuid";

/** What a mapping may say about a value. */
export interface WrittenConstraints
  extends WrittenLimits<NumberLimits>, WrittenLimits<StringLimits<WrittenFormat>>, WrittenLimits<ItemLimits> {
  readonly type?: string;
  readonly const?: PlainScalar;
  readonly enum?: readonly PlainScalar[];
  readonly known_values?: readonly PlainScalar[];
  readonly list?: "comma";
  readonly items?: WrittenType;
  readonly fields?: WrittenFields;
  readonly open?: string;
  readonly at_least_one_of?: readonly string[];
}

/** A type: an expression, or a mapping. */
export type WrittenType = string | WrittenConstraints;

/** A param, a field of a record or of Meta, a named type. The schemas say which keys may be where. */
export interface WrittenFieldDetails extends WrittenNotes, WrittenConstraints {
  readonly default?: PlainValue;
  readonly required?: true;
  readonly required_in_practice?: string;
  readonly secret?: true;
  readonly example?: PlainValue;
  readonly also_seen?: WrittenType;
}

export type WrittenField = string | WrittenFieldDetails;
export type WrittenFields = Readonly<Record<string, WrittenField>>;

export interface WrittenDocument {
  readonly title: string;
  readonly records: string;
  readonly operations: string;
  readonly auth: string;
}

export interface WrittenRecord extends WrittenNotes {
  readonly extends?: string;
  readonly fields?: WrittenFields;
  readonly example?: PlainValue;
}

/** A mark of origin beside a value: `{ value: …, assumed: … }`. */
export interface WrittenOrigin {
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPaging extends WrittenOrigin {
  readonly kind: "record_cursor" | "token" | "page_number" | "offset" | "page_info" | "change_feed" | "none";
  readonly next?: string;
  readonly previous?: string;
  readonly size?: string;
  readonly default_size?: number;
  readonly more?: string;
  readonly token?: string;
  readonly start_token?: string;
  readonly total?: string;
  readonly last?: string;
  readonly id?: string;
  readonly connection?: string;
  readonly reason?: string;
}

/** The action vocabulary. */
const ACTION_NAMES = ["list", "get", "create", "update", "delete", "api_search", "download"] as const;

export type WrittenActionName = (typeof ACTION_NAMES)[number];

/** The actions among the keys of a mapping, in the order in which they are written. */
export function actionsOf(written: Readonly<Partial<Record<WrittenActionName, unknown>>>): readonly WrittenActionName[] {
  return Object.keys(written).flatMap((key) => ACTION_NAMES.filter((name) => name === key));
}

export interface WrittenOperation extends WrittenNotes {
  readonly kind?: "list" | "record" | "search_wrapper" | "page_record" | "delete_result" | "download";
  readonly effect?: "read" | "write";
  readonly permanent?: true;
  readonly ordered?: "newest_first";
  readonly params?: WrittenFields;
  readonly open?: string;
  readonly at_least_one_of?: readonly string[];
  readonly returns?: string | (WrittenOrigin & { readonly record: string });
  readonly meta?: WrittenFields;
  readonly elements?: string;
  readonly paging?: WrittenPaging;
  readonly download?: { readonly range?: string; readonly max_size?: string };
  readonly notes?: readonly string[];
}

export interface WrittenEntity {
  readonly description?: string;
  readonly section?: string;
  readonly record?: string;
  readonly actions: { readonly [Action in WrittenActionName]?: WrittenOperation };
}

export interface WrittenConnector {
  readonly connector: string;
  readonly title: string;
  readonly description: string;
  readonly document: WrittenDocument;
  readonly definition_id: string | (WrittenOrigin & { readonly value: string });
  readonly auth: Readonly<Record<string, WrittenNotes & { readonly title: string; readonly fields: WrittenFields }>>;
  readonly config?: WrittenNotes & { readonly fields: WrittenFields };
  readonly types?: WrittenFields;
  readonly records?: Readonly<Record<string, WrittenRecord>>;
  readonly entities: Readonly<Record<string, WrittenEntity>>;
  readonly not_shown?: readonly string[];
}

export interface WrittenResponse extends WrittenNotes {
  readonly fields: WrittenFields;
}

export interface WrittenGateway {
  readonly gateway: string;
  readonly description: string;
  readonly document: WrittenDocument;
  readonly base_url: { readonly example: string };
  readonly actions: Readonly<Record<WrittenActionName, string>>;
  readonly headers: WrittenFields;
  readonly endpoints: {
    readonly create_instance: WrittenNotes & {
      readonly path: string;
      readonly request: { readonly fields: WrittenFields };
      readonly response: WrittenResponse;
    };
    readonly execute: WrittenNotes & {
      readonly path: string;
      readonly path_params: WrittenFields;
      readonly request: { readonly fields: WrittenFields };
      readonly response: WrittenResponse & { readonly result: string; readonly meta: string };
    };
  };
  readonly error: WrittenResponse;
  readonly records?: Readonly<Record<string, WrittenRecord>>;
  readonly statuses: Readonly<Record<string, WrittenNotes & { readonly retry_after?: true; readonly example?: PlainValue }>>;
  readonly not_shown?: readonly string[];
}
