import { readContent, type AuditEntry } from "../credentials/audit_rows.ts";
import { checkAudit, type CheckedChain } from "../credentials/audit_check.ts";
import { addSharedEntry } from "../credentials/audit_trail.ts";
import { addMasterKey, usesKeyFile } from "../credentials/master_keys.ts";
import { openData, requireDatabase, type DataLocation } from "../credentials/open_data.ts";
import { openStorage, type StorageLocation, type StorageOptions } from "../storage/open_storage.ts";
import { StorageError } from "../storage/storage_error.ts";
import type { CallerToken, CredentialKeys, Credentials, OpenWrite, Storage, StoredInstance, TokenLimits } from "../storage/store_types.ts";
import { randomUUID } from "node:crypto";

/** The result of a rotation. */
interface KeyRotation {
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
  await keepLease(storage, holder);
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
async function rewrapAll(storage: Storage, keys: CredentialKeys, keyId: string, holder: string): Promise<number> {
  let rewrapped = 0;
  let rows = await storage.sealed.listWrappedByOthers(keyId, "", ROWS_AT_A_TIME);
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    rewrapped += await storage.sealed.replaceWrappedKeys(rows.map((before) => ({ before, after: keys.rewrap(before.sealed, before) })));
    await keepLease(storage, holder);
    rows = await storage.sealed.listWrappedByOthers(keyId, last.id, ROWS_AT_A_TIME);
  }
  return rewrapped;
}

async function countOthers({ sealed }: Storage, keyId: string): Promise<number> {
  const counts = await sealed.countByKey();
  return [...counts].reduce((sum, [id, instances]) => (id === keyId ? sum : sum + instances), 0);
}

