// Made from the catalog by `npm run generate`. Do not edit: the next run overwrites it.
import { addJsonSchema, createSchemaLookup } from "../runtime/json_schemas.js";
import * as help_desk from "./help_desk.js";
import * as shop from "./shop.js";
import * as gateway from "./gateway.js";

const findSchema = /* @__PURE__ */ createSchemaLookup({ help_desk, shop, gateway });

export function jsonSchemaFor(address) {
  return findSchema(address);
}

export function withJsonSchema(validator) {
  return addJsonSchema(validator, findSchema);
}
