// @generated from templates/runtime/server/server_types.ts by connector-gateway-spec. Do not edit.
import type { ConnectorDefinition } from "../client/client_types.js";
import type { Signal } from "../client/platform_types.js";
import type { Operation } from "../operation.js";
import type { Profile, ValidationIssue, Validator } from "../validator_types.js";
import type { Answer, OperationError } from "./operation_error.js";

/** Who calls: what `authenticate` returns for a token. */
export interface Caller {
  readonly id: string;
}

/** A value, or the promise of one. */
export type Awaitable<Value> = Value | Promise<Value>;

/** The part of a request that is known before its body is read. Every `Request` is one. */
export interface RequestHead {
  readonly method: string;
  readonly url: string;
  readonly headers: {
    get(name: string): string | null;
  };
}

/** A connector instance: the credentials of one account. */
export interface Instance {
  readonly id: string;
  /** `payments` */
  readonly connector: string;
}

/** An instance that a caller creates. All of it has been checked. */
export interface NewInstance {
  /** `payments` */
  readonly connector: string;
  readonly definitionId: string;
  readonly name: string;
  /** The credentials. Nothing of them belongs in logs. */
  readonly authConfig: Readonly<Record<string, unknown>>;
  /** Present for connectors that have it. */
  readonly config?: Readonly<Record<string, unknown>>;
}

/** Where instances are kept. */
export interface InstanceStore<Who extends Caller = Caller, Kept extends Instance = Instance> {
  /** Keeps a new instance. May throw an `OperationError`. */
  create(
    instance: NewInstance,
    caller: Who,
  ): Awaitable<{
    readonly id: string;
  }>;
  /** The instance with this id; undefined if there is none, or if it belongs to somebody else. */
  find(id: string, caller: Who): Awaitable<Kept | undefined>;
}

/** The context in which a handler runs, besides its params. */
export interface OperationContext<Who extends Caller = Caller, Kept extends Instance = Instance> {
  readonly operation: Operation;
  /** `payments` */
  readonly connector: string;
  readonly instance: Kept;
  readonly caller: Who;
  /** Aborted when the caller goes away. */
  readonly signal: Signal;
  readonly requestId: string;
}

/** Records with their Meta. */
export interface ListResult<Element, Meta> {
  readonly records: readonly Element[];
  readonly meta: Meta;
  /** Sent as `warning` of the response. */
  readonly warning?: object;
}

/** Records of a list without Meta. */
export interface PlainListResult<Element> {
  readonly records: readonly Element[];
  readonly meta?: undefined;
  readonly warning?: object;
}

/** Handles every operation that has no handler of its own. */
export type FallbackHandler<Who extends Caller> = (
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  context: OperationContext<Who>,
) => unknown;

/**
 * Answers a call: with what `run` returns, or with the earlier answer to a write with the same `Idempotency-Key` and the header
 * `idempotency-replayed`. `run` rejects when the call fails.
 */
export type RunOnce<Who extends Caller> = (
  run: () => Promise<Answer>,
  context: OperationContext<Who>,
  params: Readonly<Record<string, unknown>>,
  request: RequestHead,
) => Awaitable<Answer>;

/** A result of a handler that deviates from the catalog. */
export interface Deviation {
  readonly operation: string;
  readonly instance: string;
  readonly requestId: string;
  readonly issues: readonly ValidationIssue[];
}

/** Which pages of other origins may call the gateway. */
export interface CorsOptions {
  /** `https://app.example.test`; `*` for all. */
  readonly origins: readonly string[] | "*";
  /** How many seconds a browser may keep the answer to its question; 600 by default. */
  readonly maxAge?: number;
}

/** How a gateway answers, apart from its operations. */
export interface HandlerOptions<Who extends Caller> {
  /** Who calls with this bearer token; undefined for a token that is not valid. */
  readonly authenticate: (token: string, request: RequestHead) => Awaitable<Who | undefined>;
  readonly instances: InstanceStore<NoInfer<Who>>;
  /** Handles every operation that has no handler; without it the answer is 501. */
  readonly fallback?: FallbackHandler<NoInfer<Who>>;
  /**
   * The treatment of a result that the catalog does not allow: `refuse` (the default) answers 500 and calls `onDeviation`, `report`
   * sends the result and calls `onDeviation`, `off` does not check.
   */
  readonly responses?: "refuse" | "report" | "off";
  /** The profile that results are checked with; `documented` by default. */
  readonly profile?: Profile;
  readonly onDeviation?: (deviation: Deviation) => void;
  /** Called with what a handler, `authenticate` or `instances` threw, unless it is an `OperationError`. The caller sees none of it. */
  readonly onError?: (
    error: unknown,
    request: {
      readonly requestId: string;
      readonly operation?: string;
    },
  ) => void;
  /** Called with each error that a caller gets, for a log. `asked` is what it named in place of an operation. */
  readonly onRefusal?: (
    error: OperationError,
    request: {
      readonly requestId: string;
      readonly operation?: string;
      readonly asked?: string;
    },
    head: RequestHead,
  ) => void;
  /** Runs writes with the same `Idempotency-Key` once, such as `memoryWrites()`. */
  readonly once?: RunOnce<NoInfer<Who>>;
  /** The longest body that is read, in bytes; 1 MiB by default. */
  readonly maxBodyBytes?: number;
  /** The prefix of the paths of the catalog: `/gateway`. */
  readonly basePath?: string;
  /** Lets pages of other origins call; `true` for all origins. */
  readonly cors?: boolean | CorsOptions;
  /** Makes the id of a request that brings none in `X-Request-Id`; a random UUID by default. */
  readonly createRequestId?: () => string;
  /** The time in milliseconds, for `execution_time_ms`; `performance.now()` by default. */
  readonly now?: () => number;
  /** The JSON text of a response; `JSON.stringify` by default. */
  readonly print?: (envelope: Readonly<Record<string, unknown>>) => string;
}

/** A connector as a handler needs it. */
export interface ServedConnector {
  readonly definition: ConnectorDefinition;
  /** Accepts any request to an instance of the connector. */
  readonly execute: Validator<unknown>;
}

/** A handler of any operation: what it takes is known only to the operation. */
export type UnknownHandler = (params: never, context: never) => unknown;

/** Everything that a gateway is made of. */
export interface ServedGateway extends Omit<HandlerOptions<Caller>, "fallback" | "once"> {
  readonly createRequest: Validator<unknown>;
  readonly connectors: readonly [ServedConnector, ...ServedConnector[]];
  readonly operations: Readonly<Record<string, UnknownHandler | undefined>>;
  readonly fallback?: (operation: Operation, params: Readonly<Record<string, unknown>>, context: never) => unknown;
  readonly once?: RunOnce<never>;
  /** Called with a JSON body before it is checked, for a log of what was sent. */
  readonly onBody?: (request: RequestHead, body: unknown, bytes: number) => void;
}
