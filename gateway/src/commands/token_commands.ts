import type { StorageLocation } from "../storage/open_storage.ts";
import type { CallerToken } from "../storage/store_types.ts";
import { withStorage } from "./with_storage.ts";

/** Options of `token create`. */
export interface CreateTokenOptions extends StorageLocation {
  readonly name: string;
  /** Whose instances the token reaches. Without it, the name. */
  readonly owner?: string | undefined;
}

/** Makes a token for a caller. `token` is its only copy. @throws StorageError */
export function createToken(options: CreateTokenOptions): Promise<{ readonly token: string; readonly entry: CallerToken }> {
  return withStorage(options, ({ tokens }) => tokens.create(options.name, options.owner));
}

/** All tokens without their secrets, the oldest first. @throws StorageError */
export function listTokens(location: StorageLocation): Promise<readonly CallerToken[]> {
  return withStorage(location, ({ tokens }) => tokens.list());
}

/** Revokes a token by its id or its name; a node that has it cached accepts it for up to 5 seconds more. Whether there was one to revoke. @throws StorageError */
export function revokeToken(options: StorageLocation & { readonly idOrName: string }): Promise<boolean> {
  return withStorage(options, ({ tokens }) => tokens.revoke(options.idOrName));
}
