// @generated from spec/*.schema.json (bc950cec8c2318bb) by `npm run generate`. Do not edit.
import type { PlainValue } from "./yaml_node.ts";

/** What each JSON Schema in `spec/` accepts, by the name of its file. */
export interface WrittenFiles {
  readonly "connector.schema.json": WrittenConnector;
  readonly "gateway.schema.json": WrittenGateway;
  readonly "overlay.schema.json": WrittenOverlay;
  readonly "drift.schema.json": WrittenDrift;
}

/** What may be said about most things. */
export interface WrittenNotes {
  readonly description?: string;
  readonly section?: string;
  readonly deprecated?: string;
  readonly experimental?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

/** What may be said about every value, in requests and in responses. */
export interface WrittenValue {
  readonly type?: string;
  readonly const?: string | number | boolean | null;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly known_values?: readonly (string | number | boolean | null)[];
  readonly min?: number;
  readonly max?: number;
  readonly multiple_of?: number;
  readonly min_length?: number;
  readonly max_length?: number;
  readonly min_items?: number;
  readonly max_items?: number;
  readonly pattern?: string;
  readonly list?: "comma";
}

/** What a param does. It has one of these keys at most. */
export interface WrittenParamRole {
  readonly filter?: string | WrittenRoleFilterTerms;
  readonly parent?: WrittenRoleParent;
  readonly within?: boolean | string;
  readonly search?: WrittenRoleSearch;
  readonly order?: WrittenRoleOrder;
  readonly select?: WrittenRoleSelect;
  readonly expand?: boolean | WrittenRoleExpandTerms;
  readonly field?: string;
  readonly includes?: WrittenRoleState;
  readonly excludes?: WrittenRoleState;
  readonly modifies?: readonly string[];
  readonly index?: string;
  readonly no_effect?: string;
  readonly identity?: WrittenRoleIdentity;
}

/** What connectors and overlays say about an operation in the same way. */
export interface WrittenOperationParts {
  /**
   * What `result` holds: `list` (default for `list` and `api_search`), `record` (default for `get`, `create` and
   * `update`), `search_wrapper`, `page_record`, `delete_result` (default for `delete`) or `download` (default
   * for `download`).
   */
  readonly kind?: "list" | "record" | "search_wrapper" | "page_record" | "delete_result" | "download";
  /** The order of the records: `newest_first`. */
  readonly ordered?: "newest_first";
  readonly params?: WrittenOperationParams;
  /** Two or more params, of which at least one must be present: `[charge, payment_intent]`. */
  readonly at_least_one_of?: readonly string[];
  /**
   * The record that it returns when that is not the `record` of the entity: `CustomerDeleteResult`, or `{
   * record: Customer, assumed: <why> }`.
   */
  readonly returns?:
    | string
    | {
        /** The name of the record, such as `Customer`. */
        readonly record: string;
        readonly assumed?: string;
        readonly not_shown?: string;
      };
  /** The fields of the paging information, such as `{ has_more: boolean -- Whether there are more records. }`. */
  readonly meta?: WrittenResponseFields;
  /** Where the elements are in a `search_wrapper` or `page_record`, such as `data` or `data.issues.nodes`. */
  readonly elements?: string;
  readonly paging?: string | WrittenPagingDescriptor;
  /** Facts about a download, such as `{ range: range_header, max_size: 10 MB }`. */
  readonly download?: {
    /** The param that takes the value of an HTTP Range header, such as `range_header`. */
    readonly range?: string;
    /** The largest file: a number and a unit (`bytes`, `kB`, `MB`, `GB`), such as `10 MB`. */
    readonly max_size?: string;
  };
  /** The call of the third party: method and path, with params in braces, such as `GET /v1/customers/{id}`. */
  readonly call?: string;
  /**
   * Where the result is in the body, such as `data`: the list of records, or the record. Without it, the whole
   * body is the result.
   */
  readonly take?: string;
  /** Where each field of `meta` comes from: `{ has_more: has_more, next_cursor: { link: next } }`. */
  readonly take_meta?: { readonly [key: string]: WrittenTakeMetaSource };
  /** Names on the wire, by param: `{ ids: "ids[]" }`. */
  readonly rename?: { readonly [key: string]: string };
  /** Params that go into a header, by param: `{ range_header: Range }`. */
  readonly headers?: { readonly [key: string]: string };
  /** Params that are not sent, with the reason, by param: `{ trace: The third party has no such param. }`. */
  readonly not_sent?: { readonly [key: string]: string };
  /** Values that are sent unless the caller gives a param of that name: `{ fields: "*" }`. */
  readonly fixed?: { readonly [key: string]: PlainValue };
  readonly query_style?: "repeat" | "comma" | "brackets";
  /**
   * The file with the GraphQL query, in `spec/connectors/`, such as `queries/issues.graphql`. Every param is a
   * variable of the query.
   */
  readonly graphql?: string;
  readonly then?: WrittenThen;
  /**
   * What the third party has announced about the end of this call: `{ because: Version 3 takes its place.,
   * source: https://example.com/changelog }`.
   */
  readonly retired?: WrittenRetired;
  /**
   * Further statements of the document about this operation, one sentence each, such as `Deleted customers are
   * not returned.`
   */
  readonly notes?: readonly string[];
  readonly sandbox?: WrittenOperationSandbox;
}

/**
 * One connector: how to authenticate, its records, its entities and their operations. spec/README.md explains
 * the language.
 */
export interface WrittenConnector {
  /** The id of the connector in snake_case, such as `payments`. The file must be `spec/connectors/payments.yaml`. */
  readonly connector: string;
  /** The name of the connector for people, such as `File storage`. */
  readonly title: string;
  /**
   * What the connector gives access to, in one or two sentences, such as `Customers, charges and refunds of a
   * shop.`
   */
  readonly description: string;
  readonly document: WrittenDocument;
  readonly definition_id: WrittenDefinitionId;
  /**
   * The ways to authenticate, by name, such as `api_key`. The `auth_config` of a request has exactly the fields
   * of one of them. `none`: the connector takes no credentials, and its create request has no `auth_config`.
   */
  readonly auth: string | { readonly [key: string]: WrittenAuthMethod };
  /**
   * Values beside `auth_config` in the request that creates an instance, such as `{ fields: { subdomain: string
   * -- First part of the address. } }`.
   */
  readonly config?: WrittenNotes & {
    /** The values by name, such as `{ subdomain: string -- First part of the address. }`. At least one. */
    readonly fields: { readonly [key: string]: WrittenParam };
  };
  readonly vendor?: WrittenVendor;
  /**
   * Types that params, records and Meta share, by name in PascalCase, such as `PageLimit: { type: integer, min:
   * 1, max: 100, description: Page size. }`.
   */
  readonly types?: { readonly [key: string]: WrittenNamedType };
  readonly records?: WrittenRecords;
  /**
   * Paging that several operations share, by name in snake_case, such as `by_cursor: { kind: token, next:
   * cursor, token: next_cursor }`. An operation says `paging: by_cursor`.
   */
  readonly paging_profiles?: { readonly [key: string]: WrittenPagingDescriptor };
  /** The entities, by name in snake_case, such as `customers`. All outputs keep this order. */
  readonly entities: { readonly [key: string]: WrittenEntity };
  readonly not_shown?: readonly string[];
}

/**
 * What the third party has announced about the end: `{ because: The key API ends., source:
 * https://example.com/changelog, on: 2026-08-31 }`.
 */
export interface WrittenRetired {
  /** Why it should no longer be used, in one sentence or more, such as `Version 3 takes its place.` */
  readonly because: string;
  /** The address of the announcement, such as `https://example.com/changelog`. */
  readonly source: string;
  /** The date of the removal, such as `2026-08-31`. */
  readonly on?: string;
}

/**
 * The source document and its usual sections, such as `{ title: Document 1, records: Records, operations:
 * Endpoints, auth: Authentication }`. Hovers and the ledger name them.
 */
export interface WrittenDocument {
  /** The title of the source document, such as `Document 1`. */
  readonly title: string;
  /** The section that describes the records, such as `Resources and their fields`. */
  readonly records: string;
  /** The section that describes the operations, such as `Endpoints`. */
  readonly operations: string;
  /** The section that describes authentication, such as `Authentication`. */
  readonly auth: string;
}

/**
 * The `connector_definition_id` of this connector: a UUID, or `{ value: <UUID>, assumed: <why> }` when the
 * document does not state it.
 */
export type WrittenDefinitionId =
  | string
  | {
      /** The UUID, such as `e094cb9a-26de-4645-8761-65c0c425d1de`. */
      readonly value: string;
      readonly assumed?: string;
      readonly not_shown?: string;
    };

/** Params by name, such as `limit: integer -- Page size.` */
export type WrittenParams = { readonly [key: string]: WrittenParam };

/**
 * A type and a description on one line, such as `string -- Id of the customer.`, or a mapping: `{ type: integer,
 * min: 1, description: Page size. }`.
 */
export type WrittenParam =
  | string
  | (WrittenNotes &
      WrittenValue & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
        readonly items?: WrittenParamItems;
        /** The fields of a nested object, such as `{ gte: integer -- At this time or later. }`. */
        readonly fields?: WrittenParams;
        readonly open?: string;
        readonly at_least_one_of?: readonly string[];
        readonly default?: PlainValue;
        readonly required?: true;
        readonly required_in_practice?: string;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** Params by name, such as `limit: integer -- Page size.` */
export type WrittenOperationParams = { readonly [key: string]: WrittenOperationParam };

/**
 * A type and a description on one line, such as `string -- Id of the customer.`, or a mapping: `{ type: string,
 * filter: email, description: Email address. }`. One of its keys may say what the param does.
 */
export type WrittenOperationParam =
  | string
  | (WrittenNotes &
      WrittenValue &
      WrittenParamRole & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid" | true;
        readonly items?: WrittenParamItems;
        /** The fields of a nested object, such as `{ gte: integer -- At this time or later. }`. */
        readonly fields?: WrittenParams;
        readonly open?: string;
        readonly at_least_one_of?: readonly string[];
        readonly default?: PlainValue;
        readonly required?: true;
        readonly required_in_practice?: string;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** A filter, such as `{ field: created, as: interval }`. It has a `field`, or `meanings` for its values. */
export interface WrittenRoleFilterTerms {
  /** The field of the records, such as `created` or `start.date_time`. */
  readonly field?: string;
  /**
   * How the field is compared with the value: `interval` (bounds under `gt`, `gte`, `lt`, `lte`), `equals`,
   * `one_of` (a list), `contains` or `prefix` (texts), `after` or `before` (times).
   */
  readonly as: "interval" | "equals" | "one_of" | "contains" | "prefix" | "after" | "before";
  /** `true`: `after` and `before` include the time itself. Otherwise leave it out. */
  readonly inclusive?: true;
  /**
   * The conditions for each value: `{ ended: { status: [canceled, expired] }, all: {} }`. All conditions of a
   * value must hold.
   */
  readonly meanings?: { readonly [key: string]: WrittenRoleConditions };
}

/**
 * Conditions on fields, such as `{ status: canceled }` or `{ archived: { not: true } }`. Null also covers a
 * field that is left out.
 */
export type WrittenRoleConditions = { readonly [key: string]: WrittenRoleCondition };

/**
 * The value of the field, a list of possible values, or the values that it does not have: `{ not: [draft, void]
 * }`.
 */
export type WrittenRoleCondition =
  | string
  | number
  | boolean
  | null
  | readonly (string | number | boolean | null)[]
  | {
      /** The value, or the list of values, that the field does not have, such as `true`. */
      readonly not: string | number | boolean | null | readonly (string | number | boolean | null)[];
    };

/**
 * The param names the record that the operation is about. The field with that value, such as `id`, or a list of
 * fields: `[id, key]`. With another entity: `{ entity: files, field: id }`.
 */
export type WrittenRoleIdentity =
  | string
  | readonly string[]
  | {
      /** The entity of the record, such as `files`, if it is not that of the operation. */
      readonly entity?: string;
      /** The field, or the list of fields, that the value is looked for in, such as `id`. */
      readonly field: string | readonly string[];
    };

/**
 * The records belong to a record that the param names. Its entity, such as `files`, a list of entities, or `{
 * entity: issues, field: issueId }`.
 */
export type WrittenRoleParent =
  | string
  | readonly string[]
  | {
      /** The entity of the parent, such as `issues`, or a list of entities. */
      readonly entity: string | readonly string[];
      /** The field of the parent that it is found by, such as `ts`, if it is not its identity. */
      readonly by?: string;
      /** The field of the records that contains the value, such as `issueId`. */
      readonly field?: string;
    };

/** Only records that match a query: `{ language: text, in: [name, key] }`. */
export interface WrittenRoleSearch {
  /** `text` (the text itself, in upper or lower case), `clauses`, `filter_groups`, `jql` or `file_query`. */
  readonly language: "text" | "clauses" | "filter_groups" | "jql" | "file_query";
  /**
   * The fields that are searched, such as `[name, key]`. For `filter_groups` and objects of properties, the
   * object, such as `properties`.
   */
  readonly in?: string | readonly string[];
  /**
   * Names in queries that are not names of fields, with the field or list of fields that each means: `{ status:
   * fields.status.name }`.
   */
  readonly fields?: {
    readonly [key: string]: string | readonly string[];
  };
}

/** The order of the records: `{ language: signed }`. */
export interface WrittenRoleOrder {
  /**
   * `signed` (`name`, `+name`, `-name`), `keywords` (`name,modifiedTime desc`) or `criteria` (`[{ propertyName,
   * direction }]`).
   */
  readonly language: "signed" | "keywords" | "criteria";
  /** The object whose keys are the names, such as `properties`. The record itself by default. */
  readonly in?: string;
  /** Names that are not names of fields, with the field that each means: `{ owner: lead.displayName }`. */
  readonly fields?: { readonly [key: string]: string };
}

/** Which fields come back: `{ as: names, in: properties }` or `{ as: mask, list: files }`. */
export interface WrittenRoleSelect {
  /** `names`: a list of names. `mask`: a text with parentheses, such as `nextPageToken,files(id,name)`. */
  readonly as: "names" | "mask";
  /** The object whose keys are the names, such as `properties`. The record itself by default. */
  readonly in?: string;
  /** The name that a mask uses for the list of records, such as `files`. */
  readonly list?: string;
}

/** Where the optional fields are: `{ in: associations }`. */
export interface WrittenRoleExpandTerms {
  /** The object with the optional fields, such as `associations`. */
  readonly in: string;
}

/** A condition on a field of the records: `{ field: deleted, is: true }`. */
export interface WrittenRoleState {
  /** The field, such as `deleted`. */
  readonly field: string;
  /**
   * The value, or a list of values of which any will do, such as `true`. Null also covers a field that is left
   * out.
   */
  readonly is?: string | number | boolean | null | readonly (string | number | boolean | null)[];
  /** The opposite of `is`, such as `null`: the field has another value. */
  readonly is_not?: string | number | boolean | null | readonly (string | number | boolean | null)[];
}

/**
 * A type and a description on one line, or a mapping: `{ type: integer, min: 1, max: 100, description: Page
 * size. }`. A param or field that uses the type may override single keys.
 */
export type WrittenNamedType =
  | string
  | (WrittenNotes &
      WrittenValue &
      WrittenParamRole & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid" | true;
        readonly items?: WrittenTypeItems;
        /** The fields of the object, such as `{ gte: integer -- At this time or later. }`. */
        readonly fields?: WrittenTypeFields;
        readonly open?: string;
        readonly at_least_one_of?: readonly string[];
        /**
         * A type that real traffic shows against the document, such as `string`. The tolerant profile reports it
         * as a warning. Ignored in requests.
         */
        readonly also_seen?: WrittenTypeItems;
        readonly default?: PlainValue;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** Fields of a type that params and records share, by name, such as `city: string -- City or town.` */
export type WrittenTypeFields = { readonly [key: string]: WrittenTypeField };

/**
 * A type and a description on one line, such as `string | null -- Second line of the address.`, or a mapping: `{
 * type: string, required: true, description: City. }`. `required` is about requests, `| null` about records and
 * Meta.
 */
export type WrittenTypeField =
  | string
  | (WrittenNotes &
      WrittenValue & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
        readonly items?: WrittenTypeItems;
        /** The fields of a nested object, such as `{ gte: integer -- At this time or later. }`. */
        readonly fields?: WrittenTypeFields;
        readonly open?: string;
        readonly at_least_one_of?: readonly string[];
        /**
         * A type that real traffic shows against the document, such as `string`. The tolerant profile reports it
         * as a warning. Ignored in requests.
         */
        readonly also_seen?: WrittenTypeItems;
        readonly default?: PlainValue;
        readonly required?: true;
        readonly required_in_practice?: string;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** The type of the elements, such as `string`, or a mapping: `{ type: string, max_length: 20 }`. */
export type WrittenTypeItems =
  | string
  | (WrittenValue & {
      readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
      readonly items?: WrittenTypeItems;
      /** The fields of each element, such as `{ name: string -- Name of the label. }`. */
      readonly fields?: WrittenTypeFields;
      readonly open?: string;
      readonly at_least_one_of?: readonly string[];
    });

/** The type of the elements, such as `string`, or a mapping: `{ type: string, max_length: 20 }`. */
export type WrittenParamItems =
  | string
  | (WrittenValue & {
      readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
      readonly items?: WrittenParamItems;
      /** The fields of each element, such as `{ name: string -- Name of the label. }`. */
      readonly fields?: WrittenParams;
      readonly open?: string;
      readonly at_least_one_of?: readonly string[];
    });

/** Fields by name, such as `email: string | null -- Email address.` */
export type WrittenResponseFields = { readonly [key: string]: WrittenResponseField };

/**
 * A type and a description on one line, such as `string | null -- Email address.`, or a mapping: `{ enum: [open,
 * closed], description: State of the order. }`.
 */
export type WrittenResponseField =
  | string
  | (WrittenNotes &
      WrittenValue & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
        readonly items?: WrittenResponseFieldItems;
        /** The fields of a nested object, such as `{ city: string -- City or town. }`. */
        readonly fields?: WrittenResponseFields;
        /**
         * A type that real traffic shows against the document, such as `string`. The tolerant profile reports it
         * as a warning.
         */
        readonly also_seen?: WrittenResponseFieldItems;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** A type, such as `string`, or a mapping: `{ type: integer, min: 0 }`. */
export type WrittenResponseFieldItems =
  | string
  | (WrittenValue & {
      readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
      readonly items?: WrittenResponseFieldItems;
      /** The fields of each element, such as `{ name: string -- Name of the label. }`. */
      readonly fields?: WrittenResponseFields;
    });

/** One way to authenticate: `title`, `description` and `fields`. */
export type WrittenAuthMethod = WrittenNotes & {
  /** The name of the method for people, such as `API key`. */
  readonly title: string;
  /**
   * All fields of `auth_config` for this method, such as `{ api_key: { type: string, required: true, secret:
   * true, description: The key. } }`. At least one.
   */
  readonly fields: { readonly [key: string]: WrittenParam };
};

/**
 * The third party behind the connector: its address, how calls are signed, and how its answers tell failures.
 * Without it, no action has a `call`.
 */
export interface WrittenVendor {
  /** The name of the third party, such as `Stripe`. */
  readonly name: string;
  /**
   * What comes before the path of each call, such as `https://api.example.com`. The first label of the host may
   * be a field of `config` in braces: `https://{subdomain}.example.com`.
   */
  readonly base_url: string;
  readonly version?: WrittenVendorVersion;
  /**
   * How each auth method of the connector signs a call, by the name of the method: `{ api_key: { header:
   * Authorization, value: "Bearer {api_key}" } }`.
   */
  readonly auth: { readonly [key: string]: WrittenVendorAuth };
  /** How bodies are written: `json` (default) or `form`, in which lists and objects have brackets. */
  readonly body?: "json" | "form";
  /**
   * How lists in queries are written: `repeat` (default), `comma` or `brackets` (default when `body` is `form`).
   * Only `brackets` can write objects.
   */
  readonly query_style?: "repeat" | "comma" | "brackets";
  /** The header with which a repeated write is done only once, such as `Idempotency-Key`. */
  readonly idempotency?: string;
  readonly errors: WrittenVendorErrors;
  readonly limits?: WrittenVendorLimits;
  /**
   * What the third party has announced about the end of the whole interface: `{ because: Version 3 takes its
   * place., source: https://example.com/changelog }`.
   */
  readonly retired?: WrittenRetired;
}

/**
 * The version of the third party's interface; operators of a gateway may set another one. It goes into a
 * `header`, or into `paths`.
 */
export interface WrittenVendorVersion {
  /** The version, such as `2024-11-20`. In quotes if it looks like a number or a date. */
  readonly value: string;
  /** Why this version, such as `The last one whose invoices have all documented fields.` */
  readonly because: string;
  /** The header that names the version, such as `Stripe-Version`. */
  readonly header?: string;
  /**
   * For each beginning of a path, what takes its place under another version: `{ /v3/objects:
   * "/objects/{version}" }`.
   */
  readonly paths?: { readonly [key: string]: string };
}

/** How a call is signed: `header` with `value`, `basic`, or `oauth_refresh`. */
export interface WrittenVendorAuth {
  /** The header with the credentials, such as `Authorization`. */
  readonly header?: string;
  /** The value of the header, with fields of the auth method in braces, such as `"Bearer {api_key}"`. */
  readonly value?: string;
  readonly basic?: WrittenVendorAuthBasic;
  readonly oauth_refresh?: WrittenVendorAuthOauth;
}

/**
 * HTTP Basic authentication with fields of the auth method: `{ username: username, password: password }`.
 * Without `password` the password is empty.
 */
export interface WrittenVendorAuthBasic {
  /** The field with the user name, such as `api_key`. */
  readonly username: string;
  /** The field with the password, such as `password`. */
  readonly password?: string;
}

/**
 * An access token that is renewed with a refresh token (RFC 6749, section 6). The four names default to
 * themselves: `{ token_url: https://example.com/token }`.
 */
export interface WrittenVendorAuthOauth {
  /** Where to request a new access token, such as `https://example.com/oauth/token`. */
  readonly token_url: string;
  /** The field with the access token. Default: `access_token`. */
  readonly access_token?: string;
  /** The field with the refresh token. Default: `refresh_token`. */
  readonly refresh_token?: string;
  /** The field with the id of the client. Default: `client_id`. */
  readonly client_id?: string;
  /** The field with the secret of the client. Default: `client_secret`. */
  readonly client_secret?: string;
  /** The header with the access token. Default: `Authorization`. */
  readonly header?: string;
  /** The value of the header. Default: `"Bearer {access_token}"`, with the name of the field in braces. */
  readonly value?: string;
}

/** Where an answer says that it failed, and why: `{ message: error.message, code: [error.code, error.type] }`. */
export interface WrittenVendorErrors {
  /**
   * Where the message is, such as `error.message`, or a list of paths, of which the first with a text counts. At
   * an object it is the first text in it, with its name.
   */
  readonly message: string | readonly string[];
  /** Where the code is, such as `error.code`, or a list of paths, of which the first with a text counts. */
  readonly code?: string | readonly string[];
  /** Where the name of the param is that caused the error, such as `error.param`. */
  readonly param?: string;
  /** A path with a value that marks an answer as failed although its status is one of success: `{ ok: false }`. */
  readonly fail_when?: {
    readonly [key: string]: string | number | boolean | null;
  };
  /** What codes mean, where the status does not say it: `{ token_expired: credentials }`. */
  readonly kinds?: {
    readonly [key: string]: "credentials" | "refused" | "not_found" | "invalid" | "rate_limit" | "unavailable";
  };
}

/**
 * The headers of answers that say how many calls are left: `{ remaining: X-RateLimit-Remaining, reset:
 * X-RateLimit-Reset, unit: unix_seconds }`.
 */
export interface WrittenVendorLimits {
  /** The header with the number of calls that are left, such as `X-RateLimit-Remaining`. */
  readonly remaining?: string;
  /** The header that says when the limit ends, such as `X-RateLimit-Reset`. Needs `unit`. */
  readonly reset?: string;
  /**
   * How `reset` gives the time: in `seconds` or `milliseconds` from now, as `unix_seconds` or
   * `unix_milliseconds`, or as a time in ISO 8601 (`iso`).
   */
  readonly unit?: "seconds" | "milliseconds" | "unix_seconds" | "unix_milliseconds" | "iso";
  /** A header that is `true` or `false`: whether the same call may be made again. */
  readonly should_retry?: string;
}

/** What operations return, by name in PascalCase, such as `Customer`. Records accept unknown keys. */
export type WrittenRecords = { readonly [key: string]: WrittenRecord };

/** A record: `fields`, another record that it `extends`, or both. */
export type WrittenRecord = WrittenNotes & {
  /** A record of the same file, such as `Customer`. Its fields come first. */
  readonly extends?: string;
  readonly fields?: WrittenResponseFields;
  /**
   * A whole record that looks real and is plainly fake, such as `{ id: cus_EXAMPLE0001, email: null }`. All its
   * keys must be declared.
   */
  readonly example?: { readonly [key: string]: PlainValue };
};

/** An entity: its `record` and its `actions`. */
export interface WrittenEntity {
  readonly description?: string;
  readonly section?: string;
  /** The record that its actions return, such as `Customer`, unless an action has `returns`. */
  readonly record?: string;
  readonly actions: WrittenActions;
  readonly sandbox?: WrittenEntitySandbox;
}

/** The actions of the entity by name: `list`, `get`, `create`, `update`, `delete`, `api_search`, `download`. */
export interface WrittenActions {
  /** Returns the records of the entity, a page at a time. */
  readonly list?: WrittenOperation;
  /** Returns one record by its id. */
  readonly get?: WrittenOperation;
  /** Makes a new record and returns it. */
  readonly create?: WrittenOperation;
  /** Changes a record and returns it. */
  readonly update?: WrittenOperation;
  /** Removes a record. */
  readonly delete?: WrittenOperation;
  /** Returns the records that a search finds. */
  readonly api_search?: WrittenOperation;
  /** Streams the bytes of a file. */
  readonly download?: WrittenOperation;
}

/** One operation: its `params` and what it returns. */
export type WrittenOperation = WrittenNotes &
  WrittenOperationParts & {
    /**
     * `write` when it changes something, as `create`, `update` and `delete` always do without saying so; `read`
     * by default.
     */
    readonly effect?: "read" | "write";
    /** `true`: what it does cannot be undone. Only for what changes something. */
    readonly permanent?: true;
    /** Why unknown params are accepted, such as `The document does not show the parameters of this action.` */
    readonly open?: string;
  };

/**
 * Where a field of Meta comes from: a path in the body, `{ link: next }`, `{ header: X-Total }`, or `{ because:
 * <why it is always null> }`. Where that is the address of the next page, `query` names the param in it: `{
 * link: next, query: cursor }`.
 */
export type WrittenTakeMetaSource =
  | string
  | {
      /** The path in the body, beside `query`, such as `paging.next`. */
      readonly body?: string;
      /** The param of the address in the body, the link or the header, such as `cursor`. */
      readonly query?: string;
      /** The relation whose address the `Link` header gives, such as `next`. */
      readonly link?: string;
      /** The header with the value, such as `X-Total-Count`. */
      readonly header?: string;
      /** Why the field is always null, such as `The third party does not count the records.` */
      readonly because?: string;
    };

/**
 * Downloads only: the answer is a record that has the address of the file: `{ get:
 * "attachments[{attachment_index}].url", hosts: [files.example.com], auth: none }`.
 */
export interface WrittenThen {
  /**
   * Where the address is. A param in braces, whose role is `index`, gives a position:
   * `"attachments[{attachment_index}].url"`.
   */
  readonly get: string;
  /** The only hosts that the file is fetched from, such as `[files.example.com]`. */
  readonly hosts: readonly string[];
  /** `none`: the second call carries no credentials. */
  readonly auth: "none";
}

/**
 * How the sandbox makes and keeps the records of the entity, where they are not simply like the record's
 * example: `{ created: created, vary: { name: { one_of: [Ada, Jo] } } }`.
 */
export interface WrittenEntitySandbox {
  /**
   * Values by field that the first record has in place of those of the record's example, such as `{ id: dep_0001
   * }`.
   */
  readonly example?: { readonly [key: string]: PlainValue };
  /** The field with the time of creation, such as `created`: `create` sets it, and `newest_first` goes by it. */
  readonly created?: string;
  /** The field with the time of the last change, such as `updated`. */
  readonly updated?: string;
  /** Where a record has what lists contain, such as `data.issue`, if that is not the record itself. */
  readonly element?: string;
  /**
   * Fields that a filter needs but no document shows, such as `[archived]`. Records of the sandbox have them,
   * answers do not.
   */
  readonly hidden?: readonly string[];
  /**
   * How records differ from the example, by field: `{ name: { one_of: [Ada Example, Jo Sample] } }`. The first
   * record is the example itself.
   */
  readonly vary?: { readonly [key: string]: WrittenSandboxVariation };
  /**
   * Values that go together, by field, such as `[{ status: failed, paid: false }]`. The second record takes the
   * first case, the third record the second case, and so on, again and again.
   */
  readonly cases?: readonly { readonly [key: string]: PlainValue }[];
  /** Fields that follow from other records, such as `{ reply_count: { from: threads, as: count } }`. */
  readonly derived?: { readonly [key: string]: WrittenSandboxDerivation };
  /**
   * Values by field that a created record starts from, such as `{ status: open }`. Other fields are null or
   * empty, if they can be, or as in the example.
   */
  readonly blank?: { readonly [key: string]: PlainValue };
}

/** How a field differs from record to record. One of these keys. */
export interface WrittenSandboxVariation {
  /**
   * `true`: the number at the end of the example's value counts up. Fields that records are found by do so
   * anyway.
   */
  readonly count?: true;
  /** The seconds between the times of two records, such as `3600`. The time is written like that of the example. */
  readonly time?: number;
  /** A number from `from` to `to`, in steps of `by`: `{ from: 500, to: 20000, by: 50 }`. */
  readonly range?: {
    /** The smallest number, such as `500`. */
    readonly from: number;
    /** The largest number, such as `20000`. */
    readonly to: number;
    /** The step, such as `50`. */
    readonly by: number;
  };
  /** The values in turn, such as `[card_declined, expired_card]`. */
  readonly one_of?: readonly PlainValue[];
  /** Refers to a record of an entity: `customers`, or `{ entity: charges, field: id, each: true }`. */
  readonly reference?: string | WrittenSandboxReference;
  /** The value of a field of the record that another field refers to: `{ field: email, of: customer }`. */
  readonly same_as?: {
    /** The field of the other record, such as `email`. */
    readonly field: string;
    /** The field of this record that refers to the other one, such as `customer`. */
    readonly of: string;
  };
  /**
   * A text with slots: `{n}` for the number of the record, `{name}` for the value of a field, `{name:slug}` for
   * that value as `jo.sample`.
   */
  readonly text?: string;
}

/** A reference to records of an entity. */
export interface WrittenSandboxReference {
  /** The entity, such as `charges`. */
  readonly entity: string;
  /** The field of its records that the reference contains, such as `email`; the id by default. */
  readonly field?: string;
  /** `true`: the first record refers to the first one, the second to the second. */
  readonly each?: true;
  /** Refers only to records with these cases of the entity, counted from 0, such as `[0, 2]`. */
  readonly cases?: readonly number[];
}

/** A value that follows from the records of an entity that belong to the record. */
export interface WrittenSandboxDerivation {
  /** The entity, such as `refunds`. */
  readonly from: string;
  /**
   * The field of its records that refers to this record, such as `charge`. Without it, the records whose parent
   * this record is.
   */
  readonly by?: string;
  /**
   * What it is: the `records` themselves, their number (`count`), the different `values` of a field or their
   * number (`count_values`), the `first`, `last` or `sum` of the field, or whether there is `any`.
   */
  readonly as: "records" | "count" | "values" | "count_values" | "first" | "last" | "sum" | "any";
  /** The field whose values are meant, such as `amount`. */
  readonly field?: string;
}

/**
 * What the sandbox needs to know of the operation besides its kind, roles, paging and effect: `{ hides: { field:
 * status, is: canceled, unless: status } }`.
 */
export interface WrittenOperationSandbox {
  /** Records that the list leaves out unless a param is given: `{ field: status, is: canceled, unless: status }`. */
  readonly hides?: {
    /** The field, such as `status`. */
    readonly field: string;
    /**
     * A value, such as `canceled`, or a list of values of which any will do; null also covers a field that is
     * left out.
     */
    readonly is?: PlainValue;
    /** The opposite of `is`. */
    readonly is_not?: PlainValue;
    /** The param that makes the list show them, such as `status`. */
    readonly unless: string;
  };
  readonly draws?: WrittenSandboxDraw;
  /**
   * Where the record describes the content of a download: fields of the record, or of the element that a param
   * with the role `index` names.
   */
  readonly content?: {
    /** The field with the media type, such as `mimeType`. */
    readonly type?: string;
    /** The field with the size in bytes, such as `size`. */
    readonly size?: string;
    /** The field with the file name, such as `name`. */
    readonly name?: string;
  };
  /**
   * Conditions on the record, such as `[{ field: type, is: file, because: Folders have no content. }]`. The
   * sandbox answers 403 when one does not hold.
   */
  readonly only?: readonly WrittenSandboxCondition[];
  /**
   * What the fields of Meta contain that the paging descriptor does not explain: `{ total: count, next_link:
   * next_url }`.
   */
  readonly meta?: { readonly [key: string]: WrittenSandboxMeta };
  /**
   * Fields of the answer with the token that a change feed starts from, by the entity of the feed: `{
   * startPageToken: changes }`.
   */
  readonly starts?: { readonly [key: string]: string };
}

/** A condition on a field, and the reason for it. */
export interface WrittenSandboxCondition {
  /** The field, such as `mimeType`. */
  readonly field: string;
  /**
   * A value, such as `canceled`, or a list of values of which any will do; null also covers a field that is left
   * out.
   */
  readonly is?: PlainValue;
  /** The opposite of `is`. */
  readonly is_not?: PlainValue;
  /** The reason, which the answer gives: `Folders have no content.` */
  readonly because: string;
}

/**
 * The number of records in all (`count`), whether this is the last page (`last`) or there are more (`more`), the
 * URL of the next page (`next_url`), or a value: `{ value: false }`.
 */
export type WrittenSandboxMeta =
  | ("count" | "last" | "more" | "next_url")
  | {
      /** The value, such as `false`. */
      readonly value: PlainValue;
    };

/**
 * An amount that a new record takes from another one, as a refund takes it from its charge: `{ entity: charges,
 * by: { charge: id }, amount: amount, total: amount, drawn: amount_refunded }`.
 */
export interface WrittenSandboxDraw {
  /** The entity of the other record, such as `charges`. */
  readonly entity: string;
  /**
   * The params that name the other record, and the field in which it is: `{ charge: id, payment_intent:
   * payment_intent }`.
   */
  readonly by: { readonly [key: string]: string };
  /**
   * The param, and field of the new record, with the amount, such as `amount`. Without the param, it is all that
   * is left.
   */
  readonly amount: string;
  /** The field of the other record with the whole amount, such as `amount`. */
  readonly total: string;
  /** The field of the other record with the amount that is taken already, such as `amount_refunded`. */
  readonly drawn: string;
  /** The field of the other record that becomes true when nothing is left, such as `refunded`. */
  readonly exhausted?: string;
  /** The list of the other record that gets the new record as its first element, such as `refunds.data`. */
  readonly list?: string;
  /**
   * Fields of the new record and the fields of the other record that they are copied from, such as `{ currency:
   * currency }`.
   */
  readonly copies?: { readonly [key: string]: string };
  /**
   * Conditions on the other record, such as `[{ field: paid, is: true, because: It is not paid. }]`. The sandbox
   * answers 403 when one does not hold.
   */
  readonly only?: readonly WrittenSandboxCondition[];
}

/**
 * How to ask for the next page, such as `{ kind: token, next: cursor, token: next_cursor }`. The other keys
 * depend on `kind`; spec/README.md has an example of each.
 */
export type WrittenPagingDescriptor =
  | WrittenPagingRecordCursor
  | WrittenPagingToken
  | WrittenPagingPageNumber
  | WrittenPagingOffset
  | WrittenPagingPageInfo
  | WrittenPagingChangeFeed
  | WrittenPagingNone;

export interface WrittenPagingRecordCursor {
  /** `record_cursor`: the next call passes the id of the last record. */
  readonly kind: "record_cursor";
  readonly next: string;
  readonly previous?: string;
  readonly size?: string;
  readonly more: string;
  readonly id?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingToken {
  /** `token`: the next call passes a token from this answer. */
  readonly kind: "token";
  readonly next: string;
  readonly size?: string;
  readonly token: string;
  readonly more?: string;
  readonly last?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingPageNumber {
  /** `page_number`: the next call passes the next page number, counted from 1. */
  readonly kind: "page_number";
  readonly next: string;
  readonly size: string;
  readonly default_size?: number;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingOffset {
  /** `offset`: the next call adds the number of elements received so far. */
  readonly kind: "offset";
  readonly next: string;
  readonly size: string;
  readonly total?: string;
  readonly last?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingPageInfo {
  /** `page_info`: the next call passes `pageInfo.endCursor` of the connection. */
  readonly kind: "page_info";
  readonly next: string;
  readonly size?: string;
  readonly connection: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingChangeFeed {
  /** `change_feed`: the next call passes a token. */
  readonly kind: "change_feed";
  readonly next: string;
  readonly size?: string;
  readonly token: string;
  readonly start_token: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

export interface WrittenPagingNone {
  /** `none`: all records come at once. */
  readonly kind: "none";
  readonly next?: string;
  readonly size?: string;
  readonly reason: string;
  readonly assumed?: string;
  readonly not_shown?: string;
}

/**
 * What all connectors share: endpoints, headers, the envelope, errors, the actions. spec/README.md explains the
 * language.
 */
export interface WrittenGateway {
  /** The name of the gateway for people, such as `Connector Gateway`. */
  readonly gateway: string;
  /** What the gateway does, in one or two sentences, such as `One API for many third parties.` */
  readonly description: string;
  readonly document: WrittenDocument;
  /** The address in front of all paths, such as `{ example: https://gateway.example.test }`. */
  readonly base_url: {
    /** An address for examples without a slash at the end, such as `https://gateway.example.test`. */
    readonly example: string;
  };
  /** All actions, in order, each with a sentence on what it does: `get: Returns one record by its id.` */
  readonly actions: {
    /** What `list` does, such as `Returns the records of an entity, a page at a time.` */
    readonly list: string;
    /** What `get` does, such as `Returns one record by its id.` */
    readonly get: string;
    /** What `create` does, such as `Makes a new record and returns it.` */
    readonly create: string;
    /** What `update` does, such as `Changes a record and returns it.` */
    readonly update: string;
    /** What `delete` does, such as `Removes a record.` */
    readonly delete: string;
    /** What `api_search` does, such as `Returns the records that a search finds.` */
    readonly api_search: string;
    /** What `download` does, such as `Streams the bytes of a file.` */
    readonly download: string;
  };
  /**
   * The request headers of both endpoints by name, such as `Content-Type: { const: application/json,
   * description: Bodies are JSON. }`.
   */
  readonly headers: { readonly [key: string]: WrittenParam };
  /** The two endpoints: `create_instance` and `execute`. */
  readonly endpoints: {
    readonly create_instance: WrittenCreateInstance;
    readonly execute: WrittenExecute;
  };
  /**
   * The body of every answer that is not a success, such as `{ fields: { message: string | null -- What went
   * wrong. } }`.
   */
  readonly error: WrittenResponse;
  /** Named shapes that are used above, by name in PascalCase, such as `ErrorDetail`. */
  readonly records?: WrittenRecords;
  /** The HTTP statuses of errors, such as `404: { description: There is no instance with that id. }`. */
  readonly statuses: { readonly [key: string]: WrittenErrorStatus };
  readonly not_shown?: readonly string[];
}

/**
 * The JSON body of the request, such as `{ fields: { name: string -- Name of the instance. } }`. It accepts no
 * other keys.
 */
export interface WrittenRequest {
  readonly fields: WrittenParams;
}

/**
 * The JSON body of an answer, such as `{ fields: { id: string -- Id of the instance. } }`. It accepts unknown
 * keys.
 */
export type WrittenResponse = WrittenNotes & {
  readonly fields: WrittenResponseFields;
};

/** The endpoint that creates a connector instance: `path`, `request` and `response`. */
export interface WrittenCreateInstance {
  readonly description?: string;
  readonly section?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
  readonly path: string;
  readonly request: WrittenRequest;
  readonly response: WrittenResponse;
}

/** The endpoint that runs an operation: `path`, `path_params`, `request` and `response`. */
export interface WrittenExecute {
  readonly description?: string;
  readonly section?: string;
  readonly assumed?: string;
  readonly not_shown?: string;
  readonly path: string;
  /** The params in the path by name, such as `{ instance_id: string -- Id of the instance. }`. */
  readonly path_params: WrittenParams;
  readonly request: WrittenRequest;
  readonly response: WrittenEnvelope;
}

/** The JSON body around what an operation returns: `result`, `meta` and `fields`. */
export type WrittenEnvelope = WrittenNotes & {
  /** The field that holds the records, such as `result`. */
  readonly result: string;
  /** The field that holds Meta, such as `connector_metadata`. */
  readonly meta: string;
  readonly fields: WrittenEnvelopeFields;
};

/**
 * Fields of the envelope by name, such as `{ status: { const: success, required: true, description: Confirms
 * success. } }`.
 */
export type WrittenEnvelopeFields = { readonly [key: string]: WrittenEnvelopeField };

/**
 * A type and a description on one line, such as `string | null -- Email address.`, or a mapping: `{ enum: [open,
 * closed], description: State of the order. }`.
 */
export type WrittenEnvelopeField =
  | string
  | (WrittenNotes &
      WrittenValue & {
        readonly format?: "date-time" | "date" | "email" | "uri" | "uuid";
        readonly items?: WrittenResponseFieldItems;
        /** The fields of a nested object, such as `{ city: string -- City or town. }`. */
        readonly fields?: WrittenResponseFields;
        /**
         * A type that real traffic shows against the document, such as `string`. The tolerant profile reports it
         * as a warning.
         */
        readonly also_seen?: WrittenResponseFieldItems;
        /**
         * `true`: must be present in every response that is a success, under both profiles, although the
         * envelope is assumed.
         */
        readonly required?: true;
        readonly secret?: true;
        readonly example?: PlainValue;
      });

/** One HTTP status of errors, such as `{ description: Too many requests., retry_after: true }`. */
export type WrittenErrorStatus = WrittenNotes & {
  /** `true`: the answer has a `Retry-After` header. */
  readonly retry_after?: true;
  /** A body that comes with this status, such as `{ message: Too many requests., errors: [] }`. */
  readonly example?: { readonly [key: string]: PlainValue };
};

/** What a catalog adds to a connector of the catalog that it extends. docs/own_catalog.md explains overlays. */
export interface WrittenOverlay {
  /** The connector of the extended catalog, such as `payments`. */
  readonly extends: string;
  readonly description?: string;
  /**
   * Further ways to authenticate, by name. Each also needs an entry in `auth` of `vendor`, if the connector has
   * a third party.
   */
  readonly auth?: { readonly [key: string]: WrittenAuthMethod };
  readonly vendor?: WrittenOverlayVendor;
  /**
   * Further types that params, records and Meta share, by name in PascalCase, such as `Size: { type: integer,
   * min: 1, description: Size in bytes. }`.
   */
  readonly types?: { readonly [key: string]: WrittenNamedType };
  /**
   * New records, and records of the extended catalog with what is added to them, by name: `{ Customer: { fields:
   * { tier: string -- Level of service. } } }`.
   */
  readonly records?: WrittenRecords;
  /**
   * Paging that several new operations share, by name in snake_case, such as `by_cursor: { kind: token, next:
   * cursor, token: next_cursor }`.
   */
  readonly paging_profiles?: { readonly [key: string]: WrittenPagingDescriptor };
  /** New entities, and entities of the extended catalog with what is added to them, by name, such as `customers`. */
  readonly entities?: { readonly [key: string]: WrittenOverlayEntity };
  readonly not_shown?: readonly string[];
  readonly inner?: WrittenInner;
}

/**
 * What public sources say is inside the fields that the documents leave open, such as `{ source: The public API
 * reference shows it., types: { Address: { fields: { city: string } } }, records: { Customer: { fields: {
 * address: Address } } } }`.
 */
export interface WrittenInner {
  /**
   * Where the knowledge comes from, such as `The public API reference of the third party, version 2024-11-20,
   * shows it.` It is the reason of every inner field that gives no other.
   */
  readonly source: string;
  /**
   * Inner types by name in PascalCase, such as `{ Address: { fields: { city: string -- City or town. } } }`.
   * They share the namespace of the connector.
   */
  readonly types?: { readonly [key: string]: WrittenInnerType };
  /** The open fields of the records, by the name of the record: `{ Customer: { fields: { address: Address } } }`. */
  readonly records?: { readonly [key: string]: WrittenInnerRecord };
}

/**
 * What is inside an open field, such as `{ description: A postal address., fields: { city: string -- City or
 * town. } }`. Every field may be missing or null.
 */
export interface WrittenInnerType {
  readonly description?: string;
  readonly deprecated?: string;
  readonly assumed?: string;
  readonly fields?: WrittenInnerFields;
  /** Names that belong to the customer, by pattern: `{ "customfield_*": any }`. `"*"` stands for all other names. */
  readonly others?: { readonly [key: string]: WrittenInnerField };
}

/**
 * The open fields of a record with what is inside them, such as `{ fields: { address: Address, metadata:
 * map<string> } }`.
 */
export interface WrittenInnerRecord {
  readonly fields: WrittenInnerFields;
}

/** Inner fields by name, such as `city: string -- City or town.` */
export type WrittenInnerFields = { readonly [key: string]: WrittenInnerField };

/**
 * A type and a description on one line, such as `array<Address> -- Addresses.`, or a mapping: `{ type: string,
 * known_values: [open, paid], description: State of the invoice. }`. An open field of a record may have `open`
 * and the reason instead, and one that holds open fields only `fields`.
 */
export type WrittenInnerField =
  | string
  | {
      readonly type?: string;
      readonly known_values?: readonly (string | number | boolean | null)[];
      readonly items?: WrittenResponseFieldItems;
      readonly fields?: WrittenInnerFields;
      /** Why the inside of the field stays open, such as `Every account has its own names.` */
      readonly open?: string;
      /** A further type of the value, such as `object` where the third party puts the record in place of its id. */
      readonly also_seen?: WrittenResponseFieldItems;
      readonly secret?: true;
      readonly description?: string;
      readonly deprecated?: string;
      readonly assumed?: string;
    };

/**
 * What is different at the third party: its address, its version, and how calls with new auth methods are
 * signed, such as `{ base_url: https://eu.api.example.com }`.
 */
export interface WrittenOverlayVendor {
  /** What comes before the path of each call, such as `https://api.example.com`. */
  readonly base_url?: string;
  readonly version?: WrittenOverlayVersion;
  /**
   * How each new auth method signs a call, by the name of the method: `{ api_key: { header: X-Api-Key, value:
   * "{api_key}" } }`.
   */
  readonly auth?: { readonly [key: string]: WrittenVendorAuth };
}

/** Another version of the third party's interface: `{ value: "2024-11-20", because: It has the new fields. }`. */
export interface WrittenOverlayVersion {
  /** The version, such as `2024-11-20`. In quotes if it looks like a number or a date. */
  readonly value: string;
  /** Why this version, such as `The last one whose invoices have all documented fields.` */
  readonly because?: string;
}

/** An entity of the extended catalog with what changes, or a new one. */
export interface WrittenOverlayEntity {
  readonly description?: string;
  readonly section?: string;
  /** The record that its actions return, such as `Customer`, unless an action has `returns`. */
  readonly record?: string;
  readonly sandbox?: WrittenEntitySandbox;
  /** The actions of the entity by name: `list`, `get`, `create`, `update`, `delete`, `api_search`, `download`. */
  readonly actions?: {
    /** Returns the records of the entity, a page at a time. */
    readonly list?: WrittenOverlayOperation;
    /** Returns one record by its id. */
    readonly get?: WrittenOverlayOperation;
    /** Makes a new record and returns it. */
    readonly create?: WrittenOverlayOperation;
    /** Changes a record and returns it. */
    readonly update?: WrittenOverlayOperation;
    /** Removes a record. */
    readonly delete?: WrittenOverlayOperation;
    /** Returns the records that a search finds. */
    readonly api_search?: WrittenOverlayOperation;
    /** Streams the bytes of a file. */
    readonly download?: WrittenOverlayOperation;
  };
}

/** An operation of the extended catalog, with what changes; or a new one, with everything that it needs. */
export type WrittenOverlayOperation = WrittenNotes &
  WrittenOperationParts & {
    /** `write` when it changes something, such as `create`, `update` and `delete` do; `read` by default. */
    readonly effect?: "read" | "write";
    /** `true`: what it does cannot be undone. Needs `effect: write`. */
    readonly permanent?: true;
    /**
     * `false` closes an operation of the extended catalog whose params are all described now. For a new
     * operation: why unknown params are accepted.
     */
    readonly open?: string | boolean;
  };

/**
 * What people have decided about differences between the catalog and the documents of third parties.
 * docs/drift.md explains it.
 */
export interface WrittenDrift {
  /**
   * What documents call our calls and records, by connector, where the names differ, such as `{ messaging: {
   * POST /users.list: GET /users.list } }`.
   */
  readonly names?: { readonly [key: string]: WrittenDocumentNames };
  /**
   * Differences that are known, such as `[{ connector: payments, code: drift/limit, what:
   * payments.customers.list.params.limit, because: The document states it., until: 2027-03-31 }]`.
   */
  readonly ignore?: readonly WrittenIgnoredDrift[];
}

/** For a call or a record of the catalog the one that a document has, such as `{ StorageFile: Schema$File }`. */
export type WrittenDocumentNames = { readonly [key: string]: string };

/** One difference, or several with a `*`, that is not reported until a day has passed. */
export interface WrittenIgnoredDrift {
  /** The connector, such as `payments`. */
  readonly connector: string;
  /** The code of the message, such as `drift/limit`. */
  readonly code: string;
  /**
   * What the message is about, as it names it, such as `payments.customers.list.params.limit`. A `*` stands for
   * any characters: `payments.records.*`.
   */
  readonly what: string;
  /** Why it is not corrected, such as `The document states the limit.` */
  readonly because: string;
  /** The last day on which it is ignored, such as `2027-03-31`. */
  readonly until: string;
}
