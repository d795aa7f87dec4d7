import { sql, type Kysely, type RawBuilder, type Transaction } from "kysely";
import type { AuditRow, Storage } from "./store_types.ts";
import { randomInt } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A connector instance with its sealed credentials. `name` and `config`, which callers choose, are JSON, which any database keeps. */
export interface InstanceTable {
  readonly id: string;
  readonly connector: string;
  readonly definition_id: string;
  readonly name: string;
  readonly owner: string;
  readonly config: string;
  readonly created_at: string;
  readonly revision: number;
  readonly key_id: string;
  readonly wrapped_key: string;
  readonly ciphertext: string;
}

/** The token of a caller. */
export interface TokenTable {
  readonly id: string;
  readonly name: string;
  /** Null in rows of version 1, where the name is the owner. */
  readonly owner: string | null;
  /** Of the token and its limits: a token whose limits were changed here is none, nor is one with limits for programs that know none. */
  readonly hash: string;
  /** JSON; null for a token without limits. */
  readonly limits: string | null;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** A write with an `Idempotency-Key`. Times are milliseconds since 1970, by the clock of the database: only compare them in statements. */
export interface WriteTable {
  /** Made of token, instance and key, so that nobody without the token can tell the key. */
  readonly name: string;
  /** Made of operation and params in the same way. */
  readonly request: string;
  readonly token: string;
  readonly instance: string;
  readonly operation: string;
  readonly state: "running" | "done" | "unknown";
  /** Who runs it, and until when nobody else may. */
  readonly holder: string;
  readonly held_until: number;
  /** The key that the third party gets, when it honors one. It makes another try safe before `repeatable_until`. */
  readonly vendor_key: string | null;
  readonly repeatable_until: number;
  readonly created_at: string;
  readonly expires_at: number;
  /** The key, and the answer of one that is done, sealed. */
  readonly key_id: string;
  readonly wrapped_key: string;
  readonly ciphertext: string;
}

/** A right that one node has for a limited time. */
export interface LeaseTable {
  readonly name: string;
  readonly holder: string;
  /** Milliseconds since 1970, by the clock of the database. PostgreSQL would return a string: only compare it in statements. */
  readonly expires_at: number;
}

/** A master key that nodes have used. */
export interface MasterKeyTable {
  readonly id: string;
  readonly proof: string;
}

/** A migration that was made. */
export interface SchemaVersionTable {
  readonly version: number;
  /** The oldest version that a program has to know to use the database from then on. */
  readonly oldest_program: number;
  readonly applied_at: string;
}

/** All tables. Their names have a prefix because a PostgreSQL database may have other tables, too. */
export interface Tables {
  readonly gateway_instances: InstanceTable;
  readonly gateway_tokens: TokenTable;
  readonly gateway_writes: WriteTable;
  readonly gateway_audit: AuditRow;
  readonly gateway_leases: LeaseTable;
  readonly gateway_master_keys: MasterKeyTable;
  readonly gateway_schema_versions: SchemaVersionTable;
}

/** A database behind the query layer, and the few parts in which SQLite and PostgreSQL differ. */
export interface Database {
  readonly kind: Storage["kind"];
  readonly tables: Kysely<Tables>;
  /** Milliseconds since 1970 by the clock that all nodes share. */
  readonly now: RawBuilder<number>;
  /** Lets one process at a time continue with a transaction that changes the schema. */
  lockSchema(transaction: Transaction<Tables>): Promise<void>;
  backup(path: string): Promise<void>;
}

/** The rows that a statement returns. What is in a row is for the statement to say. */
export async function rowsOf<Row>(tables: Kysely<Tables>, statement: RawBuilder<Row>): Promise<readonly Row[]> {
  return (await statement.execute(tables)).rows;
}

/** The values of the parameters of a statement, by name. */
type Values = Readonly<Record<string, unknown>>;

/** Compiles a statement once: that takes longer than running it. Each parameter in it is the name of a value that the function takes. */
export function prepared<Row>(tables: Kysely<Tables>, statement: RawBuilder<Row>): (values: Values) => Promise<readonly Row[]> {
  const { parameters, ...query } = statement.compile(tables);
  return async (values) => (await tables.executeQuery<Row>({ ...query, parameters: parameters.map((name) => values[String(name)]) })).rows;
}

/** Runs a statement, whatever it returns. */
export async function run(tables: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(tables);
}

/** How many rows a statement changes. */
export async function changesOf(tables: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(tables)).numAffectedRows ?? 0n);
}

/** The names of columns, and their values, as `insert into` takes them. */
export function valuesOf(row: object): RawBuilder<unknown> {
  return sql`(${sql.raw(Object.keys(row).join())}) values (${sql.join(Object.values(row))})`;
}

/** Random letters and digits, each of which adds 5.95 bits. A double click selects all of them. */
export function randomText(length: number): string {
  return Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join("");
}

/** A number that is not negative, in letters and digits, filled up with zeros to `length`. */
export function numberText(value: number, length: number): string {
  let text = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / LETTERS.length)) text = (LETTERS[rest % LETTERS.length] ?? "") + text;
  return text.padStart(length, "0");
}
