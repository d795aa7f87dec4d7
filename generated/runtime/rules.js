// @generated from templates/runtime/rules.ts by connector-gateway-spec. Do not edit.
export {};
