// @generated from templates/runtime/at_least_one_of.ts by connector-gateway-spec. Do not edit.
export {};
