import { findValidator, type Operation, type ValidationIssue } from "connector-gateway-spec";
import type { Retirement } from "connector-gateway-spec/bindings";
import { printFieldPath } from "../../../templates/shared/field_path.ts";
import { isList, isObject } from "../../../templates/shared/json_values.ts";
import { LARGE } from "../calls/large_answer.ts";
import { countValues } from "../vendor/count_values.ts";

/** `warning` of a response: what a caller should know although the operation succeeded. */
export interface AnswerWarning {
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
export interface DeviationEntry {
  /** The first place, as a path in the response: `result[0].name`. */
  readonly field: string;
  readonly message: string;
  readonly error_code: string;
  /** `warning` for what real traffic often does differently. */
  readonly severity: ValidationIssue["severity"];
  /** How many records or elements have it. */
  readonly count: number;
}

/** What an operation answers with. */
export interface Answered {
  readonly result: unknown;
  readonly meta: unknown;
}

/** How many issues are looked at, and how many deviations are listed. */
const MOST_ISSUES = 1_000;
const MOST_DEVIATIONS = 20;

/** So many values of a large answer are checked, so that other callers do not wait. */
const MOST_VALUES = 10_000;

/**
 * What the tolerant profile reports about an answer, or about its first records when it is large.
 * @param size the characters of the JSON text
 */
export function issuesOf(operation: Operation, { result, meta }: Answered, size = 0): readonly ValidationIssue[] {
  const envelope = { status: "success", result, ...(meta !== undefined && { connector_metadata: meta }) };
  const checked = size > LARGE ? shortened(envelope, ["result", ...(operation.elements ?? [])]) : envelope;
  // What is around the records can be too large as well.
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
export function warningOf(vendor: string, issues: readonly ValidationIssue[], retired: Retirement | undefined): AnswerWarning | undefined {
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

/** The same issue in many records is one deviation, listed with its first place. Errors come first. */
function groupIssues(issues: readonly ValidationIssue[]): readonly DeviationEntry[] {
  const groups = new Map<string, DeviationEntry>();
  for (const { path, code, message, severity } of issues) {
    const key = JSON.stringify([code, severity, path.map((step) => (typeof step === "number" ? 0 : step))]);
    const known = groups.get(key) ?? { field: printFieldPath(path.map(String)), message, error_code: code, severity, count: 0 };
    groups.set(key, { ...known, count: known.count + 1 });
  }
  const entries = [...groups.values()];
  return [...entries.filter(({ severity }) => severity === "error"), ...entries.filter(({ severity }) => severity === "warning")];
}
