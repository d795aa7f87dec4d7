import { checkAudit, type CheckedChain } from "../credentials/audit_check.ts";
import { readContent } from "../credentials/audit_rows.ts";
import type { StorageLocation } from "../storage/open_storage.ts";
import { withCredentials, withStorage, type OperatorLocation } from "./with_storage.ts";

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
  return withStorage(location, async ({ audit }) => {
    for await (const row of audit.list(since)) {
      const { chain, number, at, operation } = row;
      if (isWanted(operation)) show({ at, operation, ...readContent(row), chain, number });
    }
  });
}

/** Checks that no entry of the audit was changed, removed or added. @throws StorageError */
export function verifyAudit(location: OperatorLocation): Promise<readonly CheckedChain[]> {
  return withCredentials(location, ({ audit }, keys) => checkAudit({ audit, keys }));
}
