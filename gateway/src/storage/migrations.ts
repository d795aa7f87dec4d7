import { sql, type Transaction } from "kysely";
import type { Tables } from "./tables.ts";

/** A step from one version of the schema to the next. */
export interface Migration {
  readonly version: number;
  /** The oldest version that a program may know and still use a database after this step. */
  readonly oldestProgram: number;
  readonly up: (transaction: Transaction<Tables>) => Promise<void>;
}

/**
 * All migrations, in order. A migration that was released never changes. While nodes restart one after the other, the old ones use the
 * new schema: a migration only adds tables, columns that may be null, and indexes. A later release can remove what no node reads anymore,
 * and states the `oldestProgram` that can use the result.
 */
export const migrations: readonly Migration[] = [
  { version: 1, oldestProgram: 1, up: createTables },
  { version: 2, oldestProgram: 1, up: addOwnersAndLeases },
];

async function createTables({ schema }: Transaction<Tables>): Promise<void> {
  await schema
    .createTable("gateway_instances")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("connector", "text", (column) => column.notNull())
    .addColumn("definition_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("owner", "text", (column) => column.notNull())
    .addColumn("config", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("wrapped_key", "text", (column) => column.notNull())
    .addColumn("ciphertext", "text", (column) => column.notNull())
    .execute();
  await schema
    .createTable("gateway_tokens")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("revoked_at", "text")
    .execute();
  // A revoked token frees its name.
  await schema
    .createIndex("gateway_tokens_name")
    .unique()
    .on("gateway_tokens")
    .column("name")
    .where(sql.ref("revoked_at"), "is", null)
    .execute();
  await schema
    .createTable("gateway_master_keys")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("proof", "text", (column) => column.notNull())
    .execute();
}

async function addOwnersAndLeases({ schema }: Transaction<Tables>): Promise<void> {
  await schema.alterTable("gateway_tokens").addColumn("owner", "text").execute();
  await schema
    .createTable("gateway_leases")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("expires_at", "bigint", (column) => column.notNull())
    .execute();
}
