import type { CredentialKeys } from "../storage/store_types.ts";

/** Where master keys come from. */
export interface MasterKeyLocation {
  /** The folder with `master.key`. */
  readonly dataFolder: string;
  /** Its `GATEWAY_MASTER_KEY`, when set, is used instead of the file: `id:base64[,id:base64]…`, the first key seals. */
  readonly environment: Readonly<Record<string, string | undefined>>;
}

/** Loads the master keys. Makes `master.key` when there is neither the variable nor the file. @throws StorageError */
export declare function loadMasterKeys(location: MasterKeyLocation): Promise<CredentialKeys>;
