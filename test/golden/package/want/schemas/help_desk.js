// @generated from spec/ by connector-gateway-spec. Do not edit.
import help_desk from "./help_desk.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  help_desk: { definitions: help_desk.$defs, records: ["Ticket", "Order"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
