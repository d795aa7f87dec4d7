import type { Operation } from "../operation.js";
import type { CheckOptions, Profile, ValidationIssue, Validator } from "../validator_types.js";
import type { Bytes, DownloadStream, Fetch, FetchResponse, ResponseHeaders, Signal } from "./platform_types.js";

/** The bearer token, or a function that returns a fresh one for each call. */
export type TokenSource = string | (() => string | Promise<string>);

/** When and how often a call is retried after 429, 503 and network errors. Only reads are retried, unless you opt in. */
export interface RetryOptions {
  /** Tries after the first; 2 by default, 0 turns retries off. */
  readonly retries?: number;
  /** Milliseconds before the first retry, doubled for each further one; 250 by default. `Retry-After` takes precedence. */
  readonly delay?: number;
  /** The longest wait in milliseconds; 30000 by default. A longer `Retry-After` ends the retries. */
  readonly maxDelay?: number;
  /**
   * Also retry writes, with their idempotency keys; false by default. Turn this on only for a gateway that honors keys: others may
   * write twice.
   */
  readonly idempotentWrites?: boolean;
}

/** Headers by name. `undefined` leaves a header out. */
export type CallHeaders = Readonly<Record<string, string | undefined>>;

/** Options that every call of a gateway shares. */
export interface GatewayOptions {
  /** Where the gateway is: an http(s) address (a string or a URL) without credentials, query and fragment. */
  readonly baseUrl: string | { readonly href: string };
  readonly token: TokenSource;
  /** Used instead of the global `fetch`. */
  readonly fetch?: Fetch;
  /** Milliseconds before a call fails; 60000 by default, 0 for no limit. For a download, the time until its headers arrive. */
  readonly timeout?: number;
  /**
   * The most bytes that the body of an answer may have, decompressed; 33554432 (32 MiB) by default. A larger one fails with
   * a GatewayError of the kind `size` as soon as that is known. Downloads are streams and have no limit.
   */
  readonly maxBodySize?: number;
  /**
   * Parses the JSON of answers; `JSON.parse` by default, which rounds numbers of more than about 15 digits. An error that it throws means
   * that a body is not JSON.
   */
  readonly parseJson?: (text: string) => unknown;
  readonly retry?: RetryOptions;
  /** Headers of every call, except `Authorization`, `Content-Type`, `Content-Length` and `Idempotency-Key`, which the client sets. */
  readonly headers?: CallHeaders;
  /** Called before every request, also before each retry. */
  readonly onRequest?: RequestHook;
  /** Called for every response of the gateway, errors included. */
  readonly onResponse?: ResponseHook;
  /** Check params and credentials before sending them; true by default. */
  readonly validateRequests?: boolean;
  /**
   * Check answers with this profile; by default only `status` and the kind of the result are checked. The types of
   * results describe the documents. With `"documented"` that is what you get. With `"tolerant"`, or without this option,
   * documented fields may be missing or null and enums may have new values; `Tolerant<T>` is the type of such a record.
   *
   * `{ inner }` also checks what is inside open fields. What is wrong there is only a warning, and goes to `onWarnings`.
   */
  readonly validateResponses?: Profile | ResponseChecks;
}

/** How answers are checked. */
export interface ResponseChecks extends CheckOptions {
  /** Called with the warnings about each answer that is right, often none, and the id of the operation. */
  readonly onWarnings?: (warnings: readonly ValidationIssue[], operation: string) => void;
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call, and the stream of a download; the promise rejects with the signal's reason. */
  readonly signal?: Signal;
  /** Milliseconds, instead of the gateway's `timeout`. */
  readonly timeout?: number;
  /** Bytes, instead of the gateway's `maxBodySize`. */
  readonly maxBodySize?: number;
  /** Headers of this call, added to the gateway's `headers`; a header with the same name is replaced. */
  readonly headers?: CallHeaders;
  /**
   * For writes: sent as `Idempotency-Key`, so that a gateway that honors it runs the write once. Random by default: give one to be
   * able to repeat the call. See `retry.idempotentWrites`.
   */
  readonly idempotencyKey?: string;
  /** Called before each request of this call, after the gateway's `onRequest`. */
  readonly onRequest?: RequestHook;
  /** Called for each response to this call, after the gateway's `onResponse`. */
  readonly onResponse?: ResponseHook;
}

