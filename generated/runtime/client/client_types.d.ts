import type { Operation } from "../operation.js";
import type { Profile, Validator } from "../validator_types.js";
import type { ByteStream, Fetch, Signal } from "./platform_types.js";

/** The bearer token, or a function that gives a fresh one for each call. */
export type TokenSource = string | (() => string | Promise<string>);

/** When and how often a read is tried again after 429, 503 and network faults. Writes are never repeated. */
export interface RetryOptions {
    /** Tries after the first; 2 when left out, 0 turns retries off. */
    readonly retries?: number;
    /** Milliseconds before the first retry, doubled for each further one; 250 when left out. `Retry-After` wins. */
    readonly delay?: number;
    /** No wait is longer, in milliseconds; 30000 when left out. A longer `Retry-After` ends the retries. */
    readonly maxDelay?: number;
}

export interface GatewayOptions {
    /** Where the gateway is: an http(s) address (a string or a URL) without credentials, query and fragment. */
    readonly baseUrl: string | {
        readonly href: string;
    };
    readonly token: TokenSource;
    /** Used instead of the global `fetch`. */
    readonly fetch?: Fetch;
    /** Milliseconds until a call is given up; 60000 when left out, 0 never. A download counts until its head has come. */
    readonly timeout?: number;
    readonly retry?: RetryOptions;
    /** Params and credentials are checked before they are sent; true when left out. */
    readonly validateRequests?: boolean;
    /** Answers are checked with this profile; not at all when left out. */
    readonly validateResponses?: Profile;
}

/** What may be said about one call. */
export interface CallOptions {
    /** Ends the call, and the stream of a download; the promise is rejected with its reason. */
    readonly signal?: Signal;
    /** Milliseconds, instead of the gateway's `timeout`. */
    readonly timeout?: number;
}

/** Records, and the way to the next page. */
export interface Page<Element, Meta> {
    readonly records: Element[];
    readonly meta: Meta;
    /** Whether the answer says, or leaves open, that there is more. */
    readonly hasNext: boolean;
    /** The next page; undefined when this is the last one. */
    next(): Promise<Page<Element, Meta> | undefined>;
}

/** A page that comes wrapped in a record. */
export interface WrappedPage<Element, Meta, Wrapper> extends Page<Element, Meta> {
    /** The wrapper as it came. */
    readonly record: Wrapper;
    next(): Promise<WrappedPage<Element, Meta, Wrapper> | undefined>;
}

/** A stream of bytes, not buffered. */
export interface Download {
    readonly body: ByteStream;
    /** `application/octet-stream` when the gateway does not say. */
    readonly contentType: string;
    readonly filename: string | undefined;
    /** 206 for a part that was asked for by `range_header`. */
    readonly status: number;
    /** Bytes to come, where the gateway says. */
    readonly contentLength: number | undefined;
    /** `bytes 0-99/1234` of a partial download. */
    readonly contentRange: string | undefined;
}

/** One call whose params may be left out. */
export type OptionalCall<Params, Result> = (params?: Params, options?: CallOptions) => Promise<Result>;

/** One call that needs params. */
export type RequiredCall<Params, Result> = (params: Params, options?: CallOptions) => Promise<Result>;

/** A list that can be walked; its params may be left out. */
export interface OptionalPagedCall<Params, Element, Result> {
    (params?: Params, options?: CallOptions): Promise<Result>;
    /** All elements of all pages, from the page that the params describe on. */
    all(params?: Params, options?: CallOptions): AsyncIterableIterator<Element>;
    /** All pages, one after the other. */
    pages(params?: Params, options?: CallOptions): AsyncIterableIterator<Result>;
}

/** A list that can be walked and needs params. */
export interface RequiredPagedCall<Params, Element, Result> {
    (params: Params, options?: CallOptions): Promise<Result>;
    /** All elements of all pages, from the page that the params describe on. */
    all(params: Params, options?: CallOptions): AsyncIterableIterator<Element>;
    /** All pages, one after the other. */
    pages(params: Params, options?: CallOptions): AsyncIterableIterator<Result>;
}

/** What a list without paging gives: everything there is, or everything that one call can give. */
export interface UnpagedList<Element, Meta> {
    readonly records: Element[];
    readonly meta: Meta;
}

/** The validators that a client holds one operation's traffic against. */
export interface OperationValidators {
    readonly params: Validator<unknown>;
    /** Undefined for downloads. */
    readonly response?: Validator<unknown>;
}

/** What a client must know of the gateway itself: its two paths, and where the envelope holds what. */
export interface GatewayDefinition {
    readonly createPath: string;
    /** With `{connector_instance_id}` where the id goes. */
    readonly executePath: string;
    /** The field of the envelope that holds records. */
    readonly result: string;
    /** The field of the envelope that holds Meta. */
    readonly meta: string;
}

/** Everything that a client must know about a connector: `connector` of its module. */
export interface ConnectorDefinition<Client = unknown, CreateRequest = unknown> {
    readonly id: string;
    readonly definitionId: string;
    readonly gateway: GatewayDefinition;
    readonly operations: readonly Operation[];
    /** By `<entity>.<action>`. */
    readonly validators: Readonly<Record<string, OperationValidators>>;
    readonly createRequest: Validator<unknown>;
    /** Never there at run time: carries the types of the client and of what `create` takes. */
    readonly types?: {
        readonly client: Client;
        readonly createRequest: CreateRequest;
    };
}

export type ConnectorDefinitions = Readonly<Record<string, ConnectorDefinition>>;
type TypesOf<Definition extends ConnectorDefinition> = NonNullable<Definition["types"]>;

/** An instance of a connector: its operations, and its id for `gateway.instance`. */
export type InstanceClient<Definition extends ConnectorDefinition> = TypesOf<Definition>["client"] & {
    readonly instanceId: string;
};

/** The gateway with the connectors that it was created with. */
export interface GatewayClient<Connectors extends ConnectorDefinitions> {
    /** Stores the credentials of one account and gives its operations. */
    create<Id extends keyof Connectors & string>(connector: Id, request: TypesOf<Connectors[Id]>["createRequest"], options?: CallOptions): Promise<InstanceClient<Connectors[Id]>>;
    /** The operations of an instance that exists; asks nothing of the gateway. */
    instance<Id extends keyof Connectors & string>(connector: Id, instanceId: string): InstanceClient<Connectors[Id]>;
}

export {};
