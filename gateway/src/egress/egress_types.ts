import type { LookupAddress } from "node:dns";
import type { Readable } from "node:stream";
import type { AnswerHeaders, VendorRequest } from "../vendor/vendor_types.ts";

/** The hosts that a gateway may reach, and how long it waits for them. */
export interface EgressSettings {
  /** The origins that take the place of third parties' own: `http://127.0.0.1:4400`. */
  readonly replacedOrigins: readonly string[];
  /** Whether replaced origins may have private addresses, and may be http. */
  readonly allowPrivate: boolean;
  /** How long a connection may take, TLS included. */
  readonly connectMilliseconds: number;
  /** How long the first byte of an answer may take. */
  readonly headersMilliseconds: number;
  /** How long a body may pause. */
  readonly idleMilliseconds: number;
  /** The size of all headers of an answer together. */
  readonly headerBytes: number;
  /** Open connections to one origin. Further calls wait for one of them. */
  readonly connections: number;
}

/** The settings of a gateway for which nothing else is set. */
export const defaultEgressSettings: EgressSettings = {
  replacedOrigins: [],
  allowPrivate: false,
  connectMilliseconds: 10_000,
  headersMilliseconds: 60_000,
  idleMilliseconds: 30_000,
  headerBytes: 32 * 1024,
  connections: 256,
};

/** Finds all addresses of a host. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/** A request that may leave the gateway, once its address has been checked. */
export interface EgressRequest extends VendorRequest {
  /** The hosts that the request, and redirects from it, may reach. */
  readonly hosts: readonly string[];
  readonly signal: AbortSignal;
  /** Use a new connection: one from the pool may break before the request arrives. */
  readonly newConnection?: boolean;
}

/** An answer. Whoever gets it must read the body to its end, or destroy it. */
export interface EgressAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly body: Readable;
  /** Whether it is the answer to a redirect, which had no credentials. */
  readonly redirected: boolean;
}

/** The only way out of a gateway. */
export interface Egress {
  /**
   * Sends a request and follows redirects of GET. Rejects with an `EgressError` when the address, or that of a redirect, is not
   * allowed; with the reason of the signal; with the error of the network otherwise.
   */
  send(request: EgressRequest): Promise<EgressAnswer>;
  /** Waits for the requests that are under way and closes all connections. */
  close(): Promise<void>;
}

/** Thrown for an address that a gateway does not call. */
export class EgressError extends Error {
  override readonly name = "EgressError";
  /** Whether the request left: its answer was refused. */
  readonly isSent: boolean;

  constructor(message: string, isSent = false) {
    super(message);
    this.isSent = isSent;
  }
}
