import { randomUUID } from "node:crypto";
import { StorageError } from "../storage/storage_error.ts";
import type { CredentialKeys, Storage } from "../storage/store_types.ts";

/** What a rotation did. */
export interface KeyRotation {
  /** The id of the key that wraps all rows now. */
  readonly keyId: string;
  /** Whether the rotation made this key. When it did not, the key was there and rows were left to wrap. */
  readonly isNew: boolean;
  /** How many rows it wrapped anew. Other rows were written with this key meanwhile. */
  readonly rewrapped: number;
}

const LEASE = { name: "keys rotate", milliseconds: 60_000 } as const;

/** Few enough rows that no other writer waits noticeably, enough that commits do not take most of the time. */
const ROWS_AT_A_TIME = 100;

/**
 * Wraps the data keys of all rows with the current master key, while gateways read and write. When all rows have it already, and the keys
 * are in a file, it first makes a new one by `addKey`. A rotation that was interrupted continues with the next call. Nothing that is not
 * wrapped yet becomes unreadable, because no key is removed.
 * @throws StorageError `rotation_running` while another one runs; the errors of opening credentials.
 */
export async function rotateKeys(storage: Storage, keys: CredentialKeys, addKey: (() => void) | undefined): Promise<KeyRotation> {
  const holder = randomUUID();
  await keepLease(storage, holder);
  try {
    const isNew = addKey !== undefined && (await isFinished(storage, keys));
    if (isNew) addKey();
    await storage.sealed.verifyKeys(keys);
    const keyId = keys.currentId();
    const rewrapped = await rewrapAll(storage, keys, keyId, holder);
    await storage.sealed.forgetUnusedKeys(keyId);
    return { keyId, isNew, rewrapped };
  } finally {
    await storage.leases.release(LEASE.name, holder);
  }
}

async function isFinished({ sealed }: Storage, keys: CredentialKeys): Promise<boolean> {
  return (await sealed.listWrappedByOthers(keys.currentId(), "", 1)).length === 0;
}

async function rewrapAll(storage: Storage, keys: CredentialKeys, keyId: string, holder: string): Promise<number> {
  const { sealed } = storage;
  let rewrapped = 0;
  let after = "";
  for (;;) {
    const rows = await sealed.listWrappedByOthers(keyId, after, ROWS_AT_A_TIME);
    const last = rows.at(-1);
    if (last !== undefined) {
      rewrapped += await sealed.replaceWrappedKeys(rows.map((before) => ({ before, after: keys.rewrap(before.sealed, before) })));
      after = last.instanceId;
    } else if (after === "") {
      return rewrapped;
    } else {
      // Rows that changed while they were wrapped, or that were made with the earlier key, are in the next round.
      after = "";
    }
    await keepLease(storage, holder);
  }
}

/** Two rotations at once could each make a key and lose the other's. */
async function keepLease({ leases }: Storage, holder: string): Promise<void> {
  if (await leases.acquire(LEASE.name, holder, LEASE.milliseconds)) return;
  throw new StorageError(
    "rotation_running",
    "Another rotation of the master keys is running. Try again when it has ended, or a minute after it was stopped.",
  );
}
