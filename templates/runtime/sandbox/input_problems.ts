import { isObject } from "../../shared/json_values.js";
import { nearestName } from "../../shared/nearest_names.js";
import { OperationError } from "../server/operation_error.js";

/** One mistake in what somebody gave the sandbox. */
export interface InputProblem {
  /** `instances.inst_1.records.customers[3]`; "" for the whole. */
  readonly path: string;
  readonly message: string;
}

/** More problems than this are not listed in a message. */
const LISTED = 10;

/**
 * Refuses what has problems.
 * @param what `The state`
 * @throws OperationError 422 that lists the problems
 */
export function refuseProblems(what: string, code: string, problems: readonly InputProblem[]): void {
  if (problems.length === 0) return;
  const listed = problems.slice(0, LISTED).map(sentence);
  const more = problems.length > LISTED ? [`and ${problems.length - LISTED} more`] : [];
  throw new OperationError(422, `${what} cannot be used: ${[...listed, ...more].join("; ")}.`, {
    errors: problems.map((problem) => ({ field: problem.path === "" ? null : problem.path, message: sentence(problem), error_code: code })),
  });
}

function sentence({ path, message }: InputProblem): string {
  return path === "" ? message : `\`${path}\` ${message}`;
}

/** "; did you mean `customers`?", or nothing. */
export function meant(wanted: string, names: readonly string[]): string {
  const nearest = nearestName(wanted, names);
  return nearest === undefined ? "" : `; did you mean \`${nearest}\`?`;
}

/** The keys of an object that are none of `known`. */
export function unknownKeys(value: Readonly<Record<string, unknown>>, known: readonly string[], path: string): readonly InputProblem[] {
  return Object.keys(value)
    .filter((key) => !known.includes(key))
    .map((key) => ({ path: inside(path, key), message: `is no known key${meant(key, known)}` }));
}

/** The path of a key inside the value at `path`. */
export function inside(path: string, key: string): string {
  const step = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
  return path === "" ? step : `${path}.${step}`;
}

/** What a value is instead of what it must be: "must be an object, not a list". */
export function mustBe(wanted: string, given: unknown): string {
  if (given === undefined) return `is missing; it must be ${wanted}`;
  const kind = given === null ? "null" : Array.isArray(given) ? "a list" : isObject(given) ? "an object" : described(given);
  return `must be ${wanted}, not ${kind}`;
}

function described(given: unknown): string {
  if (typeof given === "number") return String(given);
  return typeof given === "string" ? "a string" : `a ${typeof given}`;
}
