import type { BytePart } from "./download.js";

/** The part of a file that a range asks for. */
export interface RequestedPart extends BytePart {
  /** Whether it is sent as the whole file, with status 200. */
  readonly isWhole: boolean;
}

/**
 * The part of a file of `size` bytes that a range asks for: `bytes=0-99`, `bytes=100-` or `bytes=-50` (RFC 9110, 14.1.2). Several
 * ranges, other units and what is no range at all ask for the whole file. `start` is above `end` for a range outside the file.
 */
export function requestedPart(range: string | null, size: number): RequestedPart & { readonly end: number } {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/i.exec(range?.trim() ?? "") ?? [];
  const [end, to] = [size - 1, Number(last || Infinity)];
  if (first + last === "" || to < Number(first)) return { start: 0, end, isWhole: true };
  if (first === "") return { start: Math.max(0, size - to), end, isWhole: false };
  return { start: Number(first), end: Math.min(to, end), isWhole: false };
}

/** The bytes from `start` to before `after` of a stream that is read from its beginning. */
export async function* partOf(bytes: AsyncIterable<Uint8Array>, start: number, after: number): AsyncGenerator<Uint8Array> {
  let offset = 0;
  for await (const chunk of bytes) {
    const part = chunk.subarray(Math.max(0, start - offset), Math.max(0, after - offset));
    if (part.byteLength > 0) yield part;
    offset += chunk.byteLength;
    if (offset >= after) return;
  }
}
