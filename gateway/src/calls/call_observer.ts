import type { FailureKind } from "../vendor/vendor_types.ts";

/** What is known about a call that has ended. It has neither payloads, nor addresses, nor secrets. */
export interface CallEvent {
  readonly connector: string;
  /** `payments.customers.list` */
  readonly operation: string;
  readonly instance: string;
  readonly requestId: string;
  /** Of the last answer; undefined when there was none. */
  readonly status: number | undefined;
  readonly tries: number;
  readonly milliseconds: number;
  readonly outcome: "success" | "aborted" | "error" | FailureKind;
}

/** An access token that was asked for. */
export interface RefreshEvent {
  readonly connector: string;
  readonly instance: string;
  readonly outcome: "success" | "error" | FailureKind;
}

/** New tokens that could not be stored at once: they are kept in memory, then stored, or lost when the process ends before that. */
export interface TokensEvent {
  readonly connector: string;
  readonly instance: string;
  readonly state: "unsaved" | "stored" | "lost";
}

/** A third party that is no longer called for a while, is tried again, or is called again. */
export interface CircuitEvent {
  readonly origin: string;
  readonly state: "open" | "half_open" | "closed";
}

/** Whoever counts and logs calls. What it throws is not caught. */
export interface CallObserver {
  called?(event: CallEvent): void;
  refreshed?(event: RefreshEvent): void;
  tokensKept?(event: TokensEvent): void;
  circuitChanged?(event: CircuitEvent): void;
}
