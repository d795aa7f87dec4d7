import { download, OperationError, reply } from "connector-gateway-spec/server";
import type { Caller, Deviation, Download, FallbackHandler, OperationContext } from "connector-gateway-spec/server";
import { printApart, printExactly, LARGE } from "../calls/answer_json.ts";
import { checkVendorSettings } from "../vendor/base_address.ts";
import { buildFollowRequest, type Params, checkPositions, followAddress } from "../vendor/build_request.ts";
import { baseName, filenameIn, headerValue } from "../vendor/header_parts.ts";
import { readMeta, readResult } from "../vendor/read_answer.ts";
import { VendorError } from "../vendor/vendor_types.ts";
import type { AnswerHeaders, VendorAnswer, FailureKind, VendorFailure } from "../vendor/vendor_types.ts";
import { prepareCall, type CallTables, type OperationCall } from "./operation_call.ts";
import type { ErrorKind, Follow, Vendor, Retirement } from "connector-gateway-spec/bindings";
import { findValidator, type Operation, type ValidationIssue } from "connector-gateway-spec";
import { printFieldPath, isList, isObject } from "connector-gateway-templates/core";
import { countValues } from "../vendor/body_path.ts";

/** How many issues are looked at, and how many deviations are listed. */
const MOST_ISSUES = 1_000;

const MOST_DEVIATIONS = 20;

/** So many values of a large answer are checked, so that other callers do not wait. */
const MOST_VALUES = 10_000;

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

/** The meanings of errors of the third party: beginnings of a sentence that its own message completes. */
const MEANINGS: Readonly<Partial<Record<FailureKind, string>>> = {
  credentials: "refuses the credentials of this instance",
  refused: "does not permit this call",
  not_found: "has no such record",
  invalid: "does not accept the request",
  rate_limit: "accepts no more calls at the moment",
  unavailable: "is not available",
} satisfies Record<ErrorKind, string>;

export interface ExecutorOptions extends CallTables {
  /** Called with what an answer has that the catalog does not describe. The answer is passed on all the same. */
  readonly onDeviation?: (deviation: Deviation) => void;
}

/**
 * The `fallback` of a gateway: runs every operation by calling the third party as the catalog says. It checks results itself, so the
 * gateway's own check can be `off`.
 * @throws {TypeError} when a setting is not valid.
 */
export function createExecutor(options: ExecutorOptions): FallbackHandler<Caller> {
  for (const [connector, settings = {}] of Object.entries(options.settings ?? {})) {
    const vendor = options.vendors[connector];
    if (vendor === undefined) throw new TypeError(`There is no third party behind the connector "${connector}".`);
    checkVendorSettings(vendor, settings);
  }
  return async (operation, params, context) => {
    const call = prepareCall(options, operation, params, context);
    try {
      return operation.kind === "download" ? await runDownload(call) : await runCall(call, context, options.onDeviation);
    } catch (error) {
      if (error instanceof VendorError) throw toOperationError(call.vendor, error.failure);
      // Nobody reads this answer. It is no fault of the gateway, which would be reported.
      if (context.signal.aborted) throw new OperationError(502, "The caller closed the connection.", { code: "request/aborted" });
      throw error;
    }
  };
}

/** Runs an operation that answers with JSON. */
async function runCall(call: OperationCall, context: OperationContext, onDeviation: ExecutorOptions["onDeviation"]): Promise<unknown> {
  const { operation, binding, vendor, params } = call;
  const request = call.build(params, "json");
  const answer = await call.send({ request, expects: "json" });
  const read = (body: unknown) => ({
    result: readResult(operation.kind, binding, body),
    meta: readMeta(binding, { body, headers: answer.headers, url: request.url }),
  });
  const { result, meta } = read(answer.body);
  const issues = issuesOf(operation, { result, meta }, answer.kind === "json" ? answer.text?.length : undefined);
  if (issues.length > 0) onDeviation?.({ operation: operation.id, instance: context.instance.id, requestId: context.requestId, issues });
  const warning = warningOf(vendor.name, issues, binding.retired ?? vendor.retired);
  const sent = await toSent(answer, { result, meta }, read, call.signal);
  const beside = { ...(sent.meta !== undefined && { meta: sent.meta }), ...(warning !== undefined && { warning }) };
  return reply(sent.result, beside);
}

