// @generated from templates/runtime/client/platform_types.ts by connector-gateway-spec. Do not edit.

export {};
