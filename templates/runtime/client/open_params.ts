import { isObject } from "../../shared/json_values.js";
import { cleanName } from "../messages.js";
import { ValidationError } from "../validation_error.js";
import type { ValidationIssue, Validator } from "../validator_types.js";
import type { GatewayOptions } from "./client_types.js";
import { toPlain } from "./plain_value.js";
import type { UnknownObject } from "./paging.js";

/** What a validator reports for a param that the documents do not show: a warning where the operation is open. */
const UNKNOWN = "params/unknown";

/**
 * The params of a call as they are sent: those that are given, and the fixed ones. They are checked as they are given and as they are
 * sent, unless that is turned off: a getter may return another value each time, and `toJSON` anything.
 * @throws ValidationError when they are not what the operation takes, or cannot be sent.
 */
export function toParams(
  validator: Validator<unknown>,
  params: unknown,
  { validateRequests }: GatewayOptions,
  fixed: UnknownObject = {},
): unknown {
  const check = (value: unknown): void => {
    if (validateRequests !== false) assertParams(validator, value, fixed);
  };
  check(params);
  const own = toPlain(validator.address, params);
  const whole = isObject(own) ? { ...fixed, ...own } : own;
  check(whole);
  return whole;
}

/**
 * Checks the params of a call. An open operation accepts names that the documents do not show, but here only from
 * `undocumentedParams`: a misspelt name in the params would change what a write does.
 * @throws ValidationError when they are not what the operation takes.
 */
function assertParams(validator: Validator<unknown>, params: unknown, fixed: UnknownObject): void {
  const found = validator.check(params).issues.filter(({ code, path: [name = ""] }) => code !== "params/missing" || !(name in fixed));
  const issues = found.map(refuseUnknown);
  if (issues.some(({ severity }) => severity === "error")) throw new ValidationError(validator.address, issues);
}

function refuseUnknown(issue: ValidationIssue): ValidationIssue {
  const { code, severity, message } = issue;
  if (code !== UNKNOWN || severity === "error") return issue;
  const link = message.endsWith("?") ? " To" : "; to";
  return { ...issue, severity: "error", message: `${message}${link} send it anyway, use the option \`undocumentedParams\`` };
}

/**
 * The params to send: those of the call, and those that the documents do not show.
 * @throws TypeError when `undocumentedParams` cannot be used with the operation, or has a name that belongs in the params.
 */
export function withUndocumented(operation: string, validator: Validator<unknown>, params: UnknownObject, given: unknown): UnknownObject {
  if (given === undefined) return params;
  const others = toPlain(`${operation}.undocumentedParams`, given);
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
