import type { ValidationIssue } from "./validator_types.js";

/** How many errors the message lists; `issues` has all of them. */
const MAX_ERRORS = 5;

/** A value is not valid. */
export class ValidationError extends Error {
  override readonly name = "ValidationError";
  // Declared only: the constructor sets them, and fields would make every validator larger.
  /** The address that the value was checked against: `payments.customers.list.params`. */
  declare readonly address: string;
  declare readonly issues: readonly ValidationIssue[];

  constructor(address: string, issues: readonly ValidationIssue[]) {
    super(describeErrors(address, issues));
    this.address = address;
    this.issues = issues;
  }
}

function describeErrors(address: string, issues: readonly ValidationIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === "error").map(({ message }) => message);
  const rest = errors.length > MAX_ERRORS ? [`and ${errors.length - MAX_ERRORS} more`] : [];
  return [`Invalid ${address}:`, ...errors.slice(0, MAX_ERRORS), ...rest].join("\n  ");
}