/** The result and Meta of an answer as they are sent. */
interface Sent extends Answered {
  readonly result: object;
}

/** Reads result and Meta from the body of an answer. */
type Read = (body: unknown) => Sent;

/** The answer as it is sent, with numbers digit for digit, which checks would take for texts. */
async function toSent(answer: VendorAnswer, checked: Sent, read: Read, signal: AbortSignal): Promise<Sent> {
  if (answer.kind !== "json" || answer.text === undefined) return checked;
  if (answer.text.length > LARGE) {
    const { result, meta } = answer.exact === undefined ? checked : read(answer.exact);
    return { result: await printApart(result, signal), meta };
  }
  const printed = printExactly(checked.result, answer.text);
  return "exact" in printed ? read(printed.exact) : { result: printed.stand, meta: checked.meta };
}

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

/** The message about a failure, with the words of the third party. Without an answer of the third party, it is the gateway's own. */
function textOf(vendor: string, { kind, message, code, status }: VendorFailure): string {
  const meaning = MEANINGS[kind];
  if (status === undefined || meaning === undefined) return message;
  const named = code === undefined || message.includes(code) ? "" : ` (${code})`;
  return `${vendor} ${meaning}: ${message}${named}`;
}

/** `warning` of a response: what a caller should know although the operation succeeded. */
interface AnswerWarning {
  /** All of it in words. */
  readonly message: string;
  /** Where the third party's answer is not what the catalog describes. It was passed on as it came. */
  readonly deviations?: readonly DeviationEntry[];
  /** The number of deviations that are not listed. */
  readonly further_deviations?: number;
  /** Present when the third party has announced the end of the interface. */
  readonly retired?: Retirement;
}

/** A deviation, with the fields of an entry in an error body. */
interface DeviationEntry {
  /** The first place, as a path in the response: `result[0].name`. */
  readonly field: string;
  readonly message: string;
  readonly error_code: string;
  /** `warning` for what real traffic often does differently. */
  readonly severity: ValidationIssue["severity"];
  /** How many records or elements have it. */
  readonly count: number;
}

/** The answer of an operation. */
interface Answered {
  readonly result: unknown;
  readonly meta: unknown;
}

/**
 * The issues of an answer in the tolerant profile, or of its first records when it is large.
 * @param size the characters of the JSON text
 */
export function issuesOf(operation: Operation, { result, meta }: Answered, size = 0): readonly ValidationIssue[] {
  const envelope = { status: "success", result, ...(meta !== undefined && { connector_metadata: meta }) };
  const checked = size > LARGE ? shortened(envelope, ["result", ...(operation.elements ?? [])]) : envelope;
  // The wrapper of the records can be too large as well.
  if (checked === undefined || (size > LARGE && countValues(checked, 2 * MOST_VALUES) === 2 * MOST_VALUES)) return [];
  const check = findValidator(`${operation.id}.response`)?.check(checked, { profile: "tolerant", maxIssues: MOST_ISSUES });
  // Meta is filled with null where the third party has nothing to say, such as a cursor after the last page.
  return check?.issues.filter(({ path, code }) => !(path[0] === "connector_metadata" && path.length === 2 && code === "value/null")) ?? [];
}

