// @generated from templates/runtime/server/issue_entries.ts by connector-gateway-spec. Do not edit.
import { OperationError } from "./operation_error.js";

export function invalidRequest(errors) {
  return new OperationError(422, "The request is not valid.", { errors });
}

export function toEntries(issues) {
  return issues
    .filter(({ severity }) => severity === "error")
    .map(({ path, message, hint, code }) => ({
      field: path.length === 0 ? null : fieldText(path),
      message: hint === undefined ? message : `${message}. ${hint}`,
      error_code: code,
    }));
}

function fieldText(path) {
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step) {
  if (typeof step === "number") return `[${step}]`;
  return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
