import { cleanName, listNames } from "../../messages.js";
import { OperationError } from "../../server/operation_error.js";

/** A 404: what the operation is about does not exist. */
export function notFound(param: string | undefined, message: string): OperationError {
  return new OperationError(404, message, { ...fieldOf(param), code: "record/not-found" });
}

/** A 404 for a record that is named by a param. */
export function noRecord(entity: string, param: string, value: unknown): OperationError {
  if (typeof value !== "string" && typeof value !== "number") {
    return notFound(param, `\`${param}\` is missing. It must name a \`${entity}\` record.`);
  }
  return notFound(param, `There is no \`${entity}\` record for \`${param}\` \`${cleanName(String(value))}\`.`);
}

/** A 403: the record or its state does not allow the operation. */
export function notAllowed(param: string | undefined, message: string): OperationError {
  return new OperationError(403, message, { ...fieldOf(param), code: "record/not-allowed" });
}

/** A 422 for a cursor or page token. */
export function badCursor(param: string, problem: string): OperationError {
  return new OperationError(422, `\`${param}\` ${problem}`, { ...fieldOf(param), code: "paging/cursor" });
}

/** A 422 that names params. */
export function missingParams(params: readonly string[]): OperationError {
  const errors = params.map((param) => ({
    field: `params.${param}`,
    message: `\`${param}\` is needed: without it, the operation has no result.`,
    error_code: "params/missing",
  }));
  return new OperationError(422, `The operation needs ${listNames(params)}.`, { errors });
}

function fieldOf(param: string | undefined): { readonly field?: string } {
  return param === undefined ? {} : { field: `params.${param}` };
}
