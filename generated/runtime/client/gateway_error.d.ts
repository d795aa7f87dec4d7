// @generated from templates/runtime/client/gateway_error.ts by connector-gateway-spec. Do not edit.
/** The way in which a call failed. */
export type GatewayErrorKind =
  /** The gateway answered with an error status. */
  | "status"

  /** No answer came, or not all of it: connection refused or cut. */
  | "network"

  /** No answer came in time. */
  | "timeout"

  /** An answer came that is not what the gateway promises: not JSON, empty, without a result, an error body, a redirect. */
  | "answer"

  /** The answer is larger than `maxBodySize` allows. It was not read to its end, and is not requested again. */
  | "size"

  /** The answer is well formed but the next page cannot be requested. */
  | "paging";

/** The details of a failed call. */
export interface GatewayErrorDetails {
  readonly kind: GatewayErrorKind;
  /** `payments.customers.list`, or `gateway.create_instance`. */
  readonly operation: string;
  readonly status?: number | undefined;
  /** The parsed error body, where there is one. */
  readonly body?: unknown;
  /** The header `X-Request-Id` or `Request-Id`. */
  readonly requestId?: string | undefined;
  /** Seconds that the gateway asks to wait. */
  readonly retryAfter?: number | undefined;
}

/** A call that failed. */
export declare class GatewayError extends Error {
  readonly name = "GatewayError";
  readonly kind: GatewayErrorKind;
  readonly operation: string;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly requestId: string | undefined;
  readonly retryAfter: number | undefined;
  /** Redacts the `secrets` and everything that looks like a key, wherever it comes from. */
  constructor(what: string, details: GatewayErrorDetails, secrets?: readonly string[]);
}
