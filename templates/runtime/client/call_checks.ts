import { isObject } from "#templates/core";
import { cleanName, unknownName, withSuggestions } from "../messages.js";
import type { Operation } from "../operation.js";
import { ValidationError } from "../validation_error.js";
import type { Validator } from "../validator_types.js";
import type { GatewayOptions, OperationValidators, ResponseChecks, UncheckedConnector } from "./client_types.js";
import type { Cursor, UnknownObject } from "./paging.js";
import { toPlain } from "./settings.js";

/** The code of an issue about a param that the documents do not show: a warning where the operation is open. */
const UNKNOWN = "params/unknown";

/** What a client checks with the validators of its connectors. Bundles of clients without checks do not contain it. */
export const callChecks = {
  validatorsOf,
  assertParams,
  assertAnswer,
  refusesCursor,
  withUndocumented,
  // Names are checked, too.
  unknownName,
  withSuggestions,
} as const;

export type CallChecks = typeof callChecks;

function validatorsOf({ validators }: UncheckedConnector, { id, entity, action }: Operation): OperationValidators {
  const found = validators?.[`${entity}.${action}`];
  if (found === undefined) throw new TypeError(`The connector has no ${id}.`);
  return found;
}

/** @throws ValidationError when the answer is not what the options ask for. */
function assertAnswer(
  { response }: OperationValidators,
  envelope: unknown,
  { validateResponses: asked }: GatewayOptions,
  { id }: Operation,
): void {
  if (!asked || !response) return;
  const checks: ResponseChecks = typeof asked === "string" ? { profile: asked } : asked;
  const { ok, issues } = response.check(envelope, checks);
  if (!ok) throw new ValidationError(response.address, issues);
  checks.onWarnings?.(issues, id);
}

/** Whether the param of a cursor cannot take it. */
function refusesCursor(cursor: Cursor | undefined, validators: OperationValidators | undefined): boolean {
  if (cursor === undefined || validators === undefined) return false;
  return validators.params.check({ [cursor.param]: cursor.value }).issues.some(({ path }) => path[0] === cursor.param);
}

/**
 * Checks the params of a call. An open operation accepts names that the documents do not show, but here only from
 * `undocumentedParams`: a misspelt name in the params would change what a write does.
 * @throws ValidationError when they are not what the operation takes.
 */
function assertParams(validator: Validator<unknown>, params: unknown, fixed: UnknownObject): void {
  const { issues } = validator.check(params);
  const reported = issues.filter(({ code, path: [name = ""] }) => code !== "params/missing" || !(name in fixed));
  for (const issue of reported)
    if (issue.code === UNKNOWN && issue.severity === "warning") {
      issue.severity = "error";
      issue.message += `${issue.message.endsWith("?") ? " To" : "; to"} send it anyway, use the option \`undocumentedParams\``;
    }
  if (reported.some(({ severity }) => severity === "error")) throw new ValidationError(validator.address, reported);
}

/**
 * The params to send: those of the call, and those that the documents do not show.
 * @throws TypeError when `undocumentedParams` cannot be used with the operation, or has a name that belongs in the params.
 */
function withUndocumented(operation: string, validator: Validator<unknown>, params: UnknownObject, undocumented: unknown): UnknownObject {
  if (undocumented === undefined) return params;
  const others = toPlain(`${operation}.undocumentedParams`, undocumented);
  if (!isObject(others)) throw new TypeError("undocumentedParams must be an object.");
  const { issues } = validator.check(others, { maxIssues: Infinity });
  for (const name of Object.keys(others)) {
    const severity = issues.find(({ code, path }) => code === UNKNOWN && path[0] === name)?.severity;
    if (severity === "error")
      throw new TypeError(`undocumentedParams cannot be used with ${operation}: all of its parameters are documented.`);
    if (severity === undefined || Object.hasOwn(params, name)) {
      throw new TypeError(`\`${cleanName(name)}\` in undocumentedParams belongs in the params of ${operation}.`);
    }
  }
  return { ...params, ...others };
}
