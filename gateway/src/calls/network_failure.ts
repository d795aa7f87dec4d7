import { EgressError } from "../egress/egress_types.ts";
import type { FailureKind, VendorFailure } from "../vendor/vendor_types.ts";
import { UnreadableAnswerError } from "./answer_text.ts";

/** What the codes of network errors mean. The text completes "Stripe …". */
const meanings: readonly (readonly [RegExp, FailureKind, string])[] = [
  [/^(UND_ERR_CONNECT_TIMEOUT|ETIMEDOUT)$/, "timeout", "did not accept a connection in time"],
  [/^UND_ERR_HEADERS_TIMEOUT$/, "timeout", "did not answer in time"],
  [/^UND_ERR_BODY_TIMEOUT$/, "timeout", "stopped sending its answer"],
  [/^UND_ERR_HEADERS_OVERFLOW$/, "malformed", "sent headers that are too large"],
  [/^HPE_(?!INVALID_EOF_STATE)/, "malformed", "sent an answer that is not HTTP"],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, "malformed", "sent an answer of another length than it announced"],
  [/^ECONNREFUSED$/, "unreachable", "refused the connection"],
  [/^(ENOTFOUND|EAI_\w+)$/, "unreachable", "has a host name that cannot be resolved"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_INVALID_EOF_STATE)$/, "unreachable", "closed the connection before the answer was complete"],
  [/CERT|^ERR_TLS_|^ERR_SSL_|^UNABLE_TO_|^HOSTNAME_MISMATCH$/, "unreachable", "could not be reached over a trusted TLS connection"],
  [/^(E[A-Z]+|UND_ERR_(?!INVALID_ARG|NOT_SUPPORTED)\w+|ERR_STREAM_PREMATURE_CLOSE)$/, "unreachable", "could not be reached"],
];

/** What an error on the way to a third party, or on the way back, says; undefined for an error that is a bug. */
export function networkFailure(vendor: string, error: unknown): VendorFailure | undefined {
  if (error instanceof EgressError) return { kind: "egress", message: error.message };
  if (error instanceof UnreadableAnswerError) return { kind: "malformed", message: `${vendor} sent an answer that ${error.message}.` };
  const code = codeOf(error);
  const meaning = meanings.find(([codes]) => codes.test(code));
  if (meaning === undefined) return undefined;
  const [, kind, what] = meaning;
  return { kind, message: `${vendor} ${what}${hostOf(error)}` };
}

/** The code of an error, and what to do about a host name that nobody knows. */
function hostOf(error: unknown): string {
  const code = codeOf(error);
  const host = error instanceof Error && "hostname" in error && typeof error.hostname === "string" ? error.hostname : undefined;
  return host === undefined ? ` (${code}).` : `: ${host} (${code}). Check the name server (DNS) of the gateway.`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  if ("code" in error && typeof error.code === "string") return error.code;
  // The parser of undici names its error, but leaves out the code.
  return error.name === "HTTPParserError" ? "HPE_INVALID" : "";
}
