// @generated from spec/ by connector-gateway-spec. Do not edit.
import help_desk from "./help_desk.json" with { type: "json" };
import shop from "./shop.json" with { type: "json" };
import { definitions } from "./gateway.js";
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  help_desk: { definitions: help_desk.$defs, records: ["Ticket", "Order"], shared: [] },
  shop: { definitions: shop.$defs, records: ["Order", "Line", "OrderSearch", "DeletedOrder"], shared: [] },
  gateway: { definitions, records: [], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
