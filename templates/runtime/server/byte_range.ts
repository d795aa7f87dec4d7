import type { BytePart } from "./download.js";

/** What a range asks for: a part, nothing that the file has, or the whole file. */
export type RequestedPart = Required<{ readonly [Key in keyof BytePart]: number }> | "unsatisfiable" | "whole";

/**
 * The part of a file of `size` bytes that a range asks for: `bytes=0-99`, `bytes=100-` or `bytes=-50` (RFC 9110, 14.1.2). Several
 * ranges, other units and what is no range at all ask for the whole file.
 */
export function requestedPart(range: string | null, size: number): RequestedPart {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): RequestedPart {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}

/** The bytes of a part of a stream that is read from its beginning. */
export async function* partOf(
  bytes: AsyncIterable<Uint8Array>,
  { start, end }: { readonly start: number; readonly end: number },
): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of bytes) {
    const from = Math.max(0, start - offset);
    const to = Math.min(chunk.byteLength, end + 1 - offset);
    if (from < to) yield from === 0 && to === chunk.byteLength ? chunk : chunk.subarray(from, to);
    offset += chunk.byteLength;
    if (offset > end) return;
  }
}
