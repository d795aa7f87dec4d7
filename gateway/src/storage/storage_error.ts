/** What can be wrong with the storage. */
export type StorageErrorCode =
  | "backup_failed"
  | "backup_postgres"
  | "credentials_unreadable"
  | "database_address"
  | "database_busy"
  | "database_failed"
  | "database_file"
  | "database_full"
  | "database_newer"
  | "database_unavailable"
  | "master_key_differs"
  | "master_key_file"
  | "master_key_format"
  | "master_key_missing"
  | "rotation_running"
  | "token_exists"
  | "token_name";

/**
 * A problem with the database, the master keys or what an operator asked of them. The message says what is wrong and how to fix it. It
 * contains no key, no credentials and no part of an address that could be a password.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly code: StorageErrorCode;

  constructor(code: StorageErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
