import type { CallerToken, TokenLimits } from "../storage/store_types.ts";
import { StorageError } from "../storage/storage_error.ts";
import { withAudit, type OperatorLocation } from "./with_storage.ts";

/** Options of `token create`. */
export interface CreateTokenOptions extends OperatorLocation {
  readonly name: string;
  /** Whose instances the token reaches. Without it, the name. */
  readonly owner?: string | undefined;
  /** Without them, it may do everything of its owner. */
  readonly limits?: TokenLimits | undefined;
}

/** Makes a token for a caller. `token` is its only copy. @throws StorageError, also for an instance that the owner does not have */
export function createToken(options: CreateTokenOptions): Promise<{ readonly token: string; readonly entry: CallerToken }> {
  const { name, owner = name, limits } = options;
  return withAudit(options, { operation: "token.create", effect: "write" }, async ({ tokens, instances }) => {
    for (const id of limits?.instances ?? []) if ((await instances.find(id, owner)) === undefined) throw unknownInstance(id, owner);
    const result = await tokens.create(name, owner, limits);
    return { result, records: [result.entry.id] };
  });
}

function unknownInstance(id: string, owner: string): StorageError {
  const message = `The owner ${owner} has no instance ${id}. \`connector-gateway instance list\` shows all instances with their owners; --owner says whose the token reaches.`;
  return new StorageError("token_instance", message);
}

/** All tokens without their secrets, the oldest first. @throws StorageError */
export function listTokens(location: OperatorLocation): Promise<readonly CallerToken[]> {
  return withAudit(location, { operation: "token.list", effect: "read" }, async ({ tokens }) => ({ result: await tokens.list() }));
}

/** Revokes a token by its id or its name; a node that has it cached accepts it for up to 5 seconds more. Whether there was one to revoke. @throws StorageError */
export function revokeToken({ idOrName, ...location }: OperatorLocation & { readonly idOrName: string }): Promise<boolean> {
  return withAudit(location, { operation: "token.revoke", effect: "write" }, async ({ tokens }) => {
    const named = (await tokens.list()).filter(({ id, name, revokedAt }) => revokedAt === undefined && [id, name].includes(idOrName));
    const result = await tokens.revoke(idOrName);
    // Not what was written in its place: somebody may write the token itself.
    return result ? { result, records: named.map(({ id }) => id) } : { result, outcome: "refused" };
  });
}
