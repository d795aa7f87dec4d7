import { createHash, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";
import { numberText, randomText } from "./random_text.ts";

/**
 * `cgw_<id>_<secret><checksum>`: scanners for secrets recognize a token by its prefix, and a mistyped one by its checksum. The id is not
 * secret: operators find the entry of a leaked token by it. The secret has 43 letters and digits: 256 bits.
 */
const TOKEN = /^cgw_(?<id>[0-9A-Za-z]{12})_[0-9A-Za-z]{43}(?<checksum>[0-9A-Za-z]{6})$/;
const LENGTHS = { id: 12, secret: 43, checksum: 6 } as const;

/** A token that was made, and what is kept of it. */
export interface NewToken {
  readonly id: string;
  readonly token: string;
  readonly hash: string;
}

/** Makes a token. */
export function makeToken(): NewToken {
  const id = randomText(LENGTHS.id);
  const start = `cgw_${id}_${randomText(LENGTHS.secret)}`;
  const token = start + checksumOf(start);
  return { id: `tok_${id}`, token, hash: hashOf(token) };
}

/** The id in a token; undefined for a text that is none. */
export function tokenIdOf(token: string): string | undefined {
  const { id, checksum } = TOKEN.exec(token)?.groups ?? {};
  if (id === undefined || checksum !== checksumOf(token.slice(0, -LENGTHS.checksum))) return undefined;
  return `tok_${id}`;
}

/** Whether the hash is that of the token. Takes as long for a wrong one. A fast hash is enough: nobody guesses 256 random bits. */
export function hashFits(token: string, hash: string): boolean {
  const [expected, actual] = [Buffer.from(hash, "hex"), Buffer.from(hashOf(token), "hex")];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function checksumOf(start: string): string {
  return numberText(crc32(start), LENGTHS.checksum);
}
