// @generated from templates/runtime/server/answer.ts by connector-gateway-spec. Do not edit.
import type { OperationError } from "./operation_error.js";

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
