// @generated from templates/runtime/server/byte_range.ts by connector-gateway-spec. Do not edit.
export function requestedPart(range, size) {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? "") ?? [];
  if (first + last === "" || (first !== "" && last !== "" && Number(last) < Number(first)))
    return { start: 0, end: size - 1, isWhole: true };
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1, isWhole: false };
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1), isWhole: false };
}

export async function* partOf(bytes, start, after) {
  let offset = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, after - offset));
    if (part.byteLength > 0) yield part;
    offset += chunk.byteLength;
    if (offset >= after) return;
  }
}
