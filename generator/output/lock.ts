import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { systemErrorCode, type Disk } from "./disk.ts";
import { STAGING_PATH } from "./staging.ts";
import type { Writer } from "./writer.ts";

/** Where the lock is, inside the package's folder. */
export const LOCK_PATH = `${STAGING_PATH}/lock`;

/** How long a run waits for another one: far longer than one takes to write. */
export interface Patience {
  readonly attempts: number;
  readonly pauseInMilliseconds: number;
}

/** What the work came to, or who else was writing all the time. */
export type Locked<T> = { readonly result: T } | { readonly heldBy: string };

/**
 * Does the work while no other run writes to the folder. Waits for one that does; the lock of a run that is not alive
 * any more is taken over.
 */
export async function withLock<T>(disk: Disk, folder: string, writer: Writer, patience: Patience, work: () => T): Promise<Locked<T>> {
  const heldBy = await takeLock(disk, folder, writer, patience);
  if (heldBy !== undefined) return { heldBy };
  try {
    return { result: work() };
  } finally {
    disk.removeFile(join(folder, LOCK_PATH));
    disk.removeIfEmpty(join(folder, STAGING_PATH));
  }
}

/** Undefined when the lock is ours now, else whose it is. */
async function takeLock(disk: Disk, folder: string, writer: Writer, patience: Patience): Promise<string | undefined> {
  let holder = tryLock(disk, folder, writer);
  for (let attempt = 1; holder !== undefined && attempt < patience.attempts; attempt += 1) {
    await setTimeout(patience.pauseInMilliseconds);
    holder = tryLock(disk, folder, writer);
  }
  return holder;
}

function tryLock(disk: Disk, folder: string, writer: Writer): string | undefined {
  const path = join(folder, LOCK_PATH);
  disk.makeFolder(join(folder, STAGING_PATH));
  try {
    disk.create(path, writer.id, false);
    return undefined;
  } catch (error) {
    // ENOENT: the other run has just finished and removed the staging folder.
    if (!["EEXIST", "ENOENT"].includes(systemErrorCode(error) ?? "")) throw error;
  }
  const holder = readHolder(disk, path);
  if (holder !== "" && !writer.isRunning(holder)) disk.removeFile(path);
  return holder;
}

/** "" when the lock was given back meanwhile, or its holder is not written down yet. */
function readHolder(disk: Disk, path: string): string {
  try {
    return disk.read(path).toString("utf8");
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return "";
    throw error;
  }
}
