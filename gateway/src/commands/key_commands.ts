import { addMasterKey, usesKeyFile } from "../credentials/master_keys.ts";
import { rotateKeys, type KeyRotation } from "../credentials/rotate_keys.ts";
import { withCredentials, type OperatorLocation } from "./with_storage.ts";

/** A master key, without the key. */
export interface ListedKey {
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
  return withCredentials(location, (storage, keys) => {
    // Other nodes cannot see the file of this one.
    const canAdd = storage.kind === "sqlite" && usesKeyFile(location);
    return rotateKeys(
      storage,
      keys,
      canAdd
        ? () => {
            addMasterKey(location.dataFolder);
          }
        : undefined,
    );
  });
}

/** The master keys that credentials are sealed with. @throws StorageError */
export function listMasterKeys(location: OperatorLocation): Promise<readonly ListedKey[]> {
  return withCredentials(location, async ({ sealed }, keys) => {
    const counts = await sealed.countByKey();
    const current = keys.currentId();
    return [...counts].map(([id, instances]) => ({ id, isCurrent: id === current, instances }));
  });
}
