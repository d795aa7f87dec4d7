import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { systemErrorCode, type Disk } from "./disk.ts";
import { STAGING_PATH } from "./staging.ts";
import type { Writer } from "./writer.ts";

/**
 * The lock: a folder with one file, named after the run that holds it. It is created elsewhere and renamed into place,
 * which fails while the target contains a file. So the lock always names its holder, and two runs cannot both take over
 * the lock of a dead one.
 */
export const LOCK_PATH = `${STAGING_PATH}/lock`;

/** How long a run waits for another one. */
export interface Patience {
  readonly attempts: number;
  readonly pauseInMilliseconds: number;
}

/** The result of the work, or the id of the run that held the lock all the time. */
export type LockOutcome<T> = { readonly result: T } | { readonly lockedBy: string };

/**
 * Runs `work` while no other run writes to the folder. Waits for a run that does, and takes over the lock of a run that
 * has died. Throws what `work` or the disk throws.
 */
export async function withLock<T>(disk: Disk, folder: string, writer: Writer, patience: Patience, work: () => T): Promise<LockOutcome<T>> {
  const lock = join(folder, LOCK_PATH);
  const own = `${lock}-${writer.id}`;
  disk.removeFolder(own);
  disk.makeFolder(own);
  disk.create(join(own, writer.id), "", false);
  if (!(await takeLock(disk, own, lock, writer, patience))) {
    disk.removeFolder(own);
    return { lockedBy: disk.list(lock)[0] ?? "" };
  }
  try {
    return { result: work() };
  } finally {
    disk.removeFile(join(lock, writer.id));
    disk.removeIfEmpty(lock);
    disk.removeIfEmpty(join(folder, STAGING_PATH));
  }
}

async function takeLock(disk: Disk, own: string, lock: string, writer: Writer, patience: Patience): Promise<boolean> {
  for (let attempt = 1; attempt <= patience.attempts; attempt += 1) {
    if (attempt > 1) await setTimeout(patience.pauseInMilliseconds);
    for (const holder of disk.list(lock)) if (!writer.isRunning(holder)) disk.removeFile(join(lock, holder));
    // Not every system can rename a folder over an empty one.
    disk.removeIfEmpty(lock);
    if (tryRename(disk, own, lock)) return true;
  }
  return false;
}

/** Returns false while another run holds the lock. Throws any other error of the disk. */
function tryRename(disk: Disk, own: string, lock: string): boolean {
  try {
    disk.rename(own, lock);
    return true;
  } catch (error) {
    const code = systemErrorCode(error) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(code)) return false;
    // Windows reports these for a folder that is in use or not empty.
    if (["EPERM", "EACCES"].includes(code) && disk.entry(lock) !== undefined) return false;
    throw error;
  }
}
