// @generated from templates/runtime/server/operation_error.ts by connector-gateway-spec. Do not edit.
import type { ValidationIssue } from "../validator_types.js";

/** The details of an error besides its status and message. */
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

/** The error that tells the caller of a fault of the gateway, without its cause. */
export declare function internalError(): OperationError;

/** The error for a body that does not fit. */
export declare function invalidRequest(errors: readonly ErrorEntry[]): OperationError;

/** The errors among some issues as entries of an error body. They never repeat a value: it may be a secret. */
export declare function toEntries(issues: readonly ValidationIssue[]): readonly ErrorEntry[];

/** An answer before it becomes a `Response`, or is written by another server. Names of headers are in lower case. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Bytes that are at hand, or that come one after the other. */
  readonly body: string | Uint8Array | AsyncIterable<Uint8Array> | undefined;
}

/** A JSON body. */
export declare function jsonAnswer<Body>(
  status: number,
  body: Body,
  headers?: Readonly<Record<string, string>>,
  print?: (body: Body) => string,
): Answer;

/** The error body of the contract, with the headers that belong to the status. */
export declare function errorAnswer({ status, message, details }: OperationError): Answer;
