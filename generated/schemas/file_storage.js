// @generated from spec/ by connector-gateway-spec. Do not edit.
import file_storage from "./file_storage.json" with { type: "json" };
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({
  file_storage: { definitions: file_storage.$defs, records: ["StorageFile", "FileOwner", "SharedDrive", "Permission", "FileComment", "CommentReply", "Revision", "Change", "StartPageToken", "About"], shared: [] },
});

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
