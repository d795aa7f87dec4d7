// @generated from spec/ by connector-gateway-spec. Do not edit.
import type { JsonSchema, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";
import type { Validator } from "../runtime/validator_types.js";

export type { JsonSchema, JsonSchemaConverter, JsonSchemaTarget, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";

/**
 * Returns the JSON Schema (2020-12) of an address such as `payments.customers.list.params`, with all definitions that
 * it refers to. Each call returns a new copy. Throws `UnknownAddressError` for an unknown address.
 */
export declare function jsonSchemaFor(address: string): JsonSchema;

/**
 * Adds the Standard JSON Schema interface to a validator:
 * `withJsonSchema(v)["~standard"].jsonSchema.input({ target: "draft-2020-12" })`.
 */
export declare function withJsonSchema<T>(validator: Validator<T>): ValidatorWithJsonSchema<T>;
