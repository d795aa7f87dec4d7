// @generated from templates/runtime/server/operation_error.ts by connector-gateway-spec. Do not edit.
export class OperationError extends Error {
  name = "OperationError";
  status;
  details;

  constructor(status, message, details = {}) {
    super(message);
    if (!Number.isInteger(status) || status < 400 || status > 599) throw new RangeError(`${status} is not the status of an error.`);
    const { retryAfter = 0 } = details;
    if (!(retryAfter >= 0 && retryAfter < Infinity)) throw new RangeError(`${retryAfter} is not a number of seconds.`);
    this.status = status;
    this.details = details;
  }
}

export function internalError() {
  return new OperationError(500, "Internal server error.");
}