/** Options of a call to an operation whose parameters the documents do not show completely. */
export interface OpenCallOptions extends CallOptions {
  /** Params that the documents do not show. They are sent with the others, unchecked. */
  readonly undocumentedParams?: Readonly<Record<string, unknown>>;
}

/** A request that is about to be sent. */
export interface OutgoingRequest {
  /** `payments.customers.list`, or `gateway.create_instance`. */
  readonly operation: string;
  /** 1 for the first try, 2 for the first retry. */
  readonly attempt: number;
  readonly url: string;
  /** The headers so far, by name in lower case. `Authorization` is left out. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON body. Undefined for `gateway.create`, whose body contains credentials. */
  readonly body: unknown;
  /** Adds or replaces a header of this request. Throws TypeError for a header that belongs to the client. */
  readonly setHeader: (name: string, value: string) => void;
}

/** Everything about a response except its result. */
export interface CallResponse<Envelope = unknown> {
  /** `payments.customers.list`, or `gateway.create_instance`. */
  readonly operation: string;
  /** 1 for the first try, 2 for the first retry. */
  readonly attempt: number;
  readonly status: number;
  /** The header `X-Request-Id` or `Request-Id`. */
  readonly requestId: string | undefined;
  readonly headers: ResponseHeaders;
  /** The JSON body of a success. Undefined for downloads and for errors. */
  readonly envelope: Envelope;
}

/** Observes a request; may add headers. A promise is awaited; an error that it throws rejects the call. */
export type RequestHook = (request: OutgoingRequest) => unknown;

/** Observes a response. A promise is awaited; an error that it throws rejects the call. */
export type ResponseHook = (response: CallResponse) => unknown;

/** A result together with the response that it came in. */
export interface WithResponse<Result, Envelope> {
  readonly result: Result;
  readonly response: CallResponse<Envelope>;
}

/** The promise of a result. */
export interface CallPromise<Result, Envelope = unknown> extends Promise<Result> {
  /** The result together with the status, request id, headers and envelope of its response. Sends nothing by itself. */
  withResponse(): Promise<WithResponse<Result, Envelope>>;
}

/** The result of a list without paging: everything there is, or everything that one call can return. */
export interface UnpagedList<Element, Meta> {
  readonly records: Element[];
  readonly meta: Meta;
}

/** A list without paging that comes wrapped in a record. */
export interface UnpagedWrapper<Element, Meta, Wrapper> extends UnpagedList<Element, Meta> {
  /** The wrapper as it came. */
  readonly record: Wrapper;
}

/** Records, and the way to the next page. */
export interface Page<Element, Meta, Params = object> extends UnpagedList<Element, Meta> {
  /** Whether the answer says, or leaves open, that there is more. */
  readonly hasNext: boolean;
  /** The params of the next page, for a call that another process makes, or that comes later; undefined when this is the last one. */
  readonly nextParams: Params | undefined;
  /** The next page; undefined when this is the last one. */
  next(): Promise<Page<Element, Meta, Params> | undefined>;
}

/** A page that comes wrapped in a record. */
export interface WrappedPage<Element, Meta, Wrapper, Params = object> extends Page<Element, Meta, Params> {
  /** The wrapper as it came. */
  readonly record: Wrapper;
  next(): Promise<WrappedPage<Element, Meta, Wrapper, Params> | undefined>;
}

/** Elements or pages. Each page is requested when its turn comes. */
export interface Walk<Item> extends AsyncIterableIterator<Item> {
  /** The items in an array: all of them, or the first `limit`. Ends the walk. Rejects with a TypeError for a limit below 0. */
  toArray(options?: { readonly limit?: number }): Promise<Item[]>;
}

