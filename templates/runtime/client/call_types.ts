import type { CallOptions, CallPromise } from "./client_types.js";

/** A call whose params can be left out. */
export type OptionalCall<Params, Result, Envelope, Options = CallOptions> = (
  params?: Params,
  options?: Options,
) => CallPromise<Result, Envelope>;

/** A call that needs params. */
export type RequiredCall<Params, Result, Envelope, Options = CallOptions> = (
  params: Params,
  options?: Options,
) => CallPromise<Result, Envelope>;

/** A list with pages; its params can be left out. */
export interface OptionalPagedCall<Params, Element, Result, Envelope, Options = CallOptions> {
  (params?: Params, options?: Options): CallPromise<Result, Envelope>;
  /** All elements of all pages, beginning with the page that the params describe. */
  all(params?: Params, options?: Options): AsyncIterableIterator<Element>;
  /** All pages, one after the other. */
  pages(params?: Params, options?: Options): AsyncIterableIterator<Result>;
}

/** A list with pages that needs params. */
export interface RequiredPagedCall<Params, Element, Result, Envelope, Options = CallOptions> {
  (params: Params, options?: Options): CallPromise<Result, Envelope>;
  /** All elements of all pages, beginning with the page that the params describe. */
  all(params: Params, options?: Options): AsyncIterableIterator<Element>;
  /** All pages, one after the other. */
  pages(params: Params, options?: Options): AsyncIterableIterator<Result>;
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

/** What a map has for an entity and an action, or for several of them. */
type ActionIn<Map, E extends keyof Map, A> = { [Each in E]: Map[Each][A & keyof Map[Each]] }[E];

type InputOf<Call> = Call extends (...input: infer Input) => unknown ? Input : never;
type OptionsOf<Call> = Call extends (params: never, options?: infer Options) => unknown ? Options : never;
type AnswerOf<Call> = Call extends (...input: never) => infer Answer ? Answer : never;
