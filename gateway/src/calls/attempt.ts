import { type Egress, type EgressAnswer, EgressError } from "../egress/egress_types.ts";
import { errorCodeOf } from "../storage/storage_error.ts";
import { toMessage } from "../vendor/failure_text.ts";
import { readFailure } from "../vendor/read_answer.ts";
import type { AnswerHeaders, VendorAnswer, VendorFailure, FailureKind } from "../vendor/vendor_types.ts";
import { parseAnswer, type ParsedJson } from "./answer_json.ts";
import { readText, UnreadableAnswerError, unpacked } from "./answer_text.ts";
import type { VendorCall } from "./call_types.ts";
import { DeadlineError, unlessAborted, type Deadline, type Clock } from "./deadline.ts";

/** The meanings of the codes of network errors. The text completes "Stripe …". `unsent`: there was no connection, so that nothing left. */
const meanings: readonly (readonly [codes: RegExp, kind: FailureKind, what: string, unsent?: "unsent"])[] = [
  [/^UND_ERR_CONNECT_TIMEOUT$/, "timeout", "did not accept a connection in time", "unsent"],
  [/^ETIMEDOUT$/, "timeout", "did not accept a connection in time"],
  [/^UND_ERR_HEADERS_TIMEOUT$/, "timeout", "did not answer in time"],
  [/^UND_ERR_BODY_TIMEOUT$/, "timeout", "stopped sending its answer"],
  [/^UND_ERR_HEADERS_OVERFLOW$/, "malformed", "sent headers that are too large"],
  [/^HPE_(?!INVALID_EOF_STATE)/, "malformed", "sent an answer that is not HTTP"],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, "malformed", "sent an answer of another length than it announced"],
  [/^ECONNREFUSED$/, "unreachable", "refused the connection", "unsent"],
  [/^(ENOTFOUND|EAI_\w+)$/, "unreachable", "has a host name that cannot be resolved", "unsent"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET|HPE_INVALID_EOF_STATE)$/, "unreachable", "closed the connection before the answer was complete"],
  [/CERT|^ERR_TLS_|^ERR_SSL_|^UNABLE_TO_|^HOSTNAME_MISMATCH$/, "unreachable", "could not be reached over a trusted TLS connection"],
  [/^(E[A-Z]+|UND_ERR_(?!INVALID_ARG|NOT_SUPPORTED)\w+|ERR_STREAM_PREMATURE_CLOSE)$/, "unreachable", "could not be reached"],
];

/** How one try of a call ended. */
export type Attempt = { readonly kind: "answer"; readonly answer: VendorAnswer } | FailedAttempt;

/** A try that did not succeed. */
export interface FailedAttempt {
  readonly kind: "failure";
  readonly failure: VendorFailure;
  /** The third party's advice about another try. */
  readonly shouldRetry?: boolean;
  /** Whether a redirect answered, which had no credentials. */
  readonly redirected?: boolean;
}

export interface AttemptParts {
  readonly egress: Egress;
  readonly clock: Clock;
  /** The size of a JSON answer, in bytes. */
  readonly answerBytes: number;
}

/** The input that distinguishes one try from another. */
export interface AttemptInput {
  readonly call: VendorCall;
  /** All headers, credentials included. */
  readonly headers: Readonly<Record<string, string>>;
  readonly secrets: readonly string[];
  readonly deadline: Deadline;
}

/** The part of the answer of an error that is read. The message is at its beginning. */
const ERROR_BYTES = 1024 * 1024;

/** Statuses whose answers have no body. */
const withoutBody: readonly number[] = [204, 205];

/** Makes a call once. Rejects only with the reason of the caller's signal, and with bugs. */
export async function attempt(parts: AttemptParts, input: AttemptInput): Promise<Attempt> {
  const { call, headers, deadline } = input;
  try {
    const { signal } = deadline;
    // Nothing else ends the wait for a connection that is not open yet.
    const answer = await unlessAborted(parts.egress.send({ ...call.request, headers, hosts: call.hosts, signal }), signal);
    if (answer.status < 200 || answer.status > 299) return await readError(parts, input, answer);
    return call.expects === "bytes" ? streamed(input, answer) : await readSuccess(parts, input, answer);
  } catch (error) {
    const failure = failureOf(call, deadline, error);
    // It can quote a header of the answer.
    return { kind: "failure", failure: { ...failure, message: toMessage(failure.message, input.secrets) } };
  }
}

/** The failure that a network error means. */
export function failureOf(
  call: Pick<VendorCall, "vendor" | "signal">,
  { signal }: Pick<Deadline, "signal">,
  error: unknown,
): VendorFailure {
  call.signal.throwIfAborted();
  const { name } = call.vendor;
  if (signal.reason instanceof DeadlineError) return { kind: "timeout", message: `${name} did not answer in time.` };
  const failure = networkFailure(name, error);
  if (failure === undefined) throw error;
  return failure;
}

