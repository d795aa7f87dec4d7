import type { OpenWrite } from "../storage/store_types.ts";
import { withAudit, type Done, type OperatorLocation } from "./with_storage.ts";

/** Options of `writes resolve`. */
export interface ResolveWriteOptions extends OperatorLocation {
  readonly keyOrName: string;
  readonly as: "done" | "not-done";
}

/** What became of `writes resolve`: several writes can have the same key, of several tokens and instances. */
export type ResolveOutcome = "resolved" | "unknown_write" | "running" | "several";

/** The writes that are running or whose outcome nobody knows, the oldest first. @throws StorageError */
export function listOpenWrites(location: OperatorLocation): Promise<readonly OpenWrite[]> {
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
