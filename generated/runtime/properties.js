// @generated from templates/runtime/properties.ts by connector-gateway-spec. Do not edit.
export function ownProperties(value) {
  const prototype = Object.getPrototypeOf(value);
  if (prototype === null || (prototype === Object.prototype && hasNoKeys(prototype))) return value;
  return { __proto__: null, ...value };
}

function hasNoKeys(value) {
  for (const _key in value) return false;
  return true;
}

export function ownValue(value, key) {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}
