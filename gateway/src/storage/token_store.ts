import { StorageError } from "./storage_error.ts";
import type { CallerToken, TokenRepository } from "./store_types.ts";
import { type TokenTable, type Database, numberText, randomText } from "./tables.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import { crc32 } from "node:zlib";

/**
 * `cgw_<id>_<secret><checksum>`: scanners for secrets recognize a token by its prefix, and a mistyped one by its checksum. The id is not
 * secret: operators find the entry of a leaked token by it. The secret has 43 letters and digits: 256 bits.
 */
const TOKEN = /^cgw_(?<id>[0-9A-Za-z]{12})_[0-9A-Za-z]{43}(?<checksum>[0-9A-Za-z]{6})$/;

const LENGTHS = { id: 12, secret: 43, checksum: 6 } as const;

/** Letters of any script, digits, spaces and punctuation: nothing that changes a terminal or that a database cannot keep. */
const NAME = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]{1,100}$/u;

/** The tokens of callers in a database. */
export function tokenRepository({ tables }: Database): TokenRepository {
  return {
    create: async (name, owner = name) => {
      checkName("name", name);
      checkName("owner", owner);
      const { id, token, hash } = makeToken();
      const row: TokenTable = { id, name, owner, hash, created_at: new Date().toISOString(), revoked_at: null };
      const { numInsertedOrUpdatedRows: inserted } = await tables
        .insertInto("gateway_tokens")
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (inserted !== 1n) throw nameExists(name);
      return { token, entry: toEntry(row) };
    },
    find: async (token) => {
      const id = tokenIdOf(token);
      if (id === undefined) return undefined;
      const row = await tables
        .selectFrom("gateway_tokens")
        .selectAll()
        .where("id", "=", id)
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return row !== undefined && hashFits(token, row.hash) ? toEntry(row) : undefined;
    },
    list: async () => {
      const rows = await tables.selectFrom("gateway_tokens").selectAll().orderBy("created_at").orderBy("id").execute();
      return rows.map(toEntry);
    },
    revoke: async (idOrName) => {
      if (!NAME.test(idOrName)) return false;
      const { numUpdatedRows: revoked } = await tables
        .updateTable("gateway_tokens")
        .set({ revoked_at: new Date().toISOString() })
        .where((row) => row.or([row("id", "=", idOrName), row("name", "=", idOrName)]))
        .where("revoked_at", "is", null)
        .executeTakeFirst();
      return revoked > 0n;
    },
  };
}

function toEntry({ id, name, owner, created_at: createdAt, revoked_at: revokedAt }: TokenTable): CallerToken {
  return { id, name, owner: owner ?? name, createdAt, ...(revokedAt !== null && { revokedAt }) };
}

function checkName(what: "name" | "owner", text: string): void {
  if (NAME.test(text) && !text.startsWith("tok_")) return;
  const message = `The ${what} of a token has 1 to 100 letters, digits, spaces and punctuation marks, and does not begin with tok_.`;
  throw new StorageError("token_name", message);
}

function nameExists(name: string): StorageError {
  const message = `There is a token with the name ${name} that is not revoked. Choose another name; with --owner ${JSON.stringify(name)} it reaches the same instances.`;
  return new StorageError("token_exists", message);
}

/** A token that was made, and what is kept of it. */
interface NewToken {
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
