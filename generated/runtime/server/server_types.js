// @generated from templates/runtime/server/server_types.ts by connector-gateway-spec. Do not edit.
export {};
