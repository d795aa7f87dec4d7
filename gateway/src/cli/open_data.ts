import { resolve } from "node:path";
import type { OptionValues } from "../../../templates/bin/options.ts";
import { loadMasterKeys, type MasterKeyLocation } from "../credentials/master_keys.ts";
import { readDataSettings, type DataSettings } from "../settings/read_settings.ts";
import { openStorage } from "../storage/open_storage.ts";
import type { CredentialKeys, Storage } from "../storage/store_types.ts";
import type { CommandContext } from "./context.ts";

/** Where a command finds data and master keys. @throws UsageError */
export function locateData(values: OptionValues, { environment, cwd }: CommandContext): DataSettings & MasterKeyLocation {
  const { dataFolder, databaseUrl } = readDataSettings(values, environment);
  return { dataFolder: resolve(cwd, dataFolder), databaseUrl, environment };
}

/** Opens the database for a command that handles no credentials, and closes it after `work`. @throws StorageError */
export async function withStorage<Result>(
  values: OptionValues,
  context: CommandContext,
  work: (storage: Storage) => Promise<Result>,
): Promise<Result> {
  return use(await openStorage({ ...locateData(values, context), keys: undefined }), work);
}

/** The same for a command that handles credentials. @throws StorageError */
export async function withCredentials<Result>(
  values: OptionValues,
  context: CommandContext,
  work: (storage: Storage, keys: CredentialKeys) => Promise<Result>,
): Promise<Result> {
  const location = locateData(values, context);
  const keys = loadMasterKeys(location);
  return use(await openStorage({ ...location, keys }), (storage) => work(storage, keys));
}

async function use<Result>(storage: Storage, work: (storage: Storage) => Promise<Result>): Promise<Result> {
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}
