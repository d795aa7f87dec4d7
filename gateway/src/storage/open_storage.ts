import { sql } from "kysely";
import type { Database } from "./database.ts";
import { instanceRepository } from "./instance_store.ts";
import { leaseRepository } from "./lease_store.ts";
import { migrate } from "./migrate.ts";
import { openPostgres } from "./postgres_database.ts";
import { sealedCredentialsRepository } from "./sealed_store.ts";
import { openSqlite } from "./sqlite_database.ts";
import { StorageError } from "./storage_error.ts";
import type { CredentialKeys, Storage } from "./store_types.ts";
import { tokenRepository } from "./token_store.ts";

/** Where a gateway keeps what it keeps. */
export interface StorageLocation {
  /** The folder of the embedded database. It is made when it does not exist. */
  readonly dataFolder: string;
  /** `postgres://…`: uses this database instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
}

/** Options of `openStorage`. */
export interface StorageOptions extends StorageLocation {
  /** Undefined for commands that handle no credentials: reading and writing them throws then. */
  readonly keys: CredentialKeys | undefined;
}

/**
 * Opens the database, brings it to the schema of this version, and checks that the master keys are those of the database.
 * @throws StorageError
 */
export async function openStorage({ dataFolder, databaseUrl, keys }: StorageOptions): Promise<Storage> {
  const database = databaseUrl === undefined ? openSqlite(dataFolder) : openPostgres(databaseUrl);
  const storage = storageOf(database, keys ?? noKeys);
  try {
    await migrate(database);
    if (keys !== undefined) await storage.sealed.verifyKeys(keys);
    return storage;
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** The repositories of a database whose schema is that of this version. */
function storageOf(database: Database, keys: CredentialKeys): Storage {
  return {
    kind: database.kind,
    instances: instanceRepository(database, keys),
    sealed: sealedCredentialsRepository(database),
    tokens: tokenRepository(database),
    leases: leaseRepository(database),
    backup: (path) => database.backup(path),
    ping: async () => {
      await sql`select 1`.execute(database.tables);
    },
    close: () => database.tables.destroy(),
  };
}

const noKeys: CredentialKeys = {
  currentId: refuse,
  proof: refuse,
  seal: refuse,
  open: refuse,
  rewrap: refuse,
};

function refuse(): never {
  throw new StorageError("master_key_missing", "The master key was not loaded, so that credentials can neither be read nor written.");
}
