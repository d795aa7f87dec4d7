// @generated from templates/runtime/server/reply.ts by connector-gateway-spec. Do not edit.
/** A result with what comes beside it in the response. */
export declare class Reply<Result, Meta = unknown> {
  readonly result: Result;
  readonly meta: Meta | undefined;
  readonly warning: object | undefined;
  constructor(result: Result, { meta, warning }: ReplyDetails<Meta>);
}

/** The parts of a response beside the result. */
export interface ReplyDetails<Meta> {
  readonly meta?: Meta;
  /** Sent as `warning` of the response. */
  readonly warning?: object;
}

/** Wraps the result of a handler, to send Meta or a warning with a single record. */
export declare function reply<Result, Meta>(result: Result, details: ReplyDetails<Meta>): Reply<Result, Meta>;
