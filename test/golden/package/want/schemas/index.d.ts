// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import type { JsonSchema, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";
import type { Validator } from "../runtime/validator_types.js";

export type { JsonSchema, JsonSchemaConverter, JsonSchemaTarget, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";

/**
 * The JSON Schema (2020-12) of an address such as `payments.customers.list.params`: complete in itself, with the
 * definitions that it needs. It is yours to change. Throws `UnknownAddressError` for an unknown address.
 */
export declare function jsonSchemaFor(address: string): JsonSchema;

/**
 * A validator that also tells its JSON Schema as Standard JSON Schema demands:
 * `withJsonSchema(v)["~standard"].jsonSchema.input({ target: "draft-2020-12" })`.
 */
export declare function withJsonSchema<T>(validator: Validator<T>): ValidatorWithJsonSchema<T>;
