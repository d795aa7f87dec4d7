import { StorageError } from "./storage_error.ts";
import type { CallerToken, TokenLimits, TokenRepository } from "./store_types.ts";
import { readObject } from "./instance_store.ts";
import { changesOf, rowsOf, valuesOf, type TokenTable, type Database, numberText, randomText } from "./tables.ts";
import { sql } from "kysely";
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
    create: async (name, owner = name, limits) => {
      checkName("name", name);
      checkName("owner", owner);
      const text = limits === undefined ? null : JSON.stringify(limits);
      const { id, token, hash } = makeToken(text);
      const row: TokenTable = { id, name, owner, hash, limits: text, created_at: new Date().toISOString(), revoked_at: null };
      const inserted = await changesOf(tables, sql`insert into gateway_tokens ${valuesOf(row)} on conflict do nothing`);
      if (inserted !== 1) throw nameExists(name);
      return { token, entry: toEntry(row) };
    },
    find: async (token) => {
      const id = tokenIdOf(token);
      if (id === undefined) return undefined;
      const [row] = await rowsOf<TokenTable>(tables, sql`select * from gateway_tokens where id = ${id} and revoked_at is null`);
      return row !== undefined && hashFits(token, row.hash, row.limits) ? toEntry(row) : undefined;
    },
    list: async () => {
      const rows = await rowsOf<TokenTable>(tables, sql`select * from gateway_tokens order by created_at, id`);
      return rows.map(toEntry);
    },
    revoke: async (idOrName) => {
      if (!NAME.test(idOrName)) return false;
      const those = sql`(id = ${idOrName} or name = ${idOrName}) and revoked_at is null`;
      return (await changesOf(tables, sql`update gateway_tokens set revoked_at = ${new Date().toISOString()} where ${those}`)) > 0;
    },
  };
}

function toEntry({ id, name, owner, limits, created_at: createdAt, revoked_at: revokedAt }: TokenTable): CallerToken {
  return {
    ...{ id, name, owner: owner ?? name, createdAt },
    ...(revokedAt !== null && { revokedAt }),
    ...(limits !== null && { limits: readLimits(limits) }),
  };
}

/** @throws StorageError `database_failed` for anything that the gateway did not write. */
function readLimits(column: string): TokenLimits {
  const { allow, deny, instances, readOnly } = readObject(column);
  return {
    ...(isTextList(allow) && { allow }),
    ...(isTextList(deny) && { deny }),
    ...(isTextList(instances) && { instances }),
    ...(readOnly === true && { readOnly }),
  };
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
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

/** Makes a token with limits as the database has them. */
export function makeToken(limits: string | null = null): Pick<TokenTable, "id" | "hash"> & { readonly token: string } {
  const id = randomText(LENGTHS.id);
  const start = `cgw_${id}_${randomText(LENGTHS.secret)}`;
  const token = start + checksumOf(start);
  return { id: `tok_${id}`, token, hash: hashOf(token, limits) };
}

/** The id in a token; undefined for a text that is none. */
export function tokenIdOf(token: string): string | undefined {
  const { id, checksum } = TOKEN.exec(token)?.groups ?? {};
  if (id === undefined || checksum !== checksumOf(token.slice(0, -LENGTHS.checksum))) return undefined;
  return `tok_${id}`;
}

/** Whether the hash is that of the token and its limits. Takes as long for a wrong one. A fast hash is enough: nobody guesses 256 random bits. */
export function hashFits(token: string, hash: string, limits: string | null = null): boolean {
  const [expected, actual] = [Buffer.from(hash, "hex"), Buffer.from(hashOf(token, limits), "hex")];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** All tokens are equally long, so that no limits can be taken for a part of one. */
function hashOf(token: string, limits: string | null): string {
  return createHash("sha256")
    .update(token + (limits ?? ""))
    .digest("hex");
}

function checksumOf(start: string): string {
  return numberText(crc32(start), LENGTHS.checksum);
}
