// @generated from templates/runtime/client/error_body.ts by connector-gateway-spec. Do not edit.
import { isObject } from "../../shared/json_values.js";

const LONGEST = 1000;

export function messageOf({ message, errors }) {
  const details = Array.isArray(errors) ? errors.filter(isObject).map(detailOf) : [];
  const said = [typeof message === "string" ? message : "", ...details].filter((part) => part !== "");
  return said.length === 0 ? undefined : said.join("; ").slice(0, LONGEST);
}

function detailOf({ field, message }) {
  return [field, message].filter((part) => typeof part === "string" && part !== "").join(": ");
}
