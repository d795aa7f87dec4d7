/** An instance without its credentials. */
export interface StoredInstance {
  readonly id: string;
  /** `payments` */
  readonly connector: string;
  readonly definitionId: string;
  readonly name: string;
  /** Whom it belongs to: the id of a caller token's owner. */
  readonly owner: string;
  readonly config: Readonly<Record<string, unknown>>;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Values of an auth method, opened. */
export type Credentials = Readonly<Record<string, unknown>>;

/** Credentials and the number of their last change. */
export interface VersionedCredentials {
  readonly values: Credentials;
  readonly revision: number;
}

/** Where instances and their sealed credentials are kept. */
export interface InstanceRepository {
  create(instance: Omit<StoredInstance, "id" | "createdAt">, credentials: Credentials): Promise<StoredInstance>;
  /** Undefined when there is none with this id, or when it belongs to somebody else. Without `owner` it finds those of everybody. */
  find(id: string, owner?: string): Promise<StoredInstance | undefined>;
  /** The credentials that `find` has read with an instance; undefined the second time, or a moment later, when they may have changed. */
  credentialsFoundWith(instance: StoredInstance): VersionedCredentials | undefined;
  /** From the oldest to the newest. Without `owner` it lists those of everybody. */
  list(owner?: string): Promise<readonly StoredInstance[]>;
  /** Whether there was one to delete. */
  delete(id: string): Promise<boolean>;
  /** The opened credentials; undefined when there is no such instance. */
  readCredentials(id: string): Promise<VersionedCredentials | undefined>;
  /** Replaces the credentials, unless they changed since `revision`. Returns the new revision; undefined when they had changed or are gone. */
  replaceCredentials(id: string, values: Credentials, revision: number): Promise<number | undefined>;
  /** Replaces the credentials whatever they are. Whether there is such an instance. */
  setCredentials(id: string, values: Credentials): Promise<boolean>;
}

/** What a token may do of all that its owner may. What is absent limits nothing. */
export interface TokenLimits {
  /** Patterns of ids of operations, `payments.*.list`: the token may run those that one of them fits. */
  readonly allow?: readonly string[];
  /** Patterns of operations that it may not run, also if `allow` has them. */
  readonly deny?: readonly string[];
  /** The ids of the instances that it may use. */
  readonly instances?: readonly string[];
  /** It may only run operations that read. */
  readonly readOnly?: true;
}

/** A bearer token that callers send. Only its hash is kept. */
export interface CallerToken {
  readonly id: string;
  readonly name: string;
  /** The caller that instances belong to. */
  readonly owner: string;
  readonly createdAt: string;
  readonly revokedAt?: string;
  /** Undefined for a token that may do everything of its owner. */
  readonly limits?: TokenLimits;
}

/** Where the tokens of callers are kept. */
export interface TokenRepository {
  /**
   * Makes a token. `token` is its only copy. Without `owner` its name is the owner. A later token with the same owner reaches the same instances.
   * @throws StorageError `token_name` for a name or an owner that cannot be used, `token_exists` when a token with this name is not revoked.
   */
  create(name: string, owner?: string, limits?: TokenLimits): Promise<{ readonly token: string; readonly entry: CallerToken }>;
  /** The entry of a token that is not revoked. It asks the database each time, so that a token revoked on one node is refused on all. */
  find(token: string): Promise<CallerToken | undefined>;
  /** All tokens, revoked ones included, from the oldest to the newest. */
  list(): Promise<readonly CallerToken[]>;
  /** Revokes by id or name. Whether there was one to revoke. */
  revoke(idOrName: string): Promise<boolean>;
}

/** A right that one node has at a time, for a limited time: to refresh the token of an instance. */
export interface LeaseRepository {
  /** True when this holder has it now: nobody had it, its time was over, or it would last longer than `milliseconds`. */
  acquire(name: string, holder: string, milliseconds: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}

/** A write that begins, with an `Idempotency-Key`. */
export interface NewWrite {
  /** Made of token, instance and key: the same for each repetition. */
  readonly name: string;
  /** Made of operation and params: another one is another write. */
  readonly request: string;
  readonly key: string;
  /** The id of the token. */
  readonly token: string;
  readonly instance: string;
  /** `payments.refunds.create` */
  readonly operation: string;
  /** A name that no other try has. */
  readonly holder: string;
  /** Whether the third party gets a key, with which it recognizes a repetition. */
  readonly hasVendorKey: boolean;
  readonly times: WriteTimes;
}

/** What becomes of a write that wants to begin. */
export type WriteStart =
  /** It may call the third party, with this key if that honors one. `isRepeated`: an earlier try may have been carried out. */
  | { readonly kind: "begun"; readonly vendorKey: string | undefined; readonly isRepeated: boolean }
  /** It was done before. Without an answer, an operator said so. */
  | { readonly kind: "done"; readonly answer: KeptAnswer | undefined }
  /** `unknown`: nobody knows whether it was done. */
  | { readonly kind: "other_request" | "running" | "unknown" };

/** An answer as callers get it, with names of headers in lower case. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A write that runs or whose outcome nobody knows. */
export interface OpenWrite {
  readonly name: string;
  readonly key: string;
  readonly state: "running" | "unknown";
  readonly operation: string;
  readonly instance: string;
  readonly token: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Where writes with keys are kept. The methods that end one do nothing when another try has it, an operator ended it, or it is gone. */
export interface WriteRepository {
  /** Begins a write unless it ran or runs. Of several that begin at the same time, on any node, one does. */
  begin(write: NewWrite): Promise<WriteStart>;
  /** Keeps the answer. */
  finish(write: NewWrite, answer: KeptAnswer): Promise<void>;
  /** Forgets a write that was not carried out. */
  release(write: NewWrite): Promise<void>;
  /** Notes that nobody knows whether it was carried out. */
  abandon(write: NewWrite): Promise<void>;
  /** Writes that run or whose outcome is unknown, the oldest first. */
  listOpen(): Promise<readonly OpenWrite[]>;
  /** Ends a write whose outcome is unknown: it was done, or it may be tried again. Whether there was one with this name. */
  resolve(name: string, as: "done" | "not-done"): Promise<boolean>;
  /** Forgets what is done and has expired. */
  forgetExpired(): Promise<void>;
}

/**
 * A row of the audit: an entry of a chain, from 1, or what stands apart from the entries: the head of the chain, 0, and the anchor, -1,
 * which takes the place of entries that were removed.
 */
export interface AuditRow {
  readonly chain: string;
  readonly number: number;
  /** ISO 8601, UTC, by the clock of the node. */
  readonly at: string;
  /** `payments.customers.list`, `token.create` */
  readonly operation: string;
  /** JSON. */
  readonly content: string;
  /** Made of everything else in the row, and of the entry before it. */
  readonly mac: string;
}

/** Where the entries of the audit are kept. */
export interface AuditRepository {
  /** Adds entries, and replaces head and anchor. Entries that are there already stay as they are. */
  write(rows: readonly AuditRow[]): Promise<void>;
  /** Reads and writes while nobody else does so, for a chain that several processes continue. */
  alone<Result>(use: (audit: Pick<AuditRepository, "chains" | "rows" | "write">) => Promise<Result>): Promise<Result>;
  /** The names of the chains; with a time, of those with entries from before it. */
  chains(before?: string): Promise<readonly string[]>;
  /** The next rows of a chain after a number, in order, 1,000 at most. */
  rows(chain: string, after: number, limit?: number): Promise<readonly AuditRow[]>;
  /** The entries of all chains since a time, the oldest first. */
  list(since: string): AsyncIterable<AuditRow>;
  /** Removes the entries of a chain up to this one, in whose place the anchor stands. */
  shorten(anchor: AuditRow, last: number): Promise<void>;
}

/** How long writes are kept and held, in milliseconds. */
export interface WriteTimes {
  /** How long an answer is kept. */
  readonly kept: number;
  /** Longer than a call takes: after that its process has ended. */
  readonly held: number;
}

/** The owner of sealed credentials: they open only for the same instance and connector. */
export interface CredentialBinding {
  readonly instanceId: string;
  readonly connector: string;
}

/** Credentials as the database has them: encrypted with a data key of their own, which a master key wraps. */
export interface SealedCredentials {
  /** The id of the master key. */
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly ciphertext: string;
}

/** The master keys of a gateway. They seal and open credentials without ever handing out a key. */
export interface CredentialKeys {
  /** The id of the key that seals. All the others only open. */
  currentId(): string;
  /** Shows that two nodes have the same key under an id, and reveals nothing of the key. Undefined when there is no such key. */
  proof(keyId: string): string | undefined;
  /** Signs entries of the audit with a key that is derived from a master key. Undefined when there is no such master key. */
  signer(keyId: string): ((text: string) => string) | undefined;
  seal(values: Credentials, binding: CredentialBinding): SealedCredentials;
  /** @throws StorageError `master_key_missing` or `credentials_unreadable`. */
  open(sealed: SealedCredentials, binding: CredentialBinding): Credentials;
  /** Wraps the data key with the current master key; the credentials stay encrypted. @throws StorageError as `open`. */
  rewrap(sealed: SealedCredentials, binding: CredentialBinding): SealedCredentials;
}

/** A row of sealed credentials, or of a sealed write. */
export interface SealedRow extends CredentialBinding {
  /** Of the row: no two rows have the same. */
  readonly id: string;
  readonly sealed: SealedCredentials;
}

/** Sealed credentials and writes without opening them, for the rotation of master keys. */
export interface SealedCredentialsRepository {
  /** At most `limit` rows that another master key than `keyId` wraps, in order of ids of rows that are greater than `after`. */
  listWrappedByOthers(keyId: string, after: string, limit: number): Promise<readonly SealedRow[]>;
  /** Replaces the wrapped keys of rows that did not change since they were read. Returns how many it replaced. */
  replaceWrappedKeys(changes: readonly { readonly before: SealedRow; readonly after: SealedCredentials }[]): Promise<number>;
  /** How many instances each master key wraps, by its id. A registered key without any has 0. */
  countByKey(): Promise<ReadonlyMap<string, number>>;
  /**
   * Checks that `keys` open what is in the database, and registers the current one: a node with another key under the same id, or without
   * it, is refused from then on.
   * @throws StorageError `master_key_missing`, `master_key_differs`.
   */
  verifyKeys(keys: CredentialKeys): Promise<void>;
  /** Forgets the registered keys that wrap no row, except `keyId`. */
  forgetUnusedKeys(keyId: string): Promise<void>;
}

/** Everything that a gateway keeps. */
export interface Storage {
  readonly kind: "sqlite" | "postgres";
  readonly instances: InstanceRepository;
  readonly sealed: SealedCredentialsRepository;
  readonly tokens: TokenRepository;
  readonly leases: LeaseRepository;
  readonly writes: WriteRepository;
  readonly audit: AuditRepository;
  /**
   * Writes a consistent copy of the embedded database to a file, while others write. The file appears complete or not at all, replaces an
   * earlier one, and is readable by its owner only. The master key is not in it.
   * @throws StorageError `backup_postgres` on PostgreSQL, `backup_failed` when the file cannot be written.
   */
  backup(path: string): Promise<void>;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
