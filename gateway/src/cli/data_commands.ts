import { resolve } from "node:path";
import type { OptionValues } from "../../../templates/bin/options.ts";
import { addMasterKey, usesKeyFile } from "../credentials/master_keys.ts";
import { rotateKeys as rotate } from "../credentials/rotate_keys.ts";
import type { CommandContext } from "./context.ts";
import { locateData, withCredentials, withStorage } from "./open_data.ts";

/** Copies the embedded database to a file. @throws StorageError on PostgreSQL, and when the file cannot be written */
export async function backUp(values: OptionValues, file: string, context: CommandContext): Promise<void> {
  const path = resolve(context.cwd, file);
  await withStorage(values, context, (storage) => storage.backup(path));
  context.report(`The database is copied to ${path}. The master key is not part of it: keep a copy of it elsewhere.\n`);
}

/** Encrypts the data keys of all stored credentials with the newest master key. @throws StorageError */
export async function rotateKeys(values: OptionValues, context: CommandContext): Promise<void> {
  const location = locateData(values, context);
  const addKey = usesKeyFile(location) ? (): void => addMasterKey(location.dataFolder) : undefined;
  const { keyId, isNew, rewrapped } = await withCredentials(values, context, (storage, keys) => rotate(storage, keys, addKey));
  const what = isNew ? "There is a new master key" : "The newest master key is";
  context.report(`${what} ${keyId}. It encrypts the credentials of ${rewrapped} more instances; the earlier keys stay for backups.\n`);
}
