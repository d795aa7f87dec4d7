import { nearestName, UsageError } from "connector-gateway-templates/core";
import type { TokenLimits } from "../storage/store_types.ts";

/** The facts about an operation that decide whether a token may run it. */
export interface LimitedOperation {
  /** `payments.customers.list` */
  readonly id: string;
  readonly effect: "read" | "write";
}

/** Creating an instance, which tokens permit like the operations of the catalog. */
export const createInstance: LimitedOperation = { id: "gateway.create_instance", effect: "write" };

/** Why a token does not permit a call. The message says what would. */
export interface LimitRefusal {
  readonly code: "token/operation" | "token/read-only" | "token/instance";
  readonly message: string;
}

/** Why a token with these limits may not run an operation; undefined when it may. What `deny` names is refused whatever `allow` says. */
export function operationRefusal(limits: TokenLimits | undefined, { id, effect }: LimitedOperation): LimitRefusal | undefined {
  if (limits === undefined) return undefined;
  const { allow, deny = [], readOnly, instances } = limits;
  const denied = deny.find((pattern) => patternFits(pattern, id));
  if (denied !== undefined) return refusal("token/operation", id, `without \`--deny ${denied}\``);
  if (readOnly === true && effect === "write") return refusal("token/read-only", id, "without `--read-only`");
  if (allow?.some((pattern) => patternFits(pattern, id)) === false) return refusal("token/operation", id, `with \`--allow ${id}\``);
  // A new instance would be outside of the limits.
  if (instances !== undefined && id === createInstance.id) return refusal("token/instance", id, "without `--instance`");
  return undefined;
}

/** Why a token with these limits may not use an instance; undefined when it may. */
export function instanceRefusal(limits: TokenLimits | undefined, id: string): LimitRefusal | undefined {
  return limits?.instances?.includes(id) === false ? refusal("token/instance", id, `with \`--instance ${id}\``) : undefined;
}

function refusal(code: LimitRefusal["code"], what: string, needed: string): LimitRefusal {
  return { code, message: `This bearer token does not permit ${what}. That needs a token ${needed}.` };
}

/** Whether a pattern fits all of an id. Each `*` is any text, also an empty one and one with dots. */
export function patternFits(pattern: string, id: string): boolean {
  const [start = "", ...rest] = pattern.split("*");
  const end = rest.pop();
  if (end === undefined) return pattern === id;
  if (!id.startsWith(start) || !id.endsWith(end)) return false;
  let place = start.length;
  for (const part of rest) {
    const found = id.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return place <= id.length - end.length;
}

const PATTERN = /^[\w.*]{1,200}$/;

/**
 * Checks the limits that an operator wrote, so that none of them means something else than it seems to.
 * @param operations all operations of the catalog
 * @throws UsageError for a pattern that cannot fit, fits nothing or has `**`, and for limits that leave no operation
 */
export function checkLimits(limits: TokenLimits, operations: readonly LimitedOperation[]): void {
  const all = [...operations, createInstance];
  const ids = all.map(({ id }) => id);
  for (const option of ["allow", "deny"] as const) for (const pattern of limits[option] ?? []) checkPattern(option, pattern, ids);
  if (all.every((operation) => operationRefusal(limits, operation) !== undefined))
    throw new UsageError("the limits leave no operation that the token may run", "allow more, or deny less");
}

function checkPattern(option: "allow" | "deny", pattern: string, ids: readonly string[]): void {
  const example = `for instance: --${option} "payments.*.list"`;
  if (pattern === "") throw new UsageError(`--${option} is empty`, example);
  if (!PATTERN.test(pattern))
    throw new UsageError(`--${option} takes letters, digits, "_", "." and "*", one pattern for each --${option}`, example);
  if (pattern.includes("**")) throw new UsageError(`--${option} has "**", but one "*" is any text already, also with dots`, example);
  if (ids.some((id) => patternFits(pattern, id))) return;
  throw new UsageError(`--${option} ${pattern} fits no operation`, helpFor(pattern, ids));
}

/** What was probably meant by a pattern that fits no operation, or what there is where its first names lead to. */
function helpFor(pattern: string, ids: readonly string[]): string {
  const steps = pattern.split(".");
  const known = [...new Set(ids.flatMap((id) => id.split(".")))];
  const nearest = steps.map((step) => (step.includes("*") || known.includes(step) ? step : (nearestName(step, known) ?? step))).join(".");
  const fitting = [nearest, `${nearest}.*`, `*.${nearest}`].find((each) => ids.some((id) => patternFits(each, id)));
  const meant = fitting ?? nearestName(pattern, ids);
  if (meant !== undefined) return `did you mean ${meant}?`;
  for (let count = steps.length - 1; count > 0; count -= 1) {
    const start = `${steps.slice(0, count).join(".")}.`;
    const inside = ids.filter((id) => id.startsWith(start)).map((id) => id.slice(start.length).split(".")[0]);
    if (inside.length > 0) return `${start.slice(0, -1)} has ${[...new Set(inside)].join(", ")}`;
  }
  return "connector-gateway-spec list shows all operations";
}

/** Limits in words: `allow crm.*, deny *.delete`. */
export function printLimits(limits: TokenLimits | undefined): string {
  if (limits === undefined) return "none: everything of its owner";
  const { allow = [], deny = [], instances = [], readOnly } = limits;
  return [
    ...allow.map((pattern) => `allow ${pattern}`),
    ...deny.map((pattern) => `deny ${pattern}`),
    ...instances.map((id) => `instance ${id}`),
    ...(readOnly === true ? ["read-only"] : []),
  ].join(", ");
}
