import { accessSync } from "node:fs";
import { join } from "node:path";
import { openStorage, type StorageLocation } from "../storage/open_storage.ts";
import { DATABASE_FILE } from "../storage/sqlite_database.ts";
import { errorCodeOf, StorageError, type StorageErrorCode } from "../storage/storage_error.ts";
import type { CredentialKeys, Storage } from "../storage/store_types.ts";
import { keyFileIn, loadMasterKeys, usesKeyFile, type MasterKeyLocation } from "./master_keys.ts";

/** Where the database and the master keys are. */
export interface DataLocation extends StorageLocation, MasterKeyLocation {
  /** Whether what is missing is made. Only what begins to use a folder does that: in the wrong one, no data would look like lost data. */
  readonly mayBeNew?: boolean;
}

/** Loads the master keys and opens the database. @throws StorageError */
export async function openData({ mayBeNew = false, ...location }: DataLocation): Promise<readonly [Storage, CredentialKeys]> {
  if (!mayBeNew) {
    requireDatabase(location);
    requireMasterKeys(location);
  }
  const keys = loadMasterKeys(location);
  return [await openStorage({ ...location, keys }), keys];
}

/** Refuses a folder without the embedded database. PostgreSQL says itself when it has none. @throws StorageError `database_file` */
export function requireDatabase({ dataFolder, databaseUrl }: StorageLocation): void {
  if (databaseUrl === undefined) requireFile(join(dataFolder, DATABASE_FILE), "database_file");
}

/** Refuses a folder without `master.key`, unless the keys come from elsewhere. @throws StorageError `master_key_file` */
export function requireMasterKeys(location: MasterKeyLocation): void {
  if (usesKeyFile(location)) requireFile(keyFileIn(location.dataFolder), "master_key_file", " Or set GATEWAY_MASTER_KEY.");
}

function requireFile(file: string, code: StorageErrorCode, otherwise = ""): void {
  try {
    accessSync(file);
  } catch (error) {
    // Opening the file explains any other problem.
    if (errorCodeOf(error) !== "ENOENT") return;
    const message = `There is no ${file}. Start \`connector-gateway serve\` once, or name the right folder with --data.${otherwise}`;
    throw new StorageError(code, message);
  }
}
