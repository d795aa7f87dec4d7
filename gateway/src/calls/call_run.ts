import { randomUUID } from "node:crypto";
import type { VersionedCredentials, Storage } from "../storage/store_types.ts";
import { isHeaderText } from "../vendor/header_parts.ts";
import { retryAfterOf } from "../vendor/retry_after.ts";
import { VendorError, type VendorAnswer, type VendorFailure, type FailureKind } from "../vendor/vendor_types.ts";
import { attempt, type Attempt, type AttemptParts, type FailedAttempt } from "./attempt.ts";
import type { VendorCall, CallObserver, CallSettings, WriteProgress } from "./call_types.ts";
import type { Circuits, LimitPauses } from "./circuits.ts";
import type { Connections } from "./connections.ts";
import type { Deadline } from "./deadline.ts";
import { failSpan, inSpan, traceHeader } from "../settings/spans.ts";
import { authOf, sign } from "./signing.ts";
import { type TokenRefresher, readCredentials } from "./token_refresh.ts";
import type { OauthRefresh } from "./token_request.ts";

/** Failures that the next try may not meet. */
const passing: readonly FailureKind[] = ["rate_limit", "unavailable", "timeout", "unreachable"];

/** Signatures of calls that get no credentials. */
const unsigned: Signature = { headers: {}, secrets: [] };

/** The parts that all calls of a process share. */
export interface CallParts extends AttemptParts, SignatureParts {
  readonly settings: CallSettings;
  readonly circuits: Circuits;
  readonly connections: Connections;
  readonly pauses: LimitPauses;
  readonly random: () => number;
  readonly observer: CallObserver;
}

/** One call, from its first try to its last. */
export interface CallRun {
  readonly call: VendorCall;
  readonly deadline: Deadline;
  tries: number;
  /** Values of all tries that no message may repeat: the third party may still know what was sent before. */
  secrets: readonly string[];
  /** The last failure of the third party. */
  failure?: VendorFailure;
  /** The credentials that the third party refused. They are replaced once. */
  refused?: VersionedCredentials;
}

/** The encodings that the gateway takes. Bodies that it passes on unread must not be compressed. */
const encodings = { json: "gzip", bytes: "identity" } as const;

/** The methods with which third parties honour idempotency keys. A DELETE with a key is still done twice. */
const keyedMethods: readonly string[] = ["POST", "PUT", "PATCH"];

/**
 * Makes a call, again if that is safe and useful, and returns the answer of success.
 * @throws {VendorError} what the last try ended with; the reason of the deadline's signal while it waits.
 */
export async function makeCall(parts: CallParts, run: CallRun): Promise<VendorAnswer> {
  const { call, deadline } = run;
  refuseBrokenHeaders(call);
  const key = keyHeader(call);
  const repeatable = call.operation.effect === "read" || key !== undefined;
  const { url } = call.request;
  const origin = URL.canParse(url) ? new URL(url).origin : url;
  for (;;) {
    await waitForLimit(parts, run, origin);
    deadline.signal.throwIfAborted();
    const signature = await signatureOf(parts, run);
    run.secrets = run.secrets.length === 0 ? signature.secrets : [...run.secrets, ...signature.secrets];
    const made = await tryOnce(parts, run, origin, {
      "accept-encoding": encodings[call.expects],
      ...call.request.headers,
      ...key,
      ...signature.headers,
    });
    noteLimit(parts, call, origin, made);
    if (made.kind === "answer") return made.answer;
    run.failure = made.failure;
    if (replacesCredentials(parts, run, made, signature)) continue;
    const wait = planRetry({ attempt: made, repeatable, tries: run.tries, remaining: deadline.remaining() }, parts.settings, parts.random);
    if (wait === undefined) throw new VendorError(made.failure);
    await parts.clock.sleep(wait, deadline.signal);
  }
}

