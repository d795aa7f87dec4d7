// @generated from templates/runtime/compiled_rule.ts by connector-gateway-spec. Do not edit.
export const REQUIRED = 256;

export const MAX_DEPTH = 200;
