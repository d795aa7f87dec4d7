// @generated from spec/ by connector-gateway-spec. Do not edit.
import project_tracker from "./project_tracker.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  project_tracker: { definitions: project_tracker.$defs, records: ["Issue", "Project", "User", "IssueField", "IssueFieldSearchResult", "IssueComment", "IssueWorklog"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
