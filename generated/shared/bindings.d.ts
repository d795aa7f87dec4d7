// @generated from templates/core/bindings.ts by connector-gateway-spec. Do not edit.
import type { JsonValue } from "./json_values.js";

/**
 * How the operations of the catalog are called at the third parties: names and paths, and nothing that has to be evaluated. A path
 * is the list of names, or of positions in an array, that lead to a value in a JSON body: `["error", "errors", "0", "reason"]`.
 */

/** The names, or positions in arrays, that lead to a value in a JSON body. */
export type BodyPath = readonly string[];

/** How a list in a query is written: `id=1&id=2`, `id=1,2` or `id[0]=1&id[1]=2`. Only `brackets` can write objects: `created[gte]=1`. */
export declare const queryStyles: readonly ["repeat", "comma", "brackets"];
export type QueryStyle = (typeof queryStyles)[number];

/** The meanings that an error of a third party can have for the caller of the gateway. */
export declare const errorKinds: readonly ["credentials", "refused", "not_found", "invalid", "rate_limit", "unavailable"];
export type ErrorKind = (typeof errorKinds)[number];

/** How a header says when a limit ends: in seconds from now, as Unix seconds or milliseconds, or as a time in ISO 8601. */
export declare const resetUnits: readonly ["seconds", "milliseconds", "unix_seconds", "unix_milliseconds", "iso"];
export type ResetUnit = (typeof resetUnits)[number];

/** Why something is as it is, and where the third party says so. */
export interface Retirement {
  /** Why it should no longer be used: one sentence or more. */
  readonly because: string;
  /** The address of the announcement. */
  readonly source: string;
  /** The date of the removal: `2026-08-31`. */
  readonly on?: string;
}

/** The third party behind a connector. */
export interface Vendor {
  /** `Stripe` */
  readonly name: string;
  /** The address before the path of each call. It may name one field of `config` in braces: `https://{subdomain}.atlassian.net`. */
  readonly baseUrl: string;
  readonly version?: VendorVersion;
  /** How each auth method of the connector signs a call. */
  readonly auth: Readonly<Record<string, VendorAuth>>;
  /** How bodies are written. */
  readonly body: "json" | "form";
  /** How lists in queries are written, unless an operation says otherwise. */
  readonly queryStyle: QueryStyle;
  /** The header with which a repeated write is done only once. */
  readonly idempotencyHeader?: string;
  readonly errors: VendorErrors;
  readonly limits?: VendorLimits;
  /** Present when the third party has announced the end of the whole interface. */
  readonly retired?: Retirement;
}

/** The version of a third party's interface. Whoever runs a gateway may set another one. */
export interface VendorVersion {
  readonly value: string;
  /** Why this one. */
  readonly because: string;
  /** The header that names the version. */
  readonly header?: string;
  /** For each beginning of a path, what takes its place under another version: `{ "/crm/v3/objects": "/crm/objects/{version}" }`. */
  readonly paths?: Readonly<Record<string, string>>;
}

/** How a call proves who makes it. Braces in `value` name fields of the auth method. */
export type VendorAuth =
  | {
      readonly kind: "header";
      readonly header: string;
      readonly value: string;
    }

  /** The names of the auth method's fields. Without `password` the password is empty. */
  | {
      readonly kind: "basic";
      readonly username: string;
      readonly password?: string;
    }

  /** `value` names the field with the access token; the other fields are those that a new one is asked for with (RFC 6749, section 6). */
  | {
      readonly kind: "oauth_refresh";
      readonly header: string;
      readonly value: string;
      readonly tokenUrl: string;
      readonly accessToken: string;
      readonly refreshToken: string;
      readonly clientId: string;
      readonly clientSecret: string;
    };

/** Where an answer says that it failed, and why. */
export interface VendorErrors {
  /** Where the message is: the first of the paths that leads to a text, or to an object with texts, of which the first is taken. */
  readonly message: readonly BodyPath[];
  /** Where the code is: the first of the paths that leads to a text. */
  readonly code: readonly BodyPath[];
  /** Where the name of the param is that caused the error. */
  readonly param?: BodyPath;
  /** An answer with a status of success failed all the same when its body has this value. */
  readonly failWhen?: {
    readonly path: BodyPath;
    readonly is: JsonValue;
  };
  /** The meaning of codes, where the status does not say it. The first of `code` whose text is a name here decides. */
  readonly kinds: Readonly<Record<string, ErrorKind>>;
}

/** The headers of answers that say how many calls are left. */
export interface VendorLimits {
  readonly remaining?: string;
  readonly reset?: {
    readonly header: string;
    readonly unit: ResetUnit;
  };
  /** A header that is `true` or `false`: whether the same call may be made again. */
  readonly shouldRetry?: string;
}

/** Where a param goes. */
export type ParamPlace =
  | {
      readonly in: "path" | "query" | "body" | "header" | "variable";
      readonly name: string;
    }

  /** It picks the element of a list in the answer (see `Follow`). */
  | {
      readonly in: "answer";
    }
  | {
      readonly in: "nowhere";
      readonly because: string;
    };

/** Where a field of Meta comes from. A field with `because` is always null. With `query`, it is that param of the address which is there. */
export type MetaSource =
  | {
      readonly body: BodyPath;
      readonly query?: string;
    }

  /** The address that the `Link` header gives for this relation: `next`. */
  | {
      readonly link: string;
      readonly query?: string;
    }
  | {
      readonly header: string;
      readonly query?: string;
    }
  | {
      readonly because: string;
    };

/** The address of a file in a record: it is fetched without credentials, and only from these hosts. */
export interface Follow {
  /** Where the address is. A step that is an object is the value of that param. */
  readonly address: readonly (
    | string
    | {
        readonly param: string;
      }
  )[];
  readonly hosts: readonly string[];
}

/** How an operation is called at the third party. */
export interface Binding {
  /** As the catalog has it: `GET /v1/customers/{id}`. */
  readonly call: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** `/v1/customers/{id}` */
  readonly path: string;
  /** Every param of the operation. Params that the catalog does not name go where `rest` says. */
  readonly params: Readonly<Record<string, ParamPlace>>;
  readonly rest: "query" | "body" | "variable";
  /** Values that are sent unless the caller gives a param of this name. They go where `rest` says. */
  readonly fixed?: Readonly<Record<string, JsonValue>>;
  /** How lists in the query are written, where it differs from the third party's usual style. */
  readonly queryStyle?: QueryStyle;
  readonly graphql?: {
    readonly file: string;
    readonly query: string;
  };
  /** Where the result is in the body. The whole body without it. */
  readonly take?: BodyPath;
  /** Each field of Meta. */
  readonly meta?: Readonly<Record<string, MetaSource>>;
  /** Downloads only: the answer is a record, and the file is what its address leads to. */
  readonly follow?: Follow;
  /** Present when the third party has announced the end of this call. */
  readonly retired?: Retirement;
}
