// @generated from templates/runtime/validation_error.ts by connector-gateway-spec. Do not edit.
import type { ValidationIssue } from "./validator_types.js";

/** A value is not valid. */
export declare class ValidationError extends Error {
  readonly name = "ValidationError";
  /** The address that the value was checked against: `payments.customers.list.params`. */
  readonly address: string;
  readonly issues: readonly ValidationIssue[];
  constructor(address: string, issues: readonly ValidationIssue[]);
}
