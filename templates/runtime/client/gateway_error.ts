import { HIDDEN } from "../messages.js";
import { redact, redactValue } from "#templates/core";

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

/** How long the texts of an error are, in characters, not counting escapes. */
const LONGEST = 1000;

/** A call that failed. */
export class GatewayError extends Error {
  override readonly name = "GatewayError";
  declare readonly kind: GatewayErrorKind;
  declare readonly operation: string;
  declare readonly status: number | undefined;
  declare readonly body: unknown;
  declare readonly requestId: string | undefined;
  declare readonly retryAfter: number | undefined;

  /** Redacts the `secrets` and everything that looks like a key, wherever it comes from. */
  constructor(what: string, details: GatewayErrorDetails, secrets: readonly string[] = []) {
    super(toLine(`${details.operation}: ${redact(what, secrets)}`));
    const { body, requestId: id } = details;
    Object.assign(this, details, { body: redactValue(body, secrets), requestId: id && toLine(redact(id, secrets)) });
  }
}

/** A text of others on one line of a log: cut, and with escapes for what nobody sees, and for what moves or reorders the text around it. */
function toLine(text: string): string {
  return text.slice(0, LONGEST).replace(HIDDEN, (hidden) => `\\u{${String(hidden.codePointAt(0)?.toString(16))}}`);
}