/** Makes one try. When the circuit opened since the last one, what the last one said is more useful. */
async function tryOnce(parts: CallParts, run: CallRun, origin: string, headers: Readonly<Record<string, string>>): Promise<Attempt> {
  const { call, deadline, secrets } = run;
  const giveBack = await parts.connections.take(origin, call.vendor.name, deadline);
  let made: Attempt | undefined;
  try {
    made = await parts.circuits.run(origin, call.vendor.name, () => {
      run.tries++;
      return noting(call.write, () =>
        tracing(run, (header) => attempt(parts, { call, headers: { ...headers, ...header }, secrets, deadline })),
      );
    });
    return made;
  } catch (error) {
    if (error instanceof VendorError && run.failure !== undefined) throw new VendorError(run.failure);
    throw error;
  } finally {
    if (made?.kind === "answer" && made.answer.kind === "bytes") made.answer.body.once("close", giveBack);
    else giveBack();
  }
}

/** Makes a try in a span of its own. Signed addresses are not told which trace they belong to. */
function tracing({ call, tries }: CallRun, make: (header: Readonly<Record<string, string>>) => Promise<Attempt>): Promise<Attempt> {
  const { method } = call.request;
  const attributes = { "http.request.method": method, "http.request.resend_count": tries - 1, "peer.service": call.vendor.name };
  return inSpan(method, { kind: "CLIENT", attributes }, async (span) => {
    const made = await make(call.credentials === "none" ? {} : traceHeader());
    const { status } = made.kind === "answer" ? made.answer : made.failure;
    if (status !== undefined) span.setAttribute("http.response.status_code", status);
    if (made.kind === "failure") failSpan(span, made.failure.kind);
    return made;
  });
}

/** Failures with which a third party says that it did not do what was asked for. */
const refusing: readonly FailureKind[] = ["credentials", "refused", "not_found", "invalid", "rate_limit"];

/** Makes a try, and notes whether a write may have been carried out, by this try or an earlier one. */
async function noting(write: WriteProgress | undefined, make: () => Promise<Attempt>): Promise<Attempt> {
  if (write === undefined) return make();
  const { mayBeDone } = write;
  write.mayBeDone = true;
  const made = await make();
  if (made.kind === "failure" && (made.failure.isUnsent === true || refusing.includes(made.failure.kind))) write.mayBeDone = mayBeDone;
  return made;
}

/** A line break in a header would begin another header. */
function refuseBrokenHeaders({ request }: VendorCall): void {
  const broken = Object.entries(request.headers).find(([, value]) => !isHeaderText(value));
  if (broken === undefined) return;
  const message = `The value of the header \`${broken[0]}\` contains a line break or another character that a header cannot carry.`;
  throw new VendorError({ kind: "invalid", message });
}

/** The header in which a third party takes a key for a write with this method; undefined when it honors none. */
export function keyHeaderName({ idempotencyHeader }: VendorCall["vendor"], method: string): string | undefined {
  return keyedMethods.includes(method) ? idempotencyHeader?.toLowerCase() : undefined;
}

/** One key for all tries of a call: whatever arrives twice is done once. */
function keyHeader({ operation, request, vendor, write }: VendorCall): Readonly<Record<string, string>> | undefined {
  const name = operation.effect === "read" ? undefined : keyHeaderName(vendor, request.method);
  return name === undefined ? undefined : { [name]: request.headers[name] ?? write?.vendorKey ?? randomUUID() };
}

/** Waits until the third party allows calls of this instance again, if that is before the deadline. */
async function waitForLimit(parts: CallParts, { call, deadline, failure }: CallRun, origin: string): Promise<void> {
  for (;;) {
    const wait = parts.pauses.remaining(limitKey(call, origin));
    if (wait === 0) return;
    if (wait >= deadline.remaining()) {
      const message = `${call.vendor.name} accepts no more calls of this instance until its rate limit resets.`;
      throw new VendorError({ ...(failure ?? { kind: "rate_limit", message }), retryAfter: wait / 1000 });
    }
    await parts.clock.sleep(wait, deadline.signal);
  }
}

