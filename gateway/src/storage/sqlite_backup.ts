import { sql, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import { open, realpath, rename, rm } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { StorageError } from "./storage_error.ts";
import type { Tables } from "./tables.ts";

/** Writes a copy of the database to `path`, from one moment, while other connections read and write. @throws StorageError `backup_failed` */
export async function backupSqlite(tables: Kysely<Tables>, databaseFile: string, path: string): Promise<void> {
  const target = resolve(path);
  if (await isSameFile(databaseFile, target)) {
    throw new StorageError("backup_failed", `${path} is the database itself. Name another file for the backup.`);
  }
  const unfinished = `${target}.${randomUUID()}.unfinished`;
  try {
    await createForOwner(unfinished);
    await sql`vacuum into ${unfinished}`.execute(tables);
    await flush(unfinished);
    await rename(unfinished, target);
    await flush(dirname(target));
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error && "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
    throw new StorageError(
      "backup_failed",
      `The backup cannot be written to ${path}${reason}. Check the folder, its permissions and its space.`,
    );
  }
}

/** An empty file: SQLite writes into it, and leaves the permissions as they are. */
async function createForOwner(path: string): Promise<void> {
  const file = await open(path, "wx", 0o600);
  await file.close();
}

/** Waits until the file, or what the folder lists, is on the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function isSameFile(databaseFile: string, target: string): Promise<boolean> {
  try {
    return (await realpath(databaseFile)) === (await realpath(target));
  } catch {
    // A target that does not exist is no database.
    return false;
  }
}
