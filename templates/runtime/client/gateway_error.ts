/** What went wrong with a call. */
export type GatewayErrorKind =
  /** The gateway answered with a status that is not a success. */
  | "status"
  /** No answer came: connection refused or cut. */
  | "network"
  /** No answer came in time. */
  | "timeout"
  /** An answer came that is not what the gateway promises: not JSON, empty, truncated, a redirect. */
  | "answer"
  /** The answer is well formed but the next page cannot be asked for. */
  | "paging";

/** What is known about a failed call. Nothing in it holds the token or other secrets. */
export interface GatewayErrorDetails {
  readonly kind: GatewayErrorKind;
  /** `payments.customers.list`, or `gateway.create_instance`. */
  readonly operation: string;
  readonly status?: number;
  /** The parsed error body, where there is one. */
  readonly body?: unknown;
  readonly requestId?: string;
  /** Seconds that the gateway asks to wait. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A call that did not give what was asked for. */
export class GatewayError extends Error {
  readonly kind: GatewayErrorKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(message: string, details: GatewayErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = "GatewayError";
    this.kind = details.kind;
    this.operation = details.operation;
    this.status = details.status;
    this.body = details.body;
    this.requestId = details.requestId;
    this.retryAfter = details.retryAfter;
  }
}
