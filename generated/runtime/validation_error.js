// @generated from templates/runtime/validation_error.ts by connector-gateway-spec. Do not edit.
const MAX_LISTED = 5;

export class ValidationError extends Error {
  name = "ValidationError";
  address;
  issues;

  constructor(address, issues) {
    super(describe(address, issues));
    this.address = address;
    this.issues = issues;
  }
}

function describe(address, issues) {
  const errors = issues.filter(({ severity }) => severity === "error").map(({ message }) => message);
  const rest = errors.length > MAX_LISTED ? [`and ${errors.length - MAX_LISTED} more`] : [];
  return [`Invalid ${address}:`, ...errors.slice(0, MAX_LISTED), ...rest].join("\n  ");
}
