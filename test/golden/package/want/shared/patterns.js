// @generated from templates/shared/patterns.ts by connector-gateway-spec. Do not edit.
export function exactly(text) {
  return text.replace(/[\^$\\.*+?()[\]{}|/]/g, "\\$&");
}
