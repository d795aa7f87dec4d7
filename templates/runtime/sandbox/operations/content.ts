import { hashNumber } from "../hash.js";
import type { BytePart } from "../../server/download.js";

const CHUNK = 65_536;
const LINE = 76;
const LETTERS = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

/** The bytes of a file: lines of letters and digits that depend on `seed` and on nothing else. Made while they are read. */
export function contentOf(seed: number, size: number): (part: BytePart) => AsyncIterable<Uint8Array> {
  return async function* ({ start, end = size - 1 }) {
    for (let offset = start; offset <= end; offset += CHUNK) {
      // Gives others their turn between two chunks.
      await Promise.resolve();
      yield bytesFrom(seed, offset, Math.min(CHUNK, end + 1 - offset));
    }
  };
}

function bytesFrom(seed: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    const position = offset + index;
    const isEnd = position % LINE === LINE - 1;
    bytes[index] = isEnd ? 10 : (LETTERS[hashNumber(seed, position) >>> 26] ?? 0);
  }
  return bytes;
}
