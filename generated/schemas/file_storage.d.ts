// @generated from spec/ by connector-gateway-spec. Do not edit.
export { jsonSchemaFor, withJsonSchema } from "./index.js";
export type { JsonSchema, JsonSchemaConverter, JsonSchemaTarget, ValidatorWithJsonSchema } from "../runtime/json_schemas.js";