/** A file. Its content can be read once: as a stream, which is not buffered, or with one of the methods. */
export interface Download {
  readonly body: DownloadStream;
  /**
   * Writes the content to a file, which appears, or is replaced, when all of it has arrived. Needs Node, Deno or Bun: rejects with a
   * TypeError in a browser.
   */
  readonly saveTo: (path: string) => Promise<void>;
  /** The content in memory. */
  readonly bytes: () => Promise<Bytes>;
  /** The content as text, read as UTF-8. */
  readonly text: () => Promise<string>;
  /** `application/octet-stream` when the gateway does not say. */
  readonly contentType: string;
  /** The name that the gateway proposes, made safe: no path, no hidden file, no invisible or reserved characters, no name of a device. */
  readonly filename: string | undefined;
  /** 206 for a part that was asked for with `range_header`. */
  readonly status: number;
  /** Number of bytes to come, where the gateway says. */
  readonly contentLength: number | undefined;
  /** `bytes 0-99/1234` for a partial download. */
  readonly contentRange: string | undefined;
}

/** The answer to a download, and what ends its reading. */
export interface DownloadAnswer {
  readonly response: FetchResponse;
  /** The number of bytes to come, where it is known. */
  readonly length: number | undefined;
  readonly limit: {
    stopClock(): void;
    release(): void;
    race<T>(work: Promise<T>): Promise<T>;
  };
  /** The error for an answer that is not what the gateway promises. */
  readonly unexpected: (what: string) => Error;
  /** The error that an error of the platform means; `what` says how far the reading had come. */
  readonly toError: (cause: unknown, what: string) => unknown;
}

/** Params of which some have only one value, which the client fills in. */
export type Prefilled<Params, Fixed extends keyof Params> = Omit<Params, Fixed> & { readonly [Name in Fixed]?: Params[Name] };

/** A call whose params can be left out. */
export type OptionalCall<Params, Result, Envelope = unknown, Options = CallOptions> = (
  params?: Params,
  options?: Options,
) => CallPromise<Result, Envelope>;

/** A call that needs params. */
export type RequiredCall<Params, Result, Envelope = unknown, Options = CallOptions> = (
  params: Params,
  options?: Options,
) => CallPromise<Result, Envelope>;

/** A list with pages; its params can be left out. */
export interface OptionalPagedCall<Params, Element, Result, Envelope = unknown, Options = CallOptions> {
  (params?: Params, options?: Options): CallPromise<Result, Envelope>;
  /** All elements of all pages, beginning with the page that the params describe. */
  all(params?: Params, options?: Options): Walk<Element>;
  /** All pages, one after the other. */
  pages(params?: Params, options?: Options): Walk<Result>;
}

/** A list with pages that needs params. */
export interface RequiredPagedCall<Params, Element, Result, Envelope = unknown, Options = CallOptions> {
  (params: Params, options?: Options): CallPromise<Result, Envelope>;
  /** All elements of all pages, beginning with the page that the params describe. */
  all(params: Params, options?: Options): Walk<Element>;
  /** All pages, one after the other. */
  pages(params: Params, options?: Options): Walk<Result>;
}

/** Calls an operation by its id. `Calls` has the call of every operation by id. */
export type CallById<Calls> = <Id extends keyof Calls & string>(operation: Id, ...input: InputOf<Calls[Id]>) => AnswerOf<Calls[Id]>;

/**
 * Sends a request body. `Requests` has the body and `Entities` the call of every operation, both by entity, then action.
 * A body whose operation is known only at run time has the union of all results.
 */
export type Execute<Requests, Entities> = <E extends keyof Requests & keyof Entities, A extends ActionOf<Requests, E>>(
  request: { readonly entity: E; readonly action: A } & ActionIn<Requests, E, A>,
  options?: OptionsOf<ActionIn<Entities, E, A>>,
) => AnswerOf<ActionIn<Entities, E, A>>;

/** The actions of one entity, or those of several together. */
type ActionOf<Map, E extends keyof Map> = { [Each in E]: keyof Map[Each] }[E];

/** The type that a map has for an entity and an action, or for several of them. */
type ActionIn<Map, E extends keyof Map, A> = { [Each in E]: Map[Each][A & keyof Map[Each]] }[E];

type InputOf<Call> = Call extends (...input: infer Input) => unknown ? Input : never;
type OptionsOf<Call> = Call extends (params: never, options?: infer Options) => unknown ? Options : never;
type AnswerOf<Call> = Call extends (...input: never) => infer Answer ? Answer : never;

/** The validators of one operation. */
export interface OperationValidators {
  readonly params: Validator<unknown>;
  /** Undefined for downloads. */
  readonly response?: Validator<unknown>;
}

