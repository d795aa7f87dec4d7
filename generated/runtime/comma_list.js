// @generated from templates/runtime/comma_list.ts by connector-gateway-spec. Do not edit.
export function countElements(text) {
  let count = 1;
  for (let at = text.indexOf(","); at >= 0; at = text.indexOf(",", at + 1)) count++;
  return count;
}

export function strayElement(text, allowed) {
  let start = 0;
  while (allowed !== undefined && start <= text.length) {
    const end = elementEnd(text, start, allowed);
    if (end === undefined) return start;
    start = end + 1;
  }
  return undefined;
}

function elementEnd(text, start, allowed) {
  for (const element of allowed) {
    if (typeof element !== "string" || !text.startsWith(element, start)) continue;
    const end = start + element.length;
    if (end === text.length || text[end] === ",") return end;
  }
  return undefined;
}
