import { randomUUID } from "node:crypto";
import { StorageError } from "../storage/storage_error.ts";
import type { CredentialKeys, LeaseRepository, Storage } from "../storage/store_types.ts";

/** The result of a rotation. */
export interface KeyRotation {
  /** The id of the current key, which wraps all rows now, except the remaining ones. */
  readonly keyId: string;
  /** Whether the rotation made this key. When it did not, the key was there and rows were left to wrap. */
  readonly isNew: boolean;
  /** How many rows it wrapped anew. */
  readonly rewrapped: number;
  /** How many rows still need another key: gateways that do not seal with the current key yet wrote them meanwhile. */
  readonly remaining: number;
}

const LEASE = { name: "keys rotate", milliseconds: 60_000 } as const;

/** Few enough rows that no other writer waits noticeably, enough that commits do not take most of the time. */
const ROWS_AT_A_TIME = 100;

/** The second round finds what was written during the first. More rounds would not end while a gateway writes with an earlier key. */
const ROUNDS = 2;

/**
 * Wraps the data keys of all rows with the current master key, while gateways read and write. When all rows have it already, and the keys
 * are in a file, it first makes a new one by `addKey`. A rotation that was interrupted continues with the next call. Nothing that is not
 * wrapped yet becomes unreadable, because no key is removed.
 * @throws StorageError `rotation_running` while another one runs; the errors of opening credentials.
 */
export async function rotateKeys(storage: Storage, keys: CredentialKeys, addKey: (() => void) | undefined): Promise<KeyRotation> {
  const holder = randomUUID();
  await keepLease(storage.leases, holder);
  try {
    const isNew = addKey !== undefined && (await storage.sealed.listWrappedByOthers(keys.currentId(), "", 1)).length === 0;
    if (isNew) addKey();
    await storage.sealed.verifyKeys(keys);
    const keyId = keys.currentId();
    let rewrapped = 0;
    for (let round = 0; round < ROUNDS; round += 1) rewrapped += await rewrapAll(storage, keys, keyId, holder);
    await storage.sealed.forgetUnusedKeys(keyId);
    return { keyId, isNew, rewrapped, remaining: await countOthers(storage, keyId) };
  } finally {
    await storage.leases.release(LEASE.name, holder);
  }
}

/** Goes through all rows once. Returns how many it wrapped. */
async function rewrapAll({ sealed, leases }: Storage, keys: CredentialKeys, keyId: string, holder: string): Promise<number> {
  let rewrapped = 0;
  let rows = await sealed.listWrappedByOthers(keyId, "", ROWS_AT_A_TIME);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    rewrapped += await sealed.replaceWrappedKeys(rows.map((before) => ({ before, after: keys.rewrap(before.sealed, before) })));
    await keepLease(leases, holder);
    rows = await sealed.listWrappedByOthers(keyId, last.id, ROWS_AT_A_TIME);
  }
  return rewrapped;
}

async function countOthers({ sealed }: Storage, keyId: string): Promise<number> {
  const counts = await sealed.countByKey();
  return [...counts].reduce((sum, [id, instances]) => (id === keyId ? sum : sum + instances), 0);
}

/** Two rotations at once could each make a key and lose the other's. */
async function keepLease(leases: LeaseRepository, holder: string): Promise<void> {
  if (await leases.acquire(LEASE.name, holder, LEASE.milliseconds)) return;
  const message = "Another rotation of the master keys is running. Try again when it has ended, or a minute after it was stopped.";
  throw new StorageError("rotation_running", message);
}