/** Limits are those of an account. A signed address of another host has its own. */
function limitKey({ instance }: VendorCall, origin: string): string {
  return `${instance.id} ${origin}`;
}

function noteLimit({ pauses, clock }: CallParts, call: VendorCall, origin: string, made: Attempt): void {
  const wait =
    made.kind === "answer"
      ? retryAfterOf(made.answer.headers, call.vendor.limits, clock.now())
      : made.failure.kind === "rate_limit"
        ? made.failure.retryAfter
        : undefined;
  if (wait !== undefined) pauses.pause(limitKey(call, origin), wait);
}

/** Whether the call is made again with another access token. A refused call was not carried out, so that this is safe for writes. */
function replacesCredentials({ refresher }: CallParts, run: CallRun, made: FailedAttempt, { renewable }: Signature): boolean {
  if (made.failure.kind !== "credentials" || made.redirected === true || renewable === undefined) return false;
  if (run.refused !== undefined) {
    refresher.pause(run.call, renewable.credentials, made.failure);
    return false;
  }
  run.refused = renewable.credentials;
  return true;
}

/** The headers that sign a call, and the secrets in them. */
interface Signature {
  readonly headers: Readonly<Record<string, string>>;
  /** Everything that must not be repeated in a message. */
  readonly secrets: readonly string[];
  /** Present when another access token can be had. */
  readonly renewable?: { readonly auth: OauthRefresh; readonly credentials: VersionedCredentials };
}

interface SignatureParts {
  readonly storage: Pick<Storage, "instances">;
  readonly refresher: TokenRefresher;
}

/**
 * Signs a call. The credentials are read for each try, for the first one with the instance: no copy in memory outlives the call, and what
 * an operator or another process stores counts from the next try on. `refused` are the credentials that the third party just refused.
 */
async function signatureOf({ storage, refresher }: SignatureParts, { call, refused, deadline: { signal } }: CallRun): Promise<Signature> {
  if (call.credentials === "none") return unsigned;
  const stored = storage.instances.credentialsFoundWith(call.instance) ?? (await readCredentials(storage, call));
  const auth = authOf(call.vendor, stored.values);
  if (auth.kind !== "oauth_refresh") return toSignature(sign(auth, stored.values), stored);
  const credentials =
    refused === undefined ? await refresher.fresh(call, auth, stored, signal) : await refresher.replace(call, auth, refused, signal);
  return { ...toSignature(sign(auth, credentials.values), credentials), renewable: { auth, credentials } };
}

/** The header too: Basic authentication encodes what is secret. */
function toSignature(headers: Readonly<Record<string, string>>, { values }: VersionedCredentials): Signature {
  const encoded = Object.values(headers).map((header) => header.replace(/^\w+ /, ""));
  return { headers, secrets: [...encoded, ...Object.values(values).filter((value) => typeof value === "string")] };
}

/** The facts that decide about another try. */
export interface RetrySituation {
  readonly attempt: FailedAttempt;
  /** Whether the call may be made again: it reads, or has a key with which the third party recognizes it. */
  readonly repeatable: boolean;
  /** How often it was made. */
  readonly tries: number;
  /** Milliseconds until the deadline. */
  readonly remaining: number;
}

/**
 * The milliseconds to wait before the next try: what the third party asks for, and a random time on top that doubles with each try,
 * so that calls which failed together do not come back together. Undefined when the call is given up, which is at once when the
 * wait ends after the deadline.
 */
export function planRetry(situation: RetrySituation, settings: CallSettings, random: () => number): number | undefined {
  const { attempt, repeatable, tries, remaining } = situation;
  if (!repeatable || tries >= settings.tries) return undefined;
  if (!(attempt.shouldRetry ?? passing.includes(attempt.failure.kind))) return undefined;
  const backoff = random() * Math.min(settings.longestBackoff, settings.firstBackoff * 2 ** (tries - 1));
  const wait = (attempt.failure.retryAfter ?? 0) * 1000 + backoff;
  return wait < remaining ? wait : undefined;
}
