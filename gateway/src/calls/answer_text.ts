import { Buffer } from "node:buffer";
import { finished, pipeline, type Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { createGunzip, gunzip } from "node:zlib";
import { discard } from "../egress/egress.ts";
import type { EgressAnswer } from "../egress/egress_types.ts";
import type { AnswerHeaders } from "../vendor/vendor_types.ts";

/** Thrown for an answer that cannot be read as a text. Its message completes "Stripe sent an answer that …". */
export class UnreadableAnswerError extends Error {
  override readonly name = "UnreadableAnswerError";
}

const unzip = promisify(gunzip);

/**
 * Reads the text of an answer.
 * @throws {UnreadableAnswerError} when it is longer than `limit` bytes, unpacked or not, or is in an encoding that nobody asked for;
 * the error of the network when it breaks off.
 */
export async function readText(body: Readable, headers: AnswerHeaders, limit: number): Promise<string> {
  const packed = isPacked({ body, headers }, true);
  const bytes = await readBytes(body, limit);
  return decode(packed ? await unpack(bytes, limit) : bytes, headers.get("content-type"));
}

/**
 * The answer with its body unpacked, whose length nobody knows then. Packed bytes break off where they cannot be unpacked.
 * @param mayBePacked whether the body is a whole file
 * @throws {UnreadableAnswerError} when it is in an encoding that nobody asked for.
 */
export function unpacked(answer: EgressAnswer, mayBePacked: boolean): EgressAnswer {
  const { headers, body } = answer;
  if (!isPacked(answer, mayBePacked) || headers.get("content-length")?.trim() === "0") return answer;
  const get = (name: string): string | undefined => (name.toLowerCase() === "content-length" ? undefined : headers.get(name));
  return { ...answer, headers: { get }, body: pipeline(body, createGunzip(), () => undefined) };
}

/** Whether a body has to be unpacked. Ends the transfer of one that cannot be. */
function isPacked({ headers, body }: Pick<EgressAnswer, "headers" | "body">, mayBePacked: boolean): boolean {
  const encoding = headers.get("content-encoding")?.trim().toLowerCase() ?? "";
  if (["identity", ""].includes(encoding)) return false;
  if (mayBePacked && ["gzip", "x-gzip"].includes(encoding)) return true;
  discard(body);
  throw new UnreadableAnswerError(`is encoded as ${JSON.stringify(encoding)}, which was not asked for`);
}

/** Reads by events, because iterating over a stream takes longer than reading it. */
function readBytes(body: Readable, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    body.on("data", (chunk: unknown) => {
      if (!Buffer.isBuffer(chunk)) return void body.destroy(new TypeError("The body of an answer must be bytes."));
      size += chunk.length;
      chunks.push(chunk);
      if (size > limit) body.destroy(tooLarge(limit));
    });
    finished(body, { writable: false }, (error) => {
      if (error) reject(error);
      else resolve(chunks.length === 1 && chunks[0] !== undefined ? chunks[0] : Buffer.concat(chunks, size));
    });
  });
}

/** An answer of a few bytes can unpack to gigabytes, so the limit holds for both. */
async function unpack(bytes: Buffer, limit: number): Promise<Buffer> {
  if (bytes.length === 0) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: limit });
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(limit);
    throw new UnreadableAnswerError("cannot be unpacked");
  }
}

/** So many bytes are decoded at once: other callers have their turns in between. */
const DECODED_BYTES = 1024 * 1024;

/** JSON is UTF-8, but a third party may name another encoding. */
async function decode(bytes: Buffer, contentType: string | undefined): Promise<string> {
  const charset = /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? "")?.[1] ?? "utf-8";
  try {
    const decoder = new TextDecoder(charset, { fatal: true });
    let text = "";
    let offset = 0;
    for (; bytes.length - offset > DECODED_BYTES; offset += DECODED_BYTES) {
      text += decoder.decode(bytes.subarray(offset, offset + DECODED_BYTES), { stream: true });
      await setImmediate();
    }
    return text + decoder.decode(bytes.subarray(offset));
  } catch {
    throw new UnreadableAnswerError(`is not a text in ${JSON.stringify(charset)}`);
  }
}

function tooLarge(limit: number): UnreadableAnswerError {
  return new UnreadableAnswerError(`is larger than ${limit} bytes`);
}
