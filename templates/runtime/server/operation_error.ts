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
}

/** One fault of an error body. */
export interface ErrorEntry {
  readonly field: string | null;
  readonly message: string;
  readonly error_code: string | null;
}

/** An answer other than success. Thrown by handlers; `message` is what the caller reads. */
export class OperationError extends Error {
  override readonly name: string = "OperationError";
  readonly status: number;
  readonly details: OperationErrorDetails;

  /** @throws RangeError when `status` is not between 400 and 599. */
  constructor(status: number, message: string, details: OperationErrorDetails = {}) {
    super(message);
    if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`${status} is not the status of an error.`);
    this.status = status;
    this.details = details;
  }
}
