// @generated from templates/runtime/client/client_types.ts by connector-gateway-spec. Do not edit.
export {};
