import type { Binding, Vendor } from "connector-gateway-spec/bindings";
import type { Operation } from "connector-gateway-spec";
import type { StoredInstance } from "../storage/store_types.ts";
import type { VendorAnswer, VendorRequest, FailureKind } from "../vendor/vendor_types.ts";
import { defaultEgressSettings } from "../egress/egress_types.ts";

/** The settings of a gateway for which nothing else is set. */
export const defaultCallSettings: CallSettings = {
  replacedUrls: {},
  deadline: 30_000,
  tries: 4,
  firstBackoff: 250,
  longestBackoff: 8_000,
  answerBytes: 8 * 1024 * 1024,
  connections: defaultEgressSettings.connections,
  circuitFaults: 10,
  circuitPause: 30_000,
  longestLimitPause: 3_600_000,
  refreshDeadline: 15_000,
  refreshPause: 30_000,
};

/** A call to a third party and everything that decides how it is made. */
export interface VendorCall {
  readonly operation: Operation;
  readonly vendor: Vendor;
  readonly binding: Binding;
  readonly instance: StoredInstance;
  readonly request: VendorRequest;
  /** `bytes`: the body is streamed, whatever it is. An error is read as JSON or text all the same. */
  readonly expects: "json" | "bytes";
  /** `none`: a signed address, which gets neither credentials nor the headers of the third party. */
  readonly credentials: "instance" | "none";
  /** The hosts that the call, and redirects from it, may reach. */
  readonly hosts: readonly string[];
  /** Aborted when the caller goes away. */
  readonly signal: AbortSignal;
  readonly requestId: string;
  /** Present for a write that has a key. */
  readonly write?: WriteProgress | undefined;
}

/** A write that has an `Idempotency-Key`, while it is made. */
export interface WriteProgress {
  /** The key that the third party gets when it honors one: the same for each repetition. */
  readonly vendorKey: string | undefined;
  /** Whether the third party may have carried it out. Calls keep it up to date. */
  mayBeDone: boolean;
}

/** Makes calls to third parties: with credentials, retries, limits, time limits and the circuit. */
export interface VendorCaller {
  /** Resolves with an answer of success. Rejects with a `VendorError`; with the reason of `signal` when the caller went away. */
  call(call: VendorCall): Promise<VendorAnswer>;
  /** How many instances have new tokens that are not stored yet: they are in the memory of this process only. */
  unsavedTokens(): number;
  /** Ends all connections that are idle, waits for the others, stores what is not stored, and makes no further calls. */
  close(): Promise<void>;
}

/** The report about a call that has ended. It has neither payloads, nor addresses, nor secrets. */
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

/** Whoever counts and logs calls. Its errors are not caught. */
export interface CallObserver {
  called?(event: CallEvent): void;
  refreshed?(event: RefreshEvent): void;
  tokensKept?(event: TokensEvent): void;
  circuitChanged?(event: CircuitEvent): void;
}

/** How calls are made. All times are milliseconds. */
export interface CallSettings {
  /** For each connector whose base URL is replaced: what takes its place. */
  readonly replacedUrls: Readonly<Record<string, string>>;
  /** The time of a call, with all its tries and waits; until the first byte of what is streamed. */
  readonly deadline: number;
  /** How often a call that may be repeated is tried. */
  readonly tries: number;
  /** The longest wait before the second try. It doubles with each further one. */
  readonly firstBackoff: number;
  readonly longestBackoff: number;
  /** The size of a JSON answer, in bytes, compressed and not. */
  readonly answerBytes: number;
  /** How many calls of one origin are under way at a time. Further ones wait. */
  readonly connections: number;
  /** How many times in a row a third party may fail before it is no longer called for a while. */
  readonly circuitFaults: number;
  /** How long a third party that fails is not called. */
  readonly circuitPause: number;
  /** The longest time that an instance is not called, whatever the third party asks for. */
  readonly longestLimitPause: number;
  /** The time that a request for an access token has. */
  readonly refreshDeadline: number;
  /** How long to wait before the next token request after one failed. */
  readonly refreshPause: number;
}
