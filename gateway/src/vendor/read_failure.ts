import { isDeepStrictEqual } from "node:util";
import type { Binding, ErrorKind, Vendor, VendorErrors } from "connector-gateway-spec/bindings";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { messageAt, textAt, textsAt, valueAt } from "./body_path.ts";
import { messageOfText, toMessage } from "./failure_text.ts";
import { callerName } from "./param_names.ts";
import { retryAfterOf } from "./retry_after.ts";
import type { AnswerHeaders, FailureKind, VendorFailure } from "./vendor_types.ts";

/** An answer of a third party, read. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The value of a JSON body, the text of any other; undefined without a body. */
  readonly body: unknown;
}

/** What reading a failure needs besides the answer. */
export interface FailureContext {
  /** Values that must not be passed on: the credentials of the call. */
  readonly secrets?: readonly string[];
  /** The time in milliseconds; the clock by default. */
  readonly now?: number;
}

/** Why an answer is no success; undefined when it is one. */
export function readFailure(
  { vendor, binding }: { readonly vendor: Vendor; readonly binding: Binding },
  answer: ReadAnswer,
  { secrets = [], now = Date.now() }: FailureContext = {},
): VendorFailure | undefined {
  if (isSuccess(vendor.errors, binding, answer)) return undefined;
  const { status, headers, body } = answer;
  const codes = textsAt(body, vendor.errors.code);
  const kind = kindOf(vendor.errors, codes, answer);
  const said = messageAt(body, vendor.errors.message) ?? messageOfText(body);
  const param = vendor.errors.param === undefined ? undefined : textAt(body, [vendor.errors.param]);
  const wait = retryAfterOf(headers, vendor.limits, now, kind === "rate_limit");
  const contentRange = status === 416 ? unsatisfiedRange(headers) : undefined;
  return {
    kind,
    message: toMessage(said, secrets) || silent(vendor.name, kind, status),
    status,
    ...(codes[0] !== undefined && { code: toMessage(codes[0], secrets) }),
    ...(param !== undefined && { param: toMessage(callerName(binding, param), secrets) }),
    ...(wait !== undefined && { retryAfter: wait }),
    ...(contentRange !== undefined && { headers: { "content-range": contentRange } }),
  };
}

/** The size of the file that a range is outside of: `bytes *\/1024`. Nothing else is passed on. */
function unsatisfiedRange(headers: AnswerHeaders): string | undefined {
  const text = headers.get("content-range")?.trim() ?? "";
  return /^bytes \*\/\d{1,15}$/i.test(text) ? text : undefined;
}

/** Instead of a message. What is no answer to the call needs a whole sentence. */
function silent(vendor: string, kind: FailureKind, status: number): string {
  return kind === "malformed"
    ? `${vendor} answered with status ${status}, which is neither a success nor an error.`
    : `HTTP status ${status}`;
}

function isSuccess({ failWhen }: VendorErrors, { graphql }: Binding, { status, body }: ReadAnswer): boolean {
  if (status < 200 || status > 299) return false;
  if (failWhen !== undefined && isDeepStrictEqual(valueAt(body, failWhen.path), failWhen.is)) return false;
  return graphql === undefined || !hasErrors(body);
}

/** GraphQL answers with status 200 and a list of errors. */
function hasErrors(body: unknown): boolean {
  const errors = isObject(body) ? body["errors"] : undefined;
  return isList(errors) && errors.length > 0;
}

/** The first code with a meaning decides; without one, the status does. */
function kindOf({ kinds }: Vendor["errors"], codes: readonly string[], answer: ReadAnswer): FailureKind {
  const known = codes.find((code) => Object.hasOwn(kinds, code));
  return (known === undefined ? undefined : kinds[known]) ?? kindOfStatus(answer);
}

/** The statuses from 400 to 499 that mean more than an invalid request. Some are in no RFC but widely used. */
const STATUS_KINDS: Readonly<Record<number, ErrorKind>> = {
  401: "credentials",
  402: "refused",
  403: "refused",
  404: "not_found",
  408: "unavailable",
  410: "not_found",
  420: "rate_limit",
  421: "unavailable", // another connection may reach a server that can answer
  423: "unavailable", // locked for the moment
  425: "unavailable", // too early
  429: "rate_limit",
  440: "credentials", // the session has ended
  449: "unavailable", // retry with
  451: "refused",
  477: "unavailable", // the account is being moved
  498: "credentials", // the token is not valid
};

function kindOfStatus({ status, headers }: ReadAnswer): FailureKind {
  if (status >= 500) return "unavailable";
  // A redirect that was not followed is no answer to the call.
  if (status < 200 || (status >= 300 && status < 400)) return "malformed";
  const kind = STATUS_KINDS[status] ?? "invalid";
  // `Retry-After` says that a later call may succeed (RFC 9110, section 10.2.3).
  const isPassing = (kind === "invalid" || kind === "refused") && headers.get("retry-after") !== undefined;
  return isPassing ? "unavailable" : kind;
}
