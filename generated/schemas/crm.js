// @generated from spec/ by connector-gateway-spec. Do not edit.
import crm from "./crm.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  crm: { definitions: crm.$defs, records: ["CrmObject", "ObjectSchema"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
