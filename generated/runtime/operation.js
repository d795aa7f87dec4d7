// @generated from templates/runtime/operation.ts by connector-gateway-spec. Do not edit.
export {};
