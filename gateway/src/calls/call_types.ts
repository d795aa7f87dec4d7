import type { Binding, Vendor } from "connector-gateway-spec/bindings";
import type { Operation } from "connector-gateway-spec";
import type { StoredInstance } from "../storage/store_types.ts";
import type { VendorAnswer, VendorRequest } from "../vendor/vendor_types.ts";

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
