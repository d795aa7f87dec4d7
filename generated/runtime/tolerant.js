// @generated from templates/runtime/tolerant.ts by connector-gateway-spec. Do not edit.
/*
 * The first line recognizes literal types: they begin with a character, and `string` does not. `string extends T` would also
 * recognize them, but it makes the type invariant, and a `Validator<Customer>` would no longer be a `Validator<unknown>`.
 */

export {};