/**
 * From the first byte on the transfer takes as long as it takes: only pauses are limited. Some servers pack files that are to come as they
 * are. Of a part nobody knows whether its positions are those of the file or of what it was packed to.
 */
function streamed({ call, deadline }: AttemptInput, answer: EgressAnswer): Attempt {
  const { status, headers, body } = unpacked(answer, answer.status === 200 && call.request.headers["range"] === undefined);
  deadline.stopTimer();
  body.once("close", () => deadline.release());
  // Who reads the body gets its error. When nobody does, the error must not end the process.
  body.on("error", () => undefined);
  return { kind: "answer", answer: { kind: "bytes", status, headers, body } };
}

async function readSuccess(parts: AttemptParts, input: AttemptInput, { status, headers, body }: EgressAnswer): Promise<Attempt> {
  const text = await readText(body, headers, parts.answerBytes);
  const read: ParsedJson | undefined =
    withoutBody.includes(status) && text.trim() === "" ? { value: undefined } : await parseAnswer(text, input.deadline.signal);
  const failure =
    read === undefined
      ? malformed(input.call, status, text)
      : readFailure(input.call, { status, headers, body: read.value }, contextOf(parts, input));
  if (failure !== undefined) return failed(input.call, failure, headers, false);
  return {
    kind: "answer",
    answer: { kind: "json", status, headers, body: read?.value, text, ...(read?.exact !== undefined && { exact: read.exact }) },
  };
}

async function readError(parts: AttemptParts, input: AttemptInput, answer: EgressAnswer): Promise<Attempt> {
  const { status, headers } = answer;
  const body = await readErrorBody(input, answer);
  const failure = readFailure(input.call, { status, headers, body }, contextOf(parts, input)) ?? {
    kind: "malformed",
    status,
    message: `${input.call.vendor.name} answered with status ${status}.`,
  };
  return failed(input.call, failure, headers, answer.redirected);
}

/** JSON if it is, text otherwise. The status says enough when the body cannot be read. */
async function readErrorBody({ call, deadline }: AttemptInput, { body, headers }: EgressAnswer): Promise<unknown> {
  try {
    const text = await readText(body, headers, ERROR_BYTES);
    const read = await parseAnswer(text, deadline.signal);
    return read === undefined ? text || undefined : read.value;
  } catch (error) {
    failureOf(call, deadline, error);
    return undefined;
  }
}

function contextOf({ clock }: AttemptParts, { secrets }: AttemptInput): { readonly secrets: readonly string[]; readonly now: number } {
  return { secrets, now: clock.now() };
}

function failed({ vendor }: VendorCall, failure: VendorFailure, headers: AnswerHeaders, redirected: boolean): FailedAttempt {
  const advice = vendor.limits?.shouldRetry === undefined ? undefined : headers.get(vendor.limits.shouldRetry)?.trim().toLowerCase();
  const shouldRetry = advice === "true" ? true : advice === "false" ? false : undefined;
  // A call that may work at the next try met a temporary state, whatever its status says.
  const isPassing = shouldRetry === true && failure.kind !== "credentials" && failure.kind !== "rate_limit";
  const told: VendorFailure = { ...failure, ...(isPassing && { kind: "unavailable" }), ...(shouldRetry === false && { isFinal: true }) };
  return { kind: "failure", failure: told, redirected, ...(shouldRetry !== undefined && { shouldRetry }) };
}

function malformed({ vendor }: VendorCall, status: number, text: string): VendorFailure {
  const what = text.trim() === "" ? "without a body" : "that is not JSON, or is nested too deeply";
  return { kind: "malformed", status, message: `${vendor.name} sent an answer ${what} (status ${status}).` };
}

/** The failure behind an error on the way to a third party, or on the way back; undefined for an error that is a bug. */
export function networkFailure(vendor: string, error: unknown): VendorFailure | undefined {
  if (error instanceof EgressError) return { kind: "egress", message: error.message, ...(!error.isSent && { isUnsent: true }) };
  if (error instanceof UnreadableAnswerError) return { kind: "malformed", message: `${vendor} sent an answer that ${error.message}.` };
  const code = codeOf(error);
  const meaning = meanings.find(([codes]) => codes.test(code));
  if (meaning === undefined) return undefined;
  const [, kind, what, unsent] = meaning;
  return { kind, message: `${vendor} ${what}${hostOf(error)}`, ...(unsent !== undefined && { isUnsent: true }) };
}

/** The code of an error, and what to do about a host name that nobody knows. */
function hostOf(error: unknown): string {
  const code = codeOf(error);
  const host = error instanceof Error && "hostname" in error && typeof error.hostname === "string" ? error.hostname : undefined;
  return host === undefined ? ` (${code}).` : `: ${host} (${code}). Check the name server (DNS) of the gateway.`;
}

function codeOf(error: unknown): string {
  // The parser of undici names its error, but leaves out the code.
  return errorCodeOf(error) ?? (error instanceof Error && error.name === "HTTPParserError" ? "HPE_INVALID" : "");
}