/** A value with as many of the records at a path as are checked; undefined when there is no list, but a value that is too large. */
function shortened(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name !== undefined && isObject(value)) {
    const short = shortened(value[name], rest);
    return short === undefined ? undefined : { ...value, [name]: short };
  }
  let left = MOST_VALUES;
  const isTooMuch = (one: unknown): boolean => (left -= countValues(one, left)) <= 0;
  if (!isList(value)) return isTooMuch(value) ? undefined : value;
  const end = value.findIndex(isTooMuch);
  return end < 0 ? value : value.slice(0, end);
}

/** The warning about an answer; undefined when there is nothing to say. */
function warningOf(vendor: string, issues: readonly ValidationIssue[], retired: Retirement | undefined): AnswerWarning | undefined {
  if (issues.length === 0 && retired === undefined) return undefined;
  const deviations = groupIssues(issues);
  const further = deviations.length - MOST_DEVIATIONS;
  const differs = deviations.length === 0 ? [] : [`The answer of ${vendor} differs from the catalog.`];
  const ends = retired === undefined ? [] : [endText(vendor, retired)];
  return {
    message: [...differs, ...ends].join(" "),
    ...(deviations.length > 0 && { deviations: deviations.slice(0, MOST_DEVIATIONS) }),
    ...(further > 0 && { further_deviations: further }),
    ...(retired !== undefined && { retired }),
  };
}

function endText(vendor: string, { because, on }: Retirement): string {
  const news = on === undefined ? "the end of this interface" : `that this interface ends on ${on}`;
  return `${vendor} has announced ${news}. ${because}`;
}

/** Makes one deviation of the issues that many records share, listed with its first place. Errors come first. */
function groupIssues(issues: readonly ValidationIssue[]): readonly DeviationEntry[] {
  const groups = new Map<string, DeviationEntry>();
  for (const { path, code, message, severity } of issues) {
    const key = JSON.stringify([code, severity, path.map((step) => (typeof step === "number" ? 0 : step))]);
    const entry = groups.get(key) ?? { field: printFieldPath(path.map(String)), message, error_code: code, severity, count: 0 };
    groups.set(key, { ...entry, count: entry.count + 1 });
  }
  const entries = [...groups.values()];
  return [...entries.filter(({ severity }) => severity === "error"), ...entries.filter(({ severity }) => severity === "warning")];
}

/** A single range of bytes, the only form that the gateway answers with a part of a file: `bytes=0-99`, `bytes=100-`, `bytes=-50`. */
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

type FileAnswer = Extract<VendorAnswer, { kind: "bytes" }>;

/**
 * The file that an operation downloads, as a stream of what the third party sends. A range goes to the third party. Where it
 * answers with the whole file, the kit takes the part out of it.
 * @throws {VendorError} when a call fails, or an answer is not a file that can be passed on.
 */
async function runDownload(call: OperationCall): Promise<Download> {
  const { range, params } = rangeOf(call);
  const { answer, name } = await fetchFile(call, params);
  try {
    return toDownload(answer, name, range);
  } catch (error) {
    answer.body.destroy();
    throw error;
  }
}

/**
 * The range that is asked for, and the params to send. A list of ranges, or what is no range, is answered with the whole file, so the
 * third party must not answer with parts.
 * @throws {VendorError} invalid, when the range could not be sent.
 */
function rangeOf({ operation, params }: OperationCall): { readonly range: string | undefined; readonly params: Params } {
  const param = operation.range;
  if (param === undefined) return { range: undefined, params };
  const range = headerValue(param, params[param]);
  if (range !== undefined && isSingleRange(range)) return { range, params };
  return { range: undefined, params: Object.fromEntries(Object.entries(params).filter(([name]) => name !== param)) };
}

interface FetchedFile {
  readonly answer: FileAnswer;
  /** The name that the address of the file ends with. */
  readonly name?: string;
}

async function fetchFile(call: OperationCall, params: Params): Promise<FetchedFile> {
  if (call.binding.follow !== undefined) return followRecord(call, call.binding.follow, params);
  const request = call.build(params, "bytes");
  return { answer: asFile(await call.send({ request, expects: "bytes" })) };
}

