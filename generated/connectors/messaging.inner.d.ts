// @generated from spec/inner/messaging.yaml by connector-gateway-spec. Do not edit.
import type { Inner } from "../runtime/validator_types.js";

/** What public sources say about the inside of the open fields of Messaging, for the option `inner` of `check`. */
export declare const inner: Inner;
