import { VendorError } from "../vendor/vendor_types.ts";

/** A single range of bytes, the only form that the gateway answers with a part of a file: `bytes=0-99`, `bytes=100-`, `bytes=-50`. */
const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/i;

/** The part of a file, both ends included, and the size of the whole file. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
  readonly size: number;
}

/** Whether a range is one that is answered with a part of the file. Everything else asks for the whole file. */
export function isSingleRange(range: string): boolean {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  return first + last !== "" && (first === "" || last === "" || Number(first) <= Number(last));
}

/**
 * The part of a file that an answer with status 206 has.
 * @throws {VendorError} malformed, when it is not the part that was asked for.
 */
export function partOf(range: string | undefined, contentRange: string | undefined): FilePart {
  const [, start, end, size] = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(contentRange?.trim() ?? "") ?? [];
  const part = { start: Number(start), end: Number(end), size: Number(size) };
  if (range !== undefined && isSame(part, wantedPart(range, part.size))) return part;
  throw new VendorError({ kind: "malformed", message: "The third party's answer has a different part of the file than requested." });
}

/** Positions that could not be read are NaN, which is equal to nothing. */
function isSame(part: FilePart, wanted: FilePart): boolean {
  return part.start === wanted.start && part.end === wanted.end && part.start <= part.end;
}

/** The part that a range means in a file of this size (RFC 9110, section 14.1.2). */
function wantedPart(range: string, size: number): FilePart {
  const [, first = "", last = ""] = SINGLE_RANGE.exec(range.trim()) ?? [];
  if (first === "") return { start: Math.max(0, size - Number(last)), end: size - 1, size };
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1), size };
}