/** Two rotations at once could each make a key and lose the other's. */
async function keepLease({ leases }: Storage, holder: string): Promise<void> {
  if (await leases.acquire(LEASE.name, holder, LEASE.milliseconds)) return;
  const message = "Another rotation of the master keys is running. Try again when it has ended, or a minute after it was stopped.";
  throw new StorageError("rotation_running", message);
}

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
function withAudit<Result>(
  location: DataLocation,
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

/** Opens a storage that is there, uses it, and closes it. @throws StorageError */
export async function withStorage<Result>(options: StorageOptions, use: (storage: Storage) => Promise<Result>): Promise<Result> {
  requireDatabase(options);
  return closing(await openStorage(options), use);
}

/** Opens the storage with the master keys, uses it, and closes it. @throws StorageError */
async function withCredentials<Result>(
  location: DataLocation,
  use: (storage: Storage, keys: CredentialKeys) => Promise<Result>,
): Promise<Result> {
  const [storage, keys] = await openData(location);
  return closing(storage, () => use(storage, keys));
}

/** Writes a copy of the embedded database to a file, while a gateway runs. The master key is not in it. @throws StorageError */
export function backupDatabase({ to, ...location }: StorageLocation & { readonly to: string }): Promise<void> {
  return withStorage({ ...location, keys: undefined }, (storage) => storage.backup(to));
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
export function rotateMasterKeys(location: DataLocation): Promise<KeyRotation> {
  return withAudit(location, { operation: "keys.rotate", effect: "write" }, async (storage, keys) => {
    // Other nodes cannot see the file of this one.
    const canAdd = storage.kind === "sqlite" && usesKeyFile(location);
    const addKey = (): void => addMasterKey(location.dataFolder);
    const result = await rotateKeys(storage, keys, canAdd ? addKey : undefined);
    return { result, records: [result.keyId] };
  });
}

/** The master keys that credentials are sealed with. @throws StorageError */
export function listMasterKeys(location: DataLocation): Promise<readonly ListedKey[]> {
  return withAudit(location, { operation: "keys.list", effect: "read" }, async ({ sealed }, keys) => {
    const counts = await sealed.countByKey();
    const current = keys.currentId();
    return { result: [...counts].map(([id, instances]) => ({ id, isCurrent: id === current, instances })) };
  });
}

/** Options of `token create`. */
export interface CreateTokenOptions extends DataLocation {
  readonly name: string;
  /** Whose instances the token reaches. Without it, the name. */
  readonly owner?: string | undefined;
  /** Without them, it may do everything of its owner. */
  readonly limits?: TokenLimits | undefined;
}

/** Makes a token for a caller. `token` is its only copy. @throws StorageError, also for an instance that the owner does not have */
export function createToken(options: CreateTokenOptions): Promise<{ readonly token: string; readonly entry: CallerToken }> {
  const { name, owner = name, limits } = options;
  return withAudit({ ...options, mayBeNew: true }, { operation: "token.create", effect: "write" }, async ({ tokens, instances }) => {
    for (const id of limits?.instances ?? []) if ((await instances.find(id, owner)) === undefined) throw noInstanceOf(id, owner);
    const result = await tokens.create(name, owner, limits);
    return { result, records: [result.entry.id] };
  });
}

function noInstanceOf(id: string, owner: string): StorageError {
  const message = `The owner ${owner} has no instance ${id}. \`connector-gateway instance list\` shows all instances with their owners; --owner says whose the token reaches.`;
  return new StorageError("token_instance", message);
}

/** All tokens without their secrets, the oldest first. @throws StorageError */
export function listTokens(location: DataLocation): Promise<readonly CallerToken[]> {
  return withAudit(location, { operation: "token.list", effect: "read" }, async ({ tokens }) => ({ result: await tokens.list() }));
}

/** Revokes a token by its id or its name; a node that has it cached accepts it for up to 5 seconds more. Whether there was one to revoke. @throws StorageError */
export function revokeToken({ idOrName, ...location }: DataLocation & { readonly idOrName: string }): Promise<boolean> {
  return withAudit(location, { operation: "token.revoke", effect: "write" }, async ({ tokens }) => {
    const named = (await tokens.list()).filter(({ id, name, revokedAt }) => revokedAt === undefined && [id, name].includes(idOrName));
    const result = await tokens.revoke(idOrName);
    // Not what was written in its place: somebody may write the token itself.
    return result ? { result, records: named.map(({ id }) => id) } : { result, outcome: "refused" };
  });
}

/** Options of `instance set-credentials`. */
export interface SetCredentialsOptions extends DataLocation {
  readonly id: string;
  readonly values: Credentials;
  /** The problems that the values have for this instance by the catalog. Empty when they fit. The texts contain no values. */
  readonly problemsOf: (instance: StoredInstance, values: Credentials) => readonly string[];
}

export type SetCredentialsOutcome =
  | { readonly kind: "changed"; readonly instance: StoredInstance }
  | { readonly kind: "unknown_instance" }
  | { readonly kind: "refused"; readonly problems: readonly string[] };

type Outcome = Done<SetCredentialsOutcome>;

const unknownInstance: Outcome = { result: { kind: "unknown_instance" }, outcome: "refused" };

/** All instances of all owners, without their credentials, the oldest first. @throws StorageError */
export function listInstances(location: DataLocation): Promise<readonly StoredInstance[]> {
  return withAudit(location, { operation: "instance.list", effect: "read" }, async ({ instances }) => ({ result: await instances.list() }));
}

/** Deletes an instance and its credentials. Whether there was one. @throws StorageError */
export function deleteInstance({ id, ...location }: DataLocation & { readonly id: string }): Promise<boolean> {
  return withAudit(location, { operation: "instance.delete", effect: "write" }, async ({ instances }) => {
    const result = await instances.delete(id);
    return result ? { result, records: [id] } : { result, outcome: "refused" };
  });
}

/** Replaces the credentials of an instance. A running gateway uses them for its next call. @throws StorageError */
export function setInstanceCredentials(options: SetCredentialsOptions): Promise<SetCredentialsOutcome> {
  const { id, values, problemsOf } = options;
  return withAudit(options, { operation: "instance.set_credentials", effect: "write" }, async ({ instances }): Promise<Outcome> => {
    const instance = await instances.find(id);
    if (instance === undefined) return unknownInstance;
    const problems = problemsOf(instance, values);
    if (problems.length > 0) return { result: { kind: "refused", problems }, records: [id], outcome: "refused" };
    return (await instances.setCredentials(id, values)) ? { result: { kind: "changed", instance }, records: [id] } : unknownInstance;
  });
}

/** Options of `writes resolve`. */
export interface ResolveWriteOptions extends DataLocation {
  readonly keyOrName: string;
  readonly as: "done" | "not-done";
}

/** What became of `writes resolve`: several writes can have the same key, of several tokens and instances. */
export type ResolveOutcome = "resolved" | "unknown_write" | "running" | "several";

/** The writes that are running or whose outcome nobody knows, the oldest first. @throws StorageError */
export function listOpenWrites(location: DataLocation): Promise<readonly OpenWrite[]> {
  return withAudit(location, { operation: "writes.list", effect: "read" }, async ({ writes }) => ({ result: await writes.listOpen() }));
}

/** Says what became of a write whose outcome nobody knows. @throws StorageError */
export function resolveWrite({ keyOrName, as, ...location }: ResolveWriteOptions): Promise<ResolveOutcome> {
  return withAudit(location, { operation: "writes.resolve", effect: "write" }, async ({ writes }): Promise<Done<ResolveOutcome>> => {
    const named = (await writes.listOpen()).filter(({ name, key }) => name === keyOrName || key === keyOrName);
    const [write, ...others] = named.filter(({ state }) => state === "unknown");
    if (others.length > 0) return { result: "several", outcome: "refused" };
    if (write === undefined) return { result: named.length > 0 ? "running" : "unknown_write", outcome: "refused" };
    const isResolved = await writes.resolve(write.name, as);
    return isResolved ? { result: "resolved", records: [write.name] } : { result: "unknown_write", outcome: "refused" };
  });
}

/** Which entries are listed. */
export interface ListAuditOptions extends StorageLocation {
  /** ISO 8601, UTC. */
  readonly since: string;
  readonly isWanted: (operation: string) => boolean;
}

/** An entry with its place. */
export type ListedEntry = Readonly<Record<string, unknown>>;

/** Calls `show` with the entries, the oldest first. They are not checked. @throws StorageError */
export function listAudit({ since, isWanted, ...location }: ListAuditOptions, show: (entry: ListedEntry) => void): Promise<void> {
  return withStorage({ ...location, keys: undefined }, async ({ audit }) => {
    for await (const row of audit.list(since)) {
      const { chain, number, at, operation } = row;
      if (isWanted(operation)) show({ at, operation, ...readContent(row), chain, number });
    }
  });
}

/** Checks that no entry of the audit was changed, removed or added. @throws StorageError */
export function verifyAudit(location: DataLocation): Promise<readonly CheckedChain[]> {
  return withCredentials(location, ({ audit }, keys) => checkAudit({ audit, keys }));
}
