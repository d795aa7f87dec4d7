// @generated from templates/runtime/freeze.ts by connector-gateway-spec. Do not edit.
export function deepFreeze(value) {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) deepFreeze(inner);
  return Object.freeze(value);
}
