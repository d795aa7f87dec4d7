import type { ValidationIssue } from "../validator_types.js";
import { OperationError, type ErrorEntry } from "./operation_error.js";

/** What the caller learns of a body that does not fit. */
export function invalidRequest(errors: readonly ErrorEntry[]): OperationError {
  return new OperationError(422, "The request is not valid.", { errors });
}

/** The errors among some issues as entries of an error body. They never repeat a value: it may be a secret. */
export function toEntries(issues: readonly ValidationIssue[]): readonly ErrorEntry[] {
  return issues
    .filter(({ severity }) => severity === "error")
    .map(({ path, message, hint, code }) => ({
      field: fieldText(path) || null,
      message: hint === undefined ? message : `${message}. ${hint}`,
      error_code: code,
    }));
}

/** `params.created.gt`, `params.ids[0]`, `params["a.b"]` */
function fieldText(path: readonly (string | number)[]): string {
  return path.map(stepText).join("").replace(/^\./, "");
}

function stepText(step: string | number): string {
  if (typeof step === "number") return `[${step}]`;
  return /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`;
}
