import { loadMasterKeys, type MasterKeyLocation, addMasterKey, usesKeyFile } from "../credentials/master_keys.ts";
import { openStorage, type StorageLocation } from "../storage/open_storage.ts";
import type { CredentialKeys, Storage } from "../storage/store_types.ts";
import { rotateKeys, type KeyRotation } from "../credentials/rotate_keys.ts";
import { addSharedEntry } from "../credentials/audit_trail.ts";
import type { AuditEntry } from "../credentials/audit_rows.ts";

/** Where the commands of operators find the storage and its keys. */
export type OperatorLocation = StorageLocation & MasterKeyLocation;

/** What a command did, for its entry in the audit. */
export interface Done<Result> {
  readonly result: Result;
  /** The ids of what it changed. */
  readonly records?: readonly string[];
  /** Why it did nothing of what it was asked for. */
  readonly outcome?: "refused";
}

/**
 * Like `withCredentials`, and writes an entry of the audit before it returns.
 * @param operation `token.create`
 * @throws StorageError
 */
export function withAudit<Result>(
  location: OperatorLocation,
  { operation, effect }: Required<Pick<AuditEntry, "operation" | "effect">>,
  use: (storage: Storage, keys: CredentialKeys) => Promise<Done<Result>>,
): Promise<Result> {
  return withCredentials(location, async (storage, keys) => {
    const add = (fields: Pick<AuditEntry, "outcome" | "records">): Promise<void> =>
      addSharedEntry({ audit: storage.audit, keys }, { at: new Date().toISOString(), operation, effect, ...fields });
    try {
      const { result, records = [], outcome = "ok" } = await use(storage, keys);
      await add({ outcome, records });
      return result;
    } catch (error) {
      // Why the command failed is more useful than why its entry did.
      await add({ outcome: "failed" }).catch(() => undefined);
      throw error;
    }
  });
}

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

/** A master key, without the key. */
interface ListedKey {
  readonly id: string;
  /** Whether it seals. All others only open. */
  readonly isCurrent: boolean;
  /** How many instances have credentials under it. With none, it is needed only for earlier backups. */
  readonly instances: number;
}

/**
 * Wraps all credentials with the current master key while gateways run. With the embedded database and `master.key`, it first makes a new
 * key, unless an interrupted rotation has to be ended. With PostgreSQL or `GATEWAY_MASTER_KEY`, operators give all nodes the new key first.
 * @throws StorageError
 */
export function rotateMasterKeys(location: OperatorLocation): Promise<KeyRotation> {
  return withAudit(location, { operation: "keys.rotate", effect: "write" }, async (storage, keys) => {
    // Other nodes cannot see the file of this one.
    const canAdd = storage.kind === "sqlite" && usesKeyFile(location);
    const addKey = (): void => addMasterKey(location.dataFolder);
    const result = await rotateKeys(storage, keys, canAdd ? addKey : undefined);
    return { result, records: [result.keyId] };
  });
}

/** The master keys that credentials are sealed with. @throws StorageError */
export function listMasterKeys(location: OperatorLocation): Promise<readonly ListedKey[]> {
  return withAudit(location, { operation: "keys.list", effect: "read" }, async ({ sealed }, keys) => {
    const counts = await sealed.countByKey();
    const current = keys.currentId();
    return { result: [...counts].map(([id, instances]) => ({ id, isCurrent: id === current, instances })) };
  });
}
