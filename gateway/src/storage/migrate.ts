import type { Transaction } from "kysely";
import type { Database } from "./database.ts";
import { migrations, type Migration } from "./migrations.ts";
import { StorageError } from "./storage_error.ts";
import type { Tables } from "./tables.ts";

/**
 * Brings the database to the last of `known`. Several nodes may do this at the same time: one of them does it. All of it happens or nothing.
 * @throws StorageError `database_newer` when a later version changed the database so that this one cannot use it.
 */
export async function migrate(database: Database, known: readonly Migration[] = migrations): Promise<void> {
  await database.tables.transaction().execute(async (transaction) => {
    await database.lockSchema(transaction);
    const applied = await readApplied(transaction);
    refuseNewer(applied, known);
    const missing = known.filter(({ version }) => !applied.some((row) => row.version === version));
    for (const migration of missing) await apply(transaction, migration);
  });
}

interface AppliedMigration {
  readonly version: number;
  readonly oldest_program: number;
}

async function readApplied(transaction: Transaction<Tables>): Promise<readonly AppliedMigration[]> {
  await transaction.schema
    .createTable("gateway_schema_versions")
    .ifNotExists()
    .addColumn("version", "integer", (column) => column.primaryKey())
    .addColumn("oldest_program", "integer", (column) => column.notNull())
    .addColumn("applied_at", "text", (column) => column.notNull())
    .execute();
  return transaction.selectFrom("gateway_schema_versions").select(["version", "oldest_program"]).execute();
}

function refuseNewer(applied: readonly AppliedMigration[], known: readonly Migration[]): void {
  const latest = Math.max(0, ...known.map(({ version }) => version));
  const needed = Math.max(0, ...applied.map((row) => row.oldest_program));
  if (needed <= latest) return;
  const schema = Math.max(...applied.map(({ version }) => version));
  const message = `The database has schema version ${schema}, which needs a gateway that knows version ${needed} or later; this one knows version ${latest}. Start a newer version of the gateway, or restore a backup from before the upgrade.`;
  throw new StorageError("database_newer", message);
}

async function apply(transaction: Transaction<Tables>, { version, oldestProgram, up }: Migration): Promise<void> {
  await up(transaction);
  const row = { version, oldest_program: oldestProgram, applied_at: new Date().toISOString() };
  await transaction.insertInto("gateway_schema_versions").values(row).execute();
}
