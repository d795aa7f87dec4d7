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
  list(): Promise<readonly StoredInstance[]>;
  /** Whether there was one to delete. */
  delete(id: string): Promise<boolean>;
  /** The opened credentials; undefined when there is no such instance. */
  readCredentials(id: string): Promise<VersionedCredentials | undefined>;
  /** Replaces the credentials, unless they changed since `revision`. Returns the new revision; undefined when they had changed or are gone. */
  replaceCredentials(id: string, values: Credentials, revision: number): Promise<number | undefined>;
  /** Replaces the credentials whatever they are. Whether there is such an instance. */
  setCredentials(id: string, values: Credentials): Promise<boolean>;
}

/** A bearer token that callers send. Only its hash is kept. */
export interface CallerToken {
  readonly id: string;
  readonly name: string;
  /** The caller that instances belong to. */
  readonly owner: string;
  readonly createdAt: string;
  readonly revokedAt?: string;
}

/** Where the tokens of callers are kept. */
export interface TokenRepository {
  /** Makes a token. `token` is its only copy. */
  create(name: string): Promise<{ readonly token: string; readonly entry: CallerToken }>;
  /** The entry of a token that is not revoked. */
  find(token: string): Promise<CallerToken | undefined>;
  list(): Promise<readonly CallerToken[]>;
  /** Revokes by id or name. Whether there was one to revoke. */
  revoke(idOrName: string): Promise<boolean>;
}

/** A right that one node has at a time, for a limited time: to refresh the token of an instance. */
export interface LeaseRepository {
  /** True when this holder has it now: nobody had it, or its time was over. */
  acquire(name: string, holder: string, milliseconds: number): Promise<boolean>;
  release(name: string, holder: string): Promise<void>;
}

/** Everything that a gateway keeps. */
export interface Storage {
  readonly instances: InstanceRepository;
  readonly tokens: TokenRepository;
  readonly leases: LeaseRepository;
  /** Rejects when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