/** The facts about the gateway itself that a client needs: its two paths, and the fields of its envelope. */
export interface GatewayDefinition {
  readonly createPath: string;
  /** With `{connector_instance_id}` in the place of the id. */
  readonly executePath: string;
  /** The field of the envelope that holds records. */
  readonly result: string;
  /** The field of the envelope that holds Meta. */
  readonly meta: string;
  /** Fields of the envelope that have the same value in every success: `{ status: "success" }`. */
  readonly success: Readonly<Record<string, unknown>>;
  /** The names of the field about the execution itself and of what it says, if the envelope has it. */
  readonly execution?: { readonly field: string; readonly instanceId: string; readonly milliseconds: string };
}

/** Everything that a client needs to know about a connector: `connector` of its module. */
export interface ConnectorDefinition<Client = unknown, CreateRequest = unknown> {
  readonly id: string;
  readonly definitionId: string;
  readonly gateway: GatewayDefinition;
  readonly operations: readonly Operation[];
  /** By `<entity>.<action>`. */
  readonly validators: Readonly<Record<string, OperationValidators>>;
  readonly createRequest: Validator<unknown>;
  /** Only a connector with downloads has this: other clients are smaller without it. */
  readonly toDownload?: (answer: DownloadAnswer) => Download;
  /** Absent at run time: carries the types of the instance and of the request that creates one. */
  readonly types?: { readonly client: Client; readonly createRequest: CreateRequest };
}

/** Connectors by the name that `create` and `instance` know them by. */
export type ConnectorDefinitions = Readonly<Record<string, ConnectorDefinition>>;

type TypesOf<Definition extends ConnectorDefinition> = NonNullable<Definition["types"]>;

/** An instance of a connector: its operations, and its id for `gateway.instance`. */
export type InstanceClient<Definition extends ConnectorDefinition> = TypesOf<Definition>["client"];

/** The gateway with the connectors that it was created with. */
export interface GatewayClient<Connectors extends ConnectorDefinitions> {
  /** Stores the credentials of one account and returns its operations. */
  create<Id extends keyof Connectors & string>(
    connector: Id,
    request: TypesOf<Connectors[Id]>["createRequest"],
    options?: CallOptions,
  ): CallPromise<InstanceClient<Connectors[Id]>, Readonly<Record<string, unknown>>>;
  /** The operations of an instance that exists; sends nothing. */
  instance<Id extends keyof Connectors & string>(connector: Id, instanceId: string): InstanceClient<Connectors[Id]>;
}

/**
 * What a client must know about a connector to call it: `uncheckedConnector` of its module. Neither this nor the type of one with checks
 * extends the other, because that costs editors more time.
 */
export interface UncheckedConnector<Client = unknown, CreateRequest = unknown> {
  readonly id: string;
  readonly definitionId: string;
  readonly gateway: GatewayDefinition;
  readonly operations: readonly Operation[];
  readonly validators?: Readonly<Record<string, OperationValidators>>;
  readonly createRequest?: Validator<unknown>;
  readonly toDownload?: (answer: DownloadAnswer) => Download;
  readonly types?: { readonly client: Client; readonly createRequest: CreateRequest };
}

/** Connectors by the name that `create` and `instance` know them by. */
export type UncheckedConnectors = Readonly<Record<string, UncheckedConnector>>;

type UncheckedTypesOf<Definition extends UncheckedConnector> = NonNullable<Definition["types"]>;

/** Options that every call of a gateway shares. Nothing is checked. */
export type UncheckedOptions = Omit<GatewayOptions, "validateRequests" | "validateResponses">;

/** The gateway with the connectors that it was created with. */
export interface UncheckedClient<Connectors extends UncheckedConnectors> {
  /** Stores the credentials of one account and returns its operations. */
  create<Id extends keyof Connectors & string>(
    connector: Id,
    request: UncheckedTypesOf<Connectors[Id]>["createRequest"],
    options?: CallOptions,
  ): CallPromise<UncheckedTypesOf<Connectors[Id]>["client"], Readonly<Record<string, unknown>>>;
  /** The operations of an instance that exists; sends nothing. */
  instance<Id extends keyof Connectors & string>(connector: Id, instanceId: string): UncheckedTypesOf<Connectors[Id]>["client"];
}
