// @generated from templates/runtime/once.ts by connector-gateway-spec. Do not edit.
export function once(make) {
  let made;
  return () => (made ??= { value: make() }).value;
}
