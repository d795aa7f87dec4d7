import type { StorageLocation } from "../storage/open_storage.ts";
import { withStorage } from "./with_storage.ts";

/** Writes a copy of the embedded database to a file, while a gateway runs. The master key is not in it. @throws StorageError */
export function backupDatabase(options: StorageLocation & { readonly to: string }): Promise<void> {
  return withStorage(options, (storage) => storage.backup(options.to));
}
