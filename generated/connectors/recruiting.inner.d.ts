// @generated from spec/inner/recruiting.yaml by connector-gateway-spec. Do not edit.
import type { Inner } from "../runtime/validator_types.js";

/** What public sources say about the inside of the open fields of Recruiting, for the option `inner` of `check`. */
export declare const inner: Inner;
