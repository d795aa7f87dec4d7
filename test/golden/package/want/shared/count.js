// @generated from templates/shared/count.ts by connector-gateway-spec. Do not edit.
export function countOf(count, noun, plural = `${noun}s`) {
  return `${count} ${count === 1 ? noun : plural}`;
}
