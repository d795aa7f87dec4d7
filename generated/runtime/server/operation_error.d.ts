// @generated from templates/runtime/server/operation_error.ts by connector-gateway-spec. Do not edit.
/** What an error says besides its status and message. */
export interface OperationErrorDetails {
  /** The path of the field that caused it: `params.id`. */
  readonly field?: string;
  /** A stable code for programs: `not_found`. */
  readonly code?: string;
  /** Seconds to wait before the next try, sent as `Retry-After`. A 429 without it says one second. */
  readonly retryAfter?: number;
  /** Single faults, instead of the one that `field` and `code` describe. */
  readonly errors?: readonly ErrorEntry[];
  /** Further headers of the answer, with names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** One fault of an error body. */
export interface ErrorEntry {
  readonly field: string | null;
  readonly message: string;
  readonly error_code: string | null;
}

/** An answer other than success. Thrown by handlers; `message` is what the caller reads. */
export declare class OperationError extends Error {
  readonly name: string;
  readonly status: number;
  readonly details: OperationErrorDetails;
  /** @throws RangeError when `status` is not between 400 and 599, or `retryAfter` is not a number of seconds. */
  constructor(status: number, message: string, details?: OperationErrorDetails);
}

/** What the caller learns of a fault of the gateway. */
export declare function internalError(): OperationError;
