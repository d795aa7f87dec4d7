// @generated from spec/ by connector-gateway-spec. Do not edit.
import recruiting from "./recruiting.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  recruiting: { definitions: recruiting.$defs, records: ["Attachment", "Candidate", "Application", "Job", "Offer", "User", "Department", "Office", "JobPost", "Source", "ScheduledInterview"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
