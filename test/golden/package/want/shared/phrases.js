// @generated from templates/shared/phrases.ts by connector-gateway-spec. Do not edit.
export function plainPhrase(phrase) {
  return phrase.map((part) => (typeof part === "string" ? part : part.code)).join("");
}

export function namesPhrase(names) {
  return names.flatMap((code, index) => (index === 0 ? [{ code }] : [", ", { code }]));
}

export function readPhrase(text) {
  const parts = text.split("`");
  if (parts.length % 2 === 0) return [text];
  return parts.flatMap((part, index) => (part === "" ? [] : [index % 2 === 0 ? part : { code: part }]));
}
