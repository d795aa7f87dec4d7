import type { JsonValue } from "../../../shared/json_values.js";

/** What became of a call. */
export type Outcome = AnsweredCall | FailedCall;

/** An answer of the gateway, whatever it says. */
export interface AnsweredCall {
  readonly kind: "answered";
  readonly status: number;
  /** From sending the request to the end of the answer. */
  readonly milliseconds: number;
  /** Bytes of the body. */
  readonly size: number;
  /** Names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly requestId: string | undefined;
  readonly body: AnswerBody;
}

/** No answer, or one that broke off. */
export interface FailedCall {
  readonly kind: "failed";
  readonly milliseconds: number;
  /** What happened, in a sentence. */
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
}

/** The body of an answer. */
export type AnswerBody =
  | { readonly kind: "json"; readonly value: JsonValue; readonly text: string }
  | {
      readonly kind: "file";
      readonly blob: Blob;
      readonly filename: string;
      readonly contentType: string;
      readonly range: string | undefined;
    }
  /** A body that should be JSON and is not. */
  | { readonly kind: "text"; readonly text: string; readonly problem: string }
  | { readonly kind: "empty" };
