import { existsSync } from "node:fs";
import { join } from "node:path";
import { keyFileIn } from "../../credentials/key_file.ts";
import type { OperatorLocation } from "../../commands/with_storage.ts";
import { loadMasterKeys, usesKeyFile } from "../../credentials/master_keys.ts";
import { openStorage } from "../../storage/open_storage.ts";
import { DATABASE_FILE } from "../../storage/sqlite_database.ts";
import { StorageError } from "../../storage/storage_error.ts";
import type { CredentialKeys } from "../../storage/store_types.ts";
import type { Finding } from "./finding.ts";

const firstStart = "Start `connector-gateway serve` once, or name the right folder with --data.";

/** Checks the master key and the database. Makes neither of them when they are missing. */
export async function checkData(location: OperatorLocation): Promise<readonly Finding[]> {
  const { finding, keys } = checkKeys(location);
  return [finding, await checkDatabase(location, keys)];
}

function checkKeys(location: OperatorLocation): { readonly finding: Finding; readonly keys: CredentialKeys | undefined } {
  const check = "master key";
  const file = keyFileIn(location.dataFolder);
  const isInFile = usesKeyFile(location);
  if (isInFile && !existsSync(file)) {
    const fix = `${firstStart} Or set GATEWAY_MASTER_KEY.`;
    return { finding: { check, status: "failed", message: `There is no ${file}.`, fix }, keys: undefined };
  }
  try {
    const keys = loadMasterKeys(location);
    const message = `${keys.currentId()}, from ${isInFile ? file : "GATEWAY_MASTER_KEY"}`;
    return { finding: { check, status: "ok", message }, keys };
  } catch (error) {
    return { finding: toFinding(check, error), keys: undefined };
  }
}

async function checkDatabase(location: OperatorLocation, keys: CredentialKeys | undefined): Promise<Finding> {
  const check = "database";
  const file = join(location.dataFolder, DATABASE_FILE);
  if (location.databaseUrl === undefined && !existsSync(file)) {
    return { check, status: "failed", message: `There is no ${file}.`, fix: firstStart };
  }
  try {
    const storage = await openStorage({ ...location, keys });
    try {
      await storage.ping();
      const where = storage.kind === "sqlite" ? file : "PostgreSQL";
      const credentials = keys === undefined ? "" : ", and the master key fits";
      return { check, status: "ok", message: `${where} answers, its schema is up to date${credentials}` };
    } finally {
      await storage.close();
    }
  } catch (error) {
    return toFinding(check, error);
  }
}

/** The first sentence of such an error says what is wrong, the others how to fix it. */
function toFinding(check: string, error: unknown): Finding {
  if (!(error instanceof StorageError)) throw error;
  const [, message = error.message, fix = ""] = /^(.+?[.:])\s+([A-Z][^]*)$/.exec(error.message) ?? [];
  return { check, status: "failed", message, ...(fix !== "" && { fix }) };
}
