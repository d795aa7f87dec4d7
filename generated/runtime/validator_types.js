// @generated from templates/runtime/validator_types.ts by connector-gateway-spec. Do not edit.
export {};
