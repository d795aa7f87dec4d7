// @generated from templates/shared/phrases.ts by connector-gateway-spec. Do not edit.
export function plainPhrase(phrase) {
  return phrase.map((part) => (typeof part === "string" ? part : part.code)).join("");
}

export function namesPhrase(names) {
  return names.flatMap((code, index) => (index === 0 ? [{ code }] : [", ", { code }]));
}
