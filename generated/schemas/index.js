// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";
import * as crm from "./crm.js";
import * as file_storage from "./file_storage.js";
import * as issue_tracker from "./issue_tracker.js";
import * as messaging from "./messaging.js";
import * as payments from "./payments.js";
import * as project_tracker from "./project_tracker.js";
import * as recruiting from "./recruiting.js";
import * as gateway from "./gateway.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({ crm, file_storage, issue_tracker, messaging, payments, project_tracker, recruiting, gateway });

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
