/** A connector instance with its sealed credentials. What callers write freely (`name`, `config`) is JSON, which any database keeps as it is. */
export interface InstanceTable {
  readonly id: string;
  readonly connector: string;
  readonly definition_id: string;
  readonly name: string;
  readonly owner: string;
  readonly config: string;
  readonly created_at: string;
  readonly revision: number;
  readonly key_id: string;
  readonly wrapped_key: string;
  readonly ciphertext: string;
}

/** The token of a caller. */
export interface TokenTable {
  readonly id: string;
  readonly name: string;
  /** Null in rows of version 1, where the name is the owner. */
  readonly owner: string | null;
  readonly hash: string;
  readonly created_at: string;
  readonly revoked_at: string | null;
}

/** A right that one node has for a limited time. */
export interface LeaseTable {
  readonly name: string;
  readonly holder: string;
  /** Milliseconds since 1970, by the clock of the database. PostgreSQL would return a string: only compare it in statements. */
  readonly expires_at: number;
}

/** A master key that nodes have used. */
export interface MasterKeyTable {
  readonly id: string;
  readonly proof: string;
}

/** A migration that was made. */
export interface SchemaVersionTable {
  readonly version: number;
  /** The oldest version that a program has to know to use the database from then on. */
  readonly oldest_program: number;
  readonly applied_at: string;
}

/** All tables. Their names have a prefix because a PostgreSQL database may have other tables, too. */
export interface Tables {
  readonly gateway_instances: InstanceTable;
  readonly gateway_tokens: TokenTable;
  readonly gateway_leases: LeaseTable;
  readonly gateway_master_keys: MasterKeyTable;
  readonly gateway_schema_versions: SchemaVersionTable;
}
