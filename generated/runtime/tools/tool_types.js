// @generated from templates/runtime/tools/tool_types.ts by connector-gateway-spec. Do not edit.
export {};
