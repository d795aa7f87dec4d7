// @generated from templates/shared/json_values.ts by connector-gateway-spec. Do not edit.
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isList(value) {
  return Array.isArray(value);
}

export function jsonPointer(path) {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
