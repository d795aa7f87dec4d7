import { loadMasterKeys, type MasterKeyLocation } from "../credentials/master_keys.ts";
import { openStorage, type StorageLocation } from "../storage/open_storage.ts";
import type { CredentialKeys, Storage } from "../storage/store_types.ts";

/** Where the commands of operators find the storage and its keys. */
export type OperatorLocation = StorageLocation & MasterKeyLocation;

/** Opens the storage without keys, uses it, and closes it. @throws StorageError */
export async function withStorage<Result>(location: StorageLocation, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  return closing(await openStorage({ ...location, keys: undefined }), use);
}

/** Opens the storage with the master keys, uses it, and closes it. @throws StorageError */
export async function withCredentials<Result>(
  location: OperatorLocation,
  use: (storage: Storage, keys: CredentialKeys) => Promise<Result>,
): Promise<Result> {
  const keys = loadMasterKeys(location);
  return closing(await openStorage({ ...location, keys }), (storage) => use(storage, keys));
}

/** Writes a copy of the embedded database to a file, while a gateway runs. The master key is not in it. @throws StorageError */
export function backupDatabase({ to, ...location }: StorageLocation & { readonly to: string }): Promise<void> {
  return withStorage(location, (storage) => storage.backup(to));
}

async function closing<Result>(storage: Storage, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  try {
    return await use(storage);
  } finally {
    await storage.close();
  }
}
