import { isList, isObject } from "#templates/core";
import { didYouMean, type Operation, OperationError } from "#templates/runtime";
import { CREATE_INSTANCE, EFFECTS, matches } from "./fault_plan.js";
import type { Fault } from "./sandbox_types.js";

/** More problems than this are not listed in a message. */
const LISTED = 10;

/** Longer than any time limit that a test waits for. */
export const LONGEST_WAIT = 300;

/** The demand on the value of a key, in words and as a test. */
interface KeyRule {
  readonly wanted: string;
  readonly holds: (value: unknown) => boolean;
}

const KEYS: { readonly [Key in keyof Fault]-?: KeyRule } = {
  match: { wanted: "an operation id, in which `*` is any text", holds: (value) => typeof value === "string" && value !== "" },
  nth: wholeNumber(1),
  times: wholeNumber(1),
  probability: { wanted: "a number from 0 to 1", holds: (value) => isBetween(value, 0, 1) },
  status: { wanted: "a whole number from 400 to 599", holds: (value) => Number.isInteger(value) && isBetween(value, 400, 599) },
  message: { wanted: "a string", holds: (value) => typeof value === "string" },
  retryAfter: wholeNumber(0),
  effect: {
    wanted: `one of ${Object.keys(EFFECTS).join(", ")}`,
    holds: (value) => typeof value === "string" && Object.hasOwn(EFFECTS, value),
  },
  wait: { wanted: `a number of seconds from 0 to ${LONGEST_WAIT}`, holds: (value) => isBetween(value, 0, LONGEST_WAIT) },
};

/**
 * The faults in a value, such as the body of a request.
 * @throws OperationError 422 with everything that is wrong with them
 */
export function readFaults(value: unknown, operations: readonly Operation[]): readonly Fault[] {
  refuseProblems("The list of faults", "sandbox/faults", problemsOf(value, operations));
  // Every key of every fault has been checked.
  return (value as readonly Fault[]).map((fault) => Object.freeze({ ...fault }));
}

function problemsOf(value: unknown, operations: readonly Operation[]): readonly InputProblem[] {
  if (!isList(value)) return [{ path: "", message: `it ${mustBe("a list", value)}` }];
  return value.flatMap((fault, index) => faultProblems(fault, `[${index}]`, operations));
}

function faultProblems(value: unknown, path: string, operations: readonly Operation[]): readonly InputProblem[] {
  if (!isObject(value)) return [{ path, message: mustBe("an object", value) }];
  const wrong = Object.entries(KEYS).flatMap(([key, { wanted, holds }]): readonly InputProblem[] => {
    const fieldValue = value[key];
    if (fieldValue === undefined ? key !== "match" : holds(fieldValue)) return [];
    const help = key === "effect" && typeof fieldValue === "string" ? didYouMean(fieldValue, Object.keys(EFFECTS)) : "";
    return [{ path: inside(path, key), message: help === "" ? mustBe(wanted, fieldValue) : `has an unknown effect${help}` }];
  });
  const problems = [...unknownKeys(value, Object.keys(KEYS), path), ...wrong];
  // The rest reads keys that are known to be right.
  return problems.length > 0 ? problems : [...combinationProblems(value as unknown as Fault, path, operations)];
}

function* combinationProblems(fault: Fault, path: string, operations: readonly Operation[]): Generator<InputProblem> {
  const { match, status, effect, wait, message, retryAfter } = fault;
  if (status === undefined && effect === undefined && wait === undefined)
    yield { path, message: "does nothing; give it `status`, `effect` or `wait`" };
  if (status !== undefined && effect !== undefined) yield { path, message: "has both `status` and `effect`; use one of them" };
  if (status === undefined && (message ?? retryAfter) !== undefined)
    yield { path, message: "has `message` or `retryAfter` without `status`" };
  const ids = [...operations.map(({ id }) => id), CREATE_INSTANCE];
  const matched = operations.filter(({ id }) => matches(match, id));
  const isCreate = matches(match, CREATE_INSTANCE);
  if (matched.length === 0 && !isCreate) yield { path: inside(path, "match"), message: `matches no operation${didYouMean(match, ids)}` };
  else if (effect !== undefined && !(isCreate && EFFECTS[effect](undefined)) && !matched.some((operation) => EFFECTS[effect](operation)))
    yield { path, message: `has the effect \`${effect}\`, which no operation that \`match\` names can have` };
}

function wholeNumber(from: number): KeyRule {
  return { wanted: `a whole number from ${from}`, holds: (value) => Number.isSafeInteger(value) && isBetween(value, from, Infinity) };
}

function isBetween(value: unknown, from: number, to: number): boolean {
  return typeof value === "number" && value >= from && value <= to;
}

/** One mistake in what somebody gave the sandbox. */
export interface InputProblem {
  /** `instances.inst_1.records.customers[3]`; "" for the whole. */
  readonly path: string;
  readonly message: string;
}

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

/** The keys of an object that are none of `known`. */
export function unknownKeys(value: Readonly<Record<string, unknown>>, keys: readonly string[], path: string): readonly InputProblem[] {
  return Object.keys(value)
    .filter((key) => !keys.includes(key))
    .map((key) => ({ path: inside(path, key), message: `is no known key${didYouMean(key, keys)}` }));
}

/** The path of a key inside the value at `path`. */
export function inside(path: string, key: string): string {
  const step = /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
  return path === "" ? step : `${path}.${step}`;
}

/** Explains that a value is not what it must be: "must be an object, not a list". */
export function mustBe(wanted: string, value: unknown): string {
  if (value === undefined) return `is missing; it must be ${wanted}`;
  const kind = value === null ? "null" : Array.isArray(value) ? "a list" : isObject(value) ? "an object" : described(value);
  return `must be ${wanted}, not ${kind}`;
}

function described(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? "a string" : `a ${typeof value}`;
}
