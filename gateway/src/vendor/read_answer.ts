import type { Binding, BodyPath, MetaSource, Vendor, VendorErrors } from "connector-gateway-spec/bindings";
import type { OperationKind } from "connector-gateway-spec";
import { printFieldPath, isList, isObject } from "connector-gateway-templates/core";
import { valueAt, countValues, messageAt, textAt, textsAt } from "./body_path.ts";
import { linkTo } from "./header_parts.ts";
import { VendorError, type AnswerHeaders, type FailureKind, type VendorFailure } from "./vendor_types.ts";
import { isDeepStrictEqual } from "node:util";
import { messageOfText, toMessage } from "./failure_text.ts";
import { retryAfterOf } from "./retry_after.ts";

/** The statuses from 400 to 599 that mean something else than their first digit says. Some are in no RFC but widely used. */
const STATUS_KINDS: readonly (readonly [FailureKind, readonly number[]])[] = [
  // A session has ended, a certificate is not valid or is missing, a token is not valid.
  ["credentials", [401, 440, 495, 496, 498]],
  ["refused", [402, 403, 450, 451]],
  ["not_found", [404, 410]],
  ["rate_limit", [420, 429, 430]],
  // Among them: another connection may reach a server that can answer (421), a lock, something that the third party needs has failed (424),
  // too early, a proxy lost its server or its client (444, 460, 499), retry with (449), the account is being moved (477).
  ["unavailable", [408, 421, 423, 424, 425, 444, 449, 460, 477, 499]],
  // Features that a server or its protocol does not have, and networks that ask who calls (407, 511): no other try changes it.
  ["malformed", [407, 501, 505, 506, 510, 511]],
];

/** Meta of an answer, by field. */
export type AnswerMeta = Readonly<Record<string, unknown>>;

/**
 * The result in the body of an answer: an array for a list, an object for everything else. It is the third party's own value.
 * @throws {VendorError} not found, when GraphQL found nothing; malformed, when the result is not where the binding says.
 */
export function readResult(kind: OperationKind, binding: Binding, body: unknown): readonly unknown[] | Readonly<Record<string, unknown>> {
  if (binding.graphql !== undefined && isNothing(body, binding.take))
    throw new VendorError({ kind: "not_found", message: "The third party returned null: there is no such record." });
  const result = binding.take === undefined ? body : valueAt(body, binding.take);
  const place = binding.take === undefined ? "" : ` at \`${printFieldPath(binding.take)}\``;
  if (kind === "list") {
    if (isList(result)) return result;
    throw malformed(`has no list${place}`);
  }
  if (isObject(result)) return result;
  throw malformed(`has no object${place}`);
}

function malformed(problem: string): VendorError {
  return new VendorError({ kind: "malformed", message: `The third party's answer ${problem}.` });
}

/** GraphQL answers with null for what does not exist: inside `data` at a step of the path, or for all fields of it. */
function isNothing(body: unknown, take: BodyPath | undefined): boolean {
  if (take?.some((_, index) => index > 0 && valueAt(body, take.slice(0, index + 1)) === null) === true) return true;
  const data = valueAt(body, ["data"]);
  const fields = isObject(data) ? Object.values(data) : [];
  return fields.length > 0 && fields.every((field) => field === null);
}

/** What Meta is read from: an answer, and the address of its request. */
interface MetaAnswer extends Pick<ReadAnswer, "body" | "headers"> {
  readonly url: string;
}

/** The fields of Meta; null where the answer lacks one. */
export function readMeta({ meta }: Binding, answer: MetaAnswer): AnswerMeta | undefined {
  if (meta === undefined) return undefined;
  const fields = Object.entries(meta).map(([field, source]): [string, unknown] => {
    if ("because" in source) return [field, null];
    const value = valueOf(source, answer) ?? null;
    return [field, ofMeta(source.query === undefined ? value : queryOf(value, source.query, answer.url))];
  });
  return Object.fromEntries(fields);
}

function valueOf(source: Exclude<MetaSource, { readonly because: string }>, { body, headers, url }: MetaAnswer): unknown {
  if ("body" in source) return valueAt(body, source.body);
  return "link" in source ? linkTo(headers.get("link"), source.link, url) : headers.get(source.header);
}

/** A param in the query of an address, which may be relative to that of the call; null where the address is missing or has no such param. */
function queryOf(address: unknown, param: string, url: string): string | null {
  if (typeof address !== "string" || !URL.canParse(address, url)) return null;
  return new URL(address, url).searchParams.get(param);
}

/** More values come from no third party: a field of Meta is a cursor, a number or the like. */
const MOST_META = 1_000;

function ofMeta(value: unknown): unknown {
  if (countValues(value, MOST_META) === MOST_META) throw malformed("is too large beside its records");
  return value;
}

/** An answer of a third party, read. */
interface ReadAnswer {
  readonly status: number;
  readonly headers: AnswerHeaders;
  /** The value of a JSON body, the text of any other; undefined without a body. */
  readonly body: unknown;
}

/** The context, besides the answer, in which a failure is read. */
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

/** The text in place of a missing message. A response that is no answer to the call needs a whole sentence. */
function silent(vendor: string, kind: FailureKind, status: number): string {
  if (kind !== "malformed") return `HTTP status ${status}`;
  return `${vendor} answered with status ${status}, which ${status < 400 ? "is neither a success nor an error" : "no further try changes"}.`;
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

/** A code with a meaning decides, where several have one the first that is not just invalid; then a status that is a code, then the own one. */
function kindOf({ kinds }: VendorErrors, codes: readonly string[], { status, headers }: ReadAnswer): FailureKind {
  const kindsByCode = new Map(Object.entries(kinds).map(([code, kind]) => [toPlain(code), kind]));
  const matches = codes.flatMap((code) => kindsByCode.get(toPlain(code)) ?? []);
  const said = codes.find((code) => /^[45]\d\d$/.test(code)) ?? status;
  return matches.find((kind) => kind !== "invalid") ?? matches[0] ?? kindOfStatus(Number(said), headers);
}

/** One third party writes a code in several ways: `LOCK_TIMEOUT`, `LockTimeout`, `lock.timeout`. */
function toPlain(code: string): string {
  return code.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The kind of failure that the status of an answer and its `Retry-After` tell. */
export function kindOfStatus(status: number, headers: AnswerHeaders): FailureKind {
  // A redirect that was not followed is no answer to the call.
  if (status < 200 || (status >= 300 && status < 400)) return "malformed";
  const [kind] = STATUS_KINDS.find(([, statuses]) => statuses.includes(status)) ?? [status >= 500 ? "unavailable" : "invalid"];
  // `Retry-After` says that a later call may succeed (RFC 9110, section 10.2.3).
  const isPassing = ["invalid", "refused", "malformed"].includes(kind) && headers.get("retry-after") !== undefined;
  return isPassing ? "unavailable" : kind;
}

/**
 * The name of a param as the caller knows it, and the path inside its value: `created.gte` for `created[gte]`, `items[0].price` for
 * `items[0][price]`. A name that the operation does not have stays as it is, because it may be an unknown name of open params.
 */
function callerName({ params }: Binding, wire: string): string {
  const whole = nameOf(params, wire);
  if (whole !== undefined) return whole;
  const [root = "", ...steps] = wire.split(/[.[\]]+/).filter((step) => step !== "");
  return printFieldPath(steps, nameOf(params, root) ?? root);
}

function nameOf(params: Binding["params"], wire: string): string | undefined {
  const entry = Object.entries(params).find(([, place]) => "name" in place && place.name === wire);
  return entry?.[0];
}
