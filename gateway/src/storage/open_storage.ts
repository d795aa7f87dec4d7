import type { CredentialKeys, Storage } from "./store_types.ts";

/** Where a gateway keeps what it keeps. */
export interface StorageLocation {
  /** The folder of the embedded database. It is made when it does not exist. */
  readonly dataFolder: string;
  /** `postgres://…`: uses this database instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
}

/** Options of `openStorage`. */
export interface StorageOptions extends StorageLocation {
  /** Undefined for commands that handle no credentials: reading and writing them throws then. */
  readonly keys: CredentialKeys | undefined;
}

/** Opens the database, after it brought it to the schema of this version. @throws StorageError */
export declare function openStorage(options: StorageOptions): Promise<Storage>;
