import { DatabaseSync, type DatabaseSyncInstance } from "@photostructure/sqlite";
import { Kysely, sql } from "kysely";
import { closeSync, mkdirSync, openSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Database } from "./database.ts";
import { withTranslatedErrors } from "./driver_errors.ts";
import { backupSqlite } from "./sqlite_backup.ts";
import { PreparingSqliteDialect } from "./sqlite_driver.ts";
import { translateSqliteError } from "./sqlite_errors.ts";
import { StorageError } from "./storage_error.ts";
import type { Tables } from "./tables.ts";

/** The file of the embedded database in the data folder. */
export const DATABASE_FILE = "gateway.db";

/** Makes the data folder, which only its owner can enter. Git leaves it out: `git add .` must not take a master key. */
export function makeDataFolder(folder: string): void {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (made !== undefined) writeFileSync(join(folder, ".gitignore"), "*\n", { mode: 0o600 });
}

/** Bits of a file mode for the group and for everybody else to write. */
const OTHERS_WRITE = 0o022;

/** How long opening waits for another process that opens or closes the database. */
const OPENING_MILLISECONDS = 10_000;

/** Opens the embedded database, and makes folder and file when they do not exist. Only their owner can read them. @throws StorageError */
export function openSqlite(dataFolder: string): Database {
  const file = join(dataFolder, DATABASE_FILE);
  const connection = connect(dataFolder, file);
  const dialect = new PreparingSqliteDialect(connection);
  const tables = new Kysely<Tables>({ dialect: withTranslatedErrors(dialect, (error) => translateSqliteError(error, file)) });
  return {
    kind: "sqlite",
    tables,
    now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    // The transaction is a writer from its beginning, and there is one writer at a time.
    lockSchema: () => Promise.resolve(),
    backup: (path) => backupSqlite(tables, file, path),
  };
}

function connect(dataFolder: string, file: string): DatabaseSyncInstance {
  try {
    makeDataFolder(dataFolder);
    // SQLite would make the file readable for everybody. Its other files take over the permissions of this one.
    closeSync(openSync(file, "a", 0o600));
    if (process.platform !== "win32" && (statSync(file).mode & OTHERS_WRITE) !== 0)
      throw new StorageError("database_file", `Others on this machine can write to the database ${file}. Run \`chmod 600\` on it.`);
    const connection = new DatabaseSync(file, { timeout: OPENING_MILLISECONDS, defensive: true });
    // FULL: a commit that was acknowledged survives a power failure.
    connection.exec("pragma journal_mode = wal; pragma synchronous = full");
    // From here on the driver waits, because SQLite would block the process.
    connection.exec("pragma busy_timeout = 0");
    return connection;
  } catch (error) {
    throw translateSqliteError(error, file);
  }
}
