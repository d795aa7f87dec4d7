// @generated from templates/shared/sandbox_terms.ts by connector-gateway-spec. Do not edit.
export const derivationKinds = ["records", "count", "values", "count_values", "first", "last", "sum", "any"];
