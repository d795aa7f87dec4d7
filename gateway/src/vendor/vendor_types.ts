import type { Readable } from "node:stream";
import type { Binding, ErrorKind } from "connector-gateway-spec/bindings";

/** A call as it goes to a third party, without credentials. */
export interface VendorRequest {
  readonly method: Binding["method"];
  /** The whole address, query included. */
  readonly url: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The headers of an answer. */
export interface AnswerHeaders {
  /** The value of a header, whatever its case; undefined when the answer does not have it. */
  get(name: string): string | undefined;
}

/** A successful answer of a third party. */
export type VendorAnswer =
  | {
      readonly kind: "json";
      readonly status: number;
      readonly headers: AnswerHeaders;
      readonly body: unknown;
      /** Its text, which has the digits of numbers that JavaScript prints in another way. */
      readonly text?: string;
      /** The body of a large answer with such numbers, which are printed digit for digit. */
      readonly exact?: unknown;
    }
  | { readonly kind: "bytes"; readonly status: number; readonly headers: AnswerHeaders; readonly body: Readable };

/** Why a call to a third party failed: what it answered, or what happened on the way. */
export type FailureKind = ErrorKind | "timeout" | "unreachable" | "malformed" | "egress" | "circuit_open" | "busy";

/** The content of an answer that is no success. */
export interface VendorFailure {
  readonly kind: FailureKind;
  /** The message of the third party, or what happened. Secrets are removed before it goes out. */
  readonly message: string;
  readonly status?: number;
  /** The code of the third party: `resource_missing`. */
  readonly code?: string;
  /** The name of the param that caused it, as the caller knows it. */
  readonly param?: string;
  /** Seconds to wait before the next call. */
  readonly retryAfter?: number;
  /** The third party says that another try does not help. */
  readonly isFinal?: true;
  /** The request never left. */
  readonly isUnsent?: true;
  /** Headers of the answer that belong in the answer to the caller: `content-range` of a 416. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown by a call that did not succeed. */
export class VendorError extends Error {
  override readonly name = "VendorError";
  readonly failure: VendorFailure;

  constructor(failure: VendorFailure) {
    super(failure.message);
    this.failure = failure;
  }
}
