// @generated from spec/ by connector-gateway-spec. Do not edit.
import issue_tracker from "./issue_tracker.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  issue_tracker: { definitions: issue_tracker.$defs, records: ["IssuePage", "Issue", "ProjectPage", "Project", "TeamPage", "Team"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
