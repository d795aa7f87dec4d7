import type { OpenWrite } from "../storage/store_types.ts";
import { withCredentials, type OperatorLocation } from "./with_storage.ts";

/** Options of `writes resolve`. */
export interface ResolveWriteOptions extends OperatorLocation {
  readonly keyOrName: string;
  readonly as: "done" | "not-done";
}

/** What became of `writes resolve`: several writes can have the same key, of several tokens and instances. */
export type ResolveOutcome = "resolved" | "unknown_write" | "running" | "several";

/** The writes that are running or whose outcome nobody knows, the oldest first. @throws StorageError */
export function listOpenWrites(location: OperatorLocation): Promise<readonly OpenWrite[]> {
  return withCredentials(location, ({ writes }) => writes.listOpen());
}

/** Says what became of a write whose outcome nobody knows. @throws StorageError */
export function resolveWrite({ keyOrName, as, ...location }: ResolveWriteOptions): Promise<ResolveOutcome> {
  return withCredentials(location, async ({ writes }): Promise<ResolveOutcome> => {
    const named = (await writes.listOpen()).filter(({ name, key }) => name === keyOrName || key === keyOrName);
    const [write, ...others] = named.filter(({ state }) => state === "unknown");
    if (others.length > 0) return "several";
    if (write === undefined) return named.length > 0 ? "running" : "unknown_write";
    return (await writes.resolve(write.name, as)) ? "resolved" : "unknown_write";
  });
}
