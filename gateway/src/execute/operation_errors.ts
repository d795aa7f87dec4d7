import type { ErrorKind, Vendor } from "connector-gateway-spec/bindings";
import { OperationError } from "connector-gateway-spec/server";
import type { FailureKind, VendorFailure } from "../vendor/vendor_types.ts";

/** The status and the stable code that a caller gets for each kind of failure; for what passes, the seconds to wait where nobody knows more. */
const OUTCOMES: Readonly<Record<FailureKind, readonly [status: number, code: string, wait?: number]>> = {
  credentials: [424, "vendor/credentials"],
  refused: [403, "vendor/refused"],
  not_found: [404, "vendor/not-found"],
  invalid: [422, "vendor/invalid"],
  rate_limit: [429, "vendor/rate-limit", 1],
  unavailable: [502, "vendor/unavailable", 1],
  unreachable: [502, "vendor/unreachable", 1],
  malformed: [502, "vendor/malformed"],
  egress: [502, "vendor/egress"],
  circuit_open: [502, "vendor/circuit-open", 1],
  busy: [503, "gateway/busy", 1],
  timeout: [504, "vendor/timeout", 1],
};

/** What an error of the third party means: the beginning of a sentence that its own message completes. */
const MEANINGS: Readonly<Partial<Record<FailureKind, string>>> = {
  credentials: "refuses the credentials of this instance",
  refused: "does not permit this call",
  not_found: "has no such record",
  invalid: "does not accept the request",
  rate_limit: "accepts no more calls at the moment",
  unavailable: "is not available",
} satisfies Record<ErrorKind, string>;

/** The error of the contract for a call that failed. The entry in `errors` has the third party's own message. */
export function toOperationError({ name }: Vendor, failure: VendorFailure): OperationError {
  const { kind, message, param, headers } = failure;
  // A range outside the file is answered as every gateway answers it.
  const [status, code, wait] = failure.status === 416 ? [416, "request/range"] : OUTCOMES[kind];
  const retryAfter = failure.retryAfter ?? (failure.isFinal === true ? undefined : wait);
  return new OperationError(status, textOf(name, failure), {
    errors: [{ field: param === undefined ? null : `params.${param}`, message, error_code: code }],
    ...(retryAfter !== undefined && { retryAfter }),
    ...(headers !== undefined && { headers }),
  });
}

/** What happened, and what the third party says about it. Without an answer of the third party, the message is the gateway's own. */
function textOf(vendor: string, { kind, message, code, status }: VendorFailure): string {
  const meaning = MEANINGS[kind];
  if (status === undefined || meaning === undefined) return message;
  const named = code === undefined || message.includes(code) ? "" : ` (${code})`;
  return `${vendor} ${meaning}: ${message}${named}`;
}
