import type { VendorAuth } from "connector-gateway-spec/bindings";
import type { Egress } from "../egress/egress_types.ts";
import type { Credentials } from "../storage/store_types.ts";
import { isObject } from "connector-gateway-templates/core";
import { toMessage } from "../vendor/failure_text.ts";
import { isHeaderText } from "../vendor/header_parts.ts";
import { kindOfStatus } from "../vendor/read_answer.ts";
import { retryAfterOf } from "../vendor/retry_after.ts";
import { VendorError, type AnswerHeaders, type VendorFailure } from "../vendor/vendor_types.ts";
import { parseJson } from "./answer_json.ts";
import { readText } from "./answer_text.ts";
import type { VendorCall } from "./call_types.ts";
import { failureOf } from "./attempt.ts";
import { startDeadline, unlessAborted, type Clock } from "./deadline.ts";
import { textOf } from "./signing.ts";

/** How access tokens of an instance are asked for. */
export type OauthRefresh = Extract<VendorAuth, { kind: "oauth_refresh" }>;

/** The answer of a token endpoint. */
export interface Tokens {
  readonly accessToken: string;
  /** Present when the old refresh token is no longer valid, or will not be for long. */
  readonly refreshToken?: string;
  /** Seconds. */
  readonly expiresIn?: number;
}

export interface TokenRequestParts {
  readonly egress: Egress;
  readonly clock: Clock;
  readonly replacedUrls: Readonly<Record<string, string>>;
  readonly refreshDeadline: number;
}

/** Codes of OAuth are short words. */
const LONGEST_CODE = 60;

/** More than enough for tokens, also for long ones that are signed. */
const ANSWER_BYTES = 256 * 1024;

/**
 * Exchanges the refresh token of an instance for an access token (RFC 6749, section 6). The request is sent once, on a new connection:
 * a third party that gives out a new refresh token each time may take the second request with the old one for a theft.
 * @throws {VendorError} when there is no token in the answer.
 */
export async function requestTokens(parts: TokenRequestParts, call: VendorCall, auth: OauthRefresh, values: Credentials): Promise<Tokens> {
  // The tokens are for all calls that wait for them, so that none of their callers can end the request.
  const context = { vendor: call.vendor, signal: new AbortController().signal };
  const deadline = startDeadline(parts.clock, parts.refreshDeadline, context.signal);
  const url = tokenUrl(parts, call, auth);
  const secrets = Object.values(values).filter((value) => typeof value === "string");
  const { signal } = deadline;
  try {
    const sent = parts.egress.send({
      method: "POST",
      url: url.href,
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "application/json", "user-agent": "connector-gateway" },
      body: formOf(auth, values),
      hosts: [url.host],
      signal,
      newConnection: true,
    });
    const answer = await unlessAborted(sent, signal);
    return readTokens(parts, call, { ...answer, text: await readText(answer.body, answer.headers, ANSWER_BYTES), secrets });
  } catch (error) {
    if (error instanceof VendorError) throw error;
    const failure = failureOf(context, deadline, error);
    const message = `No access token for instance ${call.instance.id}: ${toMessage(failure.message, secrets)}`;
    throw new VendorError({ ...failure, message });
  } finally {
    deadline.release();
  }
}

/** A replaced base URL replaces the server of the tokens too. */
function tokenUrl({ replacedUrls }: TokenRequestParts, { operation }: VendorCall, { tokenUrl }: OauthRefresh): URL {
  const url = new URL(tokenUrl);
  const replaced = replacedUrls[operation.connector];
  return replaced === undefined ? url : new URL(`${replaced.replace(/\/+$/, "")}${url.pathname}${url.search}`);
}

function formOf({ refreshToken, clientId, clientSecret }: OauthRefresh, values: Credentials): string {
  return new URLSearchParams({
    grant_type: "refresh_token",
    refresh_token: textOf(values, refreshToken) ?? "",
    client_id: textOf(values, clientId) ?? "",
    client_secret: textOf(values, clientSecret) ?? "",
  }).toString();
}

interface TokenAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  readonly text: string;
  /** Values that were sent, and must not be repeated in a message. */
  readonly secrets: readonly string[];
}

function readTokens(parts: TokenRequestParts, call: VendorCall, answer: TokenAnswer): Tokens {
  const value = parseJson(answer.text)?.value;
  const fields = isObject(value) ? value : {};
  const { access_token: accessToken, refresh_token: refreshToken } = fields;
  const isSuccess = answer.status >= 200 && answer.status < 300;
  const isToken = typeof accessToken === "string" && accessToken !== "" && isHeaderText(accessToken);
  if (!isSuccess || !isToken) throw refusal(parts, call, answer, fields["error"]);
  const expiresIn = Number(fields["expires_in"] ?? Number.NaN);
  return {
    accessToken,
    ...(typeof refreshToken === "string" && refreshToken !== "" && { refreshToken }),
    ...(Number.isFinite(expiresIn) && expiresIn > 0 && { expiresIn }),
  };
}

/** The codes are those of RFC 6749, sections 4.1.2.1 and 5.2. The description is not passed on: it may repeat the tokens. */
function refusal(parts: TokenRequestParts, call: VendorCall, { status, headers, secrets }: TokenAnswer, code: unknown): VendorError {
  const wait = retryAfterOf(headers, undefined, parts.clock.now());
  const failure = (kind: VendorFailure["kind"], why: string): VendorError =>
    new VendorError({
      kind,
      status,
      message: `No access token for instance ${call.instance.id}: ${call.vendor.name} ${why}.`,
      ...(wait !== undefined && { retryAfter: wait }),
    });
  const kind = code === "temporarily_unavailable" || code === "server_error" ? "unavailable" : kindOfStatus(status, headers);
  if (kind === "rate_limit") return failure(kind, "accepts no more token requests until its rate limit resets");
  if (kind === "unavailable" || status >= 500) return failure("unavailable", `answered with status ${status}`);
  const renewed =
    "no longer accepts its refresh token (invalid_grant). Connect the account again and set the new credentials of the instance";
  if (code === "invalid_grant") return failure("credentials", renewed);
  if (code === "invalid_client" || code === "unauthorized_client")
    return failure("credentials", `does not accept its OAuth client (${code}). Check the client id and the client secret of the instance`);
  const shown = typeof code === "string" ? ` (${toMessage(code, secrets).slice(0, LONGEST_CODE)})` : "";
  if (status >= 400) return failure("credentials", `refused its credentials with status ${status}${shown}`);
  return failure("malformed", `sent an answer without a usable token (status ${status})`);
}
