import { hashNumber } from "../hash.js";
import type { BytePart } from "../../server/download.js";

const CHUNK = 65_536;
const LINE = 76;
const LETTERS = new TextEncoder().encode("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");

/** How the smallest file of a format begins and ends, in Latin-1. Readers of the format pass over what is between. */
interface Ends {
  readonly head: string;
  readonly tail: string;
  /** What is at the end of each line, where it is not a line feed. */
  readonly lineEnd?: string;
}

const fromHex = (hex: string): string => hex.replace(/../g, (digits) => String.fromCharCode(parseInt(digits, 16)));

/** One gray pixel: a quantization table, the frame, one code in each of two Huffman tables, and the scan. */
const JPEG = fromHex(
  `ffd8ffdb004300${"01".repeat(64)}ffc0000b080001000101011100${["00", "10"].map((table) => `ffc40014${table}01${"00".repeat(16)}`).join("")}ffda0008010100003f003fffd9`,
);

const PDF_OBJECTS = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj
xref
0 4
`;
const PDF_OFFSETS = ["0000000000 65535 f", ...[9, 52, 101].map((offset) => `${String(offset).padStart(10, "0")} 00000 n`)];
/** An empty page. The table has where each object begins, and the end of the file where the table does. */
const PDF: Ends = {
  head: PDF_OBJECTS + [...PDF_OFFSETS, "trailer<</Size 4/Root 1 0 R>>\n"].join(" \n"),
  tail: "\nstartxref\n162\n%%EOF\n",
};

/** An archive without files. */
const ZIP: Ends = { head: "PK\x05\x06", tail: `PK\x05\x06${"\0".repeat(18)}` };

const formats: readonly (readonly [type: RegExp, ends: Ends])[] = [
  [/^image\/jpe?g/, { head: JPEG, tail: "" }],
  [/^image\/png/, { head: atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR42mP4DwABAQEAHLCMmQAAAABJRU5ErkJggg=="), tail: "" }],
  [/^application\/pdf/, PDF],
  [/^application\/(?:zip|vnd\.openxmlformats)/, ZIP],
  [/[/+]json/, { head: '"', tail: '"', lineEnd: " " }],
  [/^text\/html/, { head: "<!doctype html>\n<title>Sample</title>\n", tail: "\n" }],
];

/**
 * The bytes of a file of a media type: the smallest file of that format, filled up with lines of letters and digits that depend on `seed`
 * and on nothing else. They are made while they are read.
 */
export function contentOf(seed: number, size: number, type = ""): (part: BytePart) => AsyncIterable<Uint8Array> {
  const ends = formats.find(([pattern]) => pattern.test(type))?.[1] ?? { head: "", tail: "" };
  const { head, tail, lineEnd = "\n" } = ends;
  const isWhole = head.length + tail.length <= size;
  return async function* ({ start, end = size - 1 }) {
    for (let offset = start; offset <= end; offset += CHUNK) {
      // Gives others their turn between two chunks.
      await Promise.resolve();
      const bytes = bytesFrom(seed, offset, Math.min(CHUNK, end + 1 - offset), lineEnd.charCodeAt(0));
      if (isWhole) {
        overwrite(bytes, head, -offset);
        overwrite(bytes, tail, size - tail.length - offset);
      }
      yield bytes;
    }
  };
}

/** Writes the part of a text that is in a chunk; `at` is where the text begins in it, also before or after the chunk. */
function overwrite(bytes: Uint8Array, text: string, at: number): void {
  for (let index = Math.max(0, -at); index < text.length && at + index < bytes.length; index += 1)
    bytes[at + index] = text.charCodeAt(index);
}

function bytesFrom(seed: number, offset: number, length: number, lineEnd: number): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let index = 0; index < length; index += 1) {
    const position = offset + index;
    const isEnd = position % LINE === LINE - 1;
    bytes[index] = isEnd ? lineEnd : (LETTERS[hashNumber(seed, position) >>> 26] ?? 0);
  }
  return bytes;
}
