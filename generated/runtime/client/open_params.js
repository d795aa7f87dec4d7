// @generated from templates/runtime/client/open_params.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";
import { cleanName } from "../messages.js";
import { ValidationError } from "../validation_error.js";

const UNKNOWN = "params/unknown";

export function assertParams(validator, params) {
  const issues = validator.check(params).issues.map(refuseUnknown);
  if (issues.some(({ severity }) => severity === "error")) throw new ValidationError(validator.address, issues);
}

function refuseUnknown(issue) {
  const { code, severity, message } = issue;
  if (code !== UNKNOWN || severity === "error") return issue;
  const link = message.endsWith("?") ? " To" : "; to";
  return { ...issue, severity: "error", message: `${message}${link} send it anyway, use the option \`undocumentedParams\`` };
}

export function withUndocumented(
  operation,
  validator,
  params,
  others = {},
) {
  if (!isObject(others)) throw new TypeError("undocumentedParams must be an object.");
  const { issues } = validator.check(others, { maxIssues: Infinity });
  for (const name of Object.keys(others)) {
    if (others[name] === undefined) continue;
    const severity = issues.find(({ code, path }) => code === UNKNOWN && path[0] === name)?.severity;
    if (severity === "error")
      throw new TypeError(`undocumentedParams cannot be used with ${operation}: all of its parameters are documented.`);
    if (severity === undefined || Object.hasOwn(params, name)) {
      throw new TypeError(`\`${cleanName(name)}\` in undocumentedParams belongs in the params of ${operation}.`);
    }
  }
  return { ...params, ...others };
}
