import {
  OperationError,
  reply,
  type Caller,
  type Deviation,
  type FallbackHandler,
  type OperationContext,
} from "connector-gateway-spec/server";
import { printApart, printExactly, LARGE } from "../calls/answer_json.ts";
import { checkVendorSettings } from "../vendor/base_address.ts";
import { readMeta, readResult } from "../vendor/read_answer.ts";
import { VendorError, type VendorAnswer, type FailureKind, type VendorFailure } from "../vendor/vendor_types.ts";
import { OperationCall, type CallTables } from "./operation_call.ts";
import { runDownload } from "./run_download.ts";
import type { ErrorKind, Vendor, Retirement } from "connector-gateway-spec/bindings";
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
    const call = new OperationCall(options, operation, params, context);
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

/** The answer as it is sent, with numbers digit for digit, which checks would take for texts. */
async function toSent(
  answer: VendorAnswer,
  checked: Sent,
  read: (body: unknown) => Sent,
  signal: OperationContext["signal"],
): Promise<Sent> {
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
  return check?.issues.filter((issue) => !isAbsentMeta(issue)) ?? [];
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

/** The gateway fills Meta with null where the third party has nothing to say, such as a cursor after the last page. */
function isAbsentMeta({ path, code }: ValidationIssue): boolean {
  return path[0] === "connector_metadata" && path.length === 2 && code === "value/null";
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
