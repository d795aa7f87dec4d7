// @generated from templates/shared/bindings.ts by connector-gateway-spec. Do not edit.
export const queryStyles = ["repeat", "comma", "brackets"];

export const errorKinds = ["credentials", "refused", "not_found", "invalid", "rate_limit", "unavailable"];

export const resetUnits = ["seconds", "milliseconds", "unix_seconds", "unix_milliseconds", "iso"];
