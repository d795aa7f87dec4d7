// @generated from spec/ by connector-gateway-spec. Do not edit.
import messaging from "./messaging.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  messaging: { definitions: messaging.$defs, records: ["User", "Channel", "MessageReaction", "MessageAttachment", "MessageFile", "Message", "ThreadMessage"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
