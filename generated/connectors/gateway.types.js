// @generated from spec/ by connector-gateway-spec. Do not edit.
export {};