/** Reads the record, and fetches the file from the address in it, at once and without credentials. */
async function followRecord(call: OperationCall, follow: Follow, params: Params): Promise<FetchedFile> {
  const { binding, settings } = call;
  checkPositions(follow, params);
  const record = await call.send({ request: call.build(params, "json"), expects: "json" });
  const replacement = settings.baseUrl === undefined ? undefined : new URL(settings.baseUrl).origin;
  const url = followAddress(follow, record.body, params, replacement);
  const hosts = url.origin === replacement ? [url.host] : follow.hosts;
  const request = buildFollowRequest(binding, url.href, params);
  const name = nameInAddress(url);
  try {
    const answer = asFile(await call.send({ request, expects: "bytes", credentials: "none", hosts }));
    return { answer, ...(name !== undefined && { name }) };
  } catch (error) {
    // Nobody's credentials were sent: the address itself was refused.
    if (error instanceof VendorError && error.failure.kind === "credentials") throw new VendorError({ ...error.failure, kind: "refused" });
    throw error;
  }
}

function asFile(answer: VendorAnswer): FileAnswer {
  if (answer.kind === "bytes") return answer;
  throw new VendorError({ kind: "malformed", message: "The third party's answer is not a file." });
}

function toDownload({ status, headers, body }: FileAnswer, name: string | undefined, range: string | undefined): Download {
  const filename = filenameIn(headers.get("content-disposition")) ?? name;
  const details = { ...typeOf(headers), ...(filename !== undefined && { filename }) };
  if (status !== 206) return download(body, { ...details, ...sizeOf(headers) });
  const { size } = partOf(range, headers.get("content-range"));
  // The kit takes a part out of a stream that is the whole file. This one is the part.
  return download(() => body, { ...details, size });
}

function sizeOf(headers: AnswerHeaders): { readonly size?: number } {
  const length = headers.get("content-length")?.trim() ?? "";
  return /^\d{1,15}$/.test(length) ? { size: Number(length) } : {};
}

/** The slash is the first one: otherwise a header full of them would be tried at each. */
function typeOf(headers: AnswerHeaders): { readonly contentType?: string } {
  const type = headers.get("content-type")?.trim() ?? "";
  return /^[!-.0-~]+\/[ -~]+$/.test(type) ? { contentType: type } : {};
}

/** The last step of an address, if it is the name of a file with an extension. */
function nameInAddress({ pathname }: URL): string | undefined {
  try {
    const name = baseName(decodeURIComponent(pathname));
    return name !== undefined && /\.[A-Za-z0-9]{1,8}$/.test(name) ? name : undefined;
  } catch {
    return undefined;
  }
}

/** The part of a file, both ends included, and the size of the whole file. */
interface FilePart {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Whether a range is one that is answered with a part of the file. Everything else asks for the whole file. */
function isSingleRange(range: string): boolean {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  return first + last !== "" && (first === "" || last === "" || Number(first) <= Number(last));
}

/**
 * The part of a file that an answer with status 206 has.
 * @throws {VendorError} malformed, when it is not the part that was asked for.
 */
function partOf(range: string | undefined, contentRange: string | undefined): FilePart {
  const [, start, end, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(contentRange?.trim() ?? "") ?? [];
  const part = { start: Number(start), end: Number(end), size: Number(size) };
  if (range !== undefined && isSame(part, wantedPart(range, part.size))) return part;
  throw new VendorError({ kind: "malformed", message: "The third party's answer has a different part of the file than requested." });
}

/** Positions that could not be read are NaN, which is equal to nothing. */
function isSame(part: FilePart, wanted: FilePart): boolean {
  return part.start === wanted.start && part.end === wanted.end && part.start <= part.end;
}

/** The part that a range means in a file of this size (RFC 9110, section 14.1.2). */
function wantedPart(range: string, size: number): FilePart {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1, size };
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1), size };
}
