// @generated from spec/ by connector-gateway-spec. Do not edit.
import shop from "./shop.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  shop: { definitions: shop.$defs, records: ["Order", "Line", "OrderSearch", "DeletedOrder"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
