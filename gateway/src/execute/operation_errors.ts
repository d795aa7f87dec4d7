import type { Vendor } from "connector-gateway-spec/bindings";
import { OperationError } from "connector-gateway-spec/server";
import type { FailureKind, VendorFailure } from "../vendor/vendor_types.ts";

/** The answer to a caller for each kind of failure. */
interface Outcome {
  readonly status: number;
  /** `vendor/not-found`: stable, for programs. */
  readonly code: string;
  /** What happened, for a failure that the third party answered with. */
  readonly text: (vendor: string) => string;
}

const OUTCOMES: Readonly<Record<FailureKind, Outcome>> = {
  credentials: { status: 424, code: "vendor/credentials", text: (vendor) => `${vendor} refuses the credentials of this instance` },
  refused: { status: 403, code: "vendor/refused", text: (vendor) => `${vendor} does not permit this call` },
  not_found: { status: 404, code: "vendor/not-found", text: (vendor) => `${vendor} has no such record` },
  invalid: { status: 422, code: "vendor/invalid", text: (vendor) => `${vendor} does not accept the request` },
  rate_limit: { status: 429, code: "vendor/rate-limit", text: (vendor) => `${vendor} accepts no more calls at the moment` },
  unavailable: { status: 502, code: "vendor/unavailable", text: (vendor) => `${vendor} is not available` },
  unreachable: { status: 502, code: "vendor/unreachable", text: (vendor) => `${vendor} cannot be reached` },
  malformed: { status: 502, code: "vendor/malformed", text: (vendor) => `${vendor} sent an answer that cannot be used` },
  egress: { status: 502, code: "vendor/egress", text: (vendor) => `${vendor} refers to an address that this gateway does not call` },
  circuit_open: { status: 502, code: "vendor/circuit-open", text: (vendor) => `${vendor} is not called at the moment` },
  timeout: { status: 504, code: "vendor/timeout", text: (vendor) => `${vendor} did not respond in time` },
};

/** The error of the contract for a call that failed. The third party's own message stands alone in its entry. */
export function toOperationError({ name }: Vendor, failure: VendorFailure): OperationError {
  const { kind, message, param, retryAfter, headers } = failure;
  const { status, code, text } = OUTCOMES[kind];
  const entry = { field: param === undefined ? null : `params.${param}`, message, error_code: code };
  // A file has no such range. The caller learns that in the same way from every gateway.
  const isRange = failure.status === 416;
  return new OperationError(isRange ? 416 : status, failure.status === undefined ? message : answered(text(name), failure), {
    errors: [isRange ? { ...entry, error_code: "request/range" } : entry],
    ...(retryAfter !== undefined && { retryAfter }),
    ...(headers !== undefined && { headers }),
  });
}

/** What happened, with what the third party says about it. Its code is left out where its message contains it. */
function answered(text: string, { message, code }: VendorFailure): string {
  const named = code === undefined || message.includes(code) ? "" : ` (${code})`;
  return `${text}: ${message}${named}`;
}
