import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { systemErrorCode, type Disk } from "./disk.ts";
import { STAGING_PATH } from "./staging.ts";
import type { Writer } from "./writer.ts";

/**
 * The lock: a folder with one file, named after the run that holds it. It is made apart and renamed into place, which
 * fails as long as there is one with a file in it; so that it always says whose it is, and two that take over the lock
 * of a dead run cannot both have it.
 */
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
  const lock = join(folder, LOCK_PATH);
  const own = `${lock}-${writer.id}`;
  disk.removeFolder(own);
  disk.makeFolder(own);
  disk.create(join(own, writer.id), "", false);
  if (!(await takeLock(disk, own, lock, writer, patience))) {
    disk.removeFolder(own);
    return { heldBy: disk.list(lock)[0] ?? "" };
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
    // Not every system lets a folder take the place of an empty one.
    disk.removeIfEmpty(lock);
    if (tryRename(disk, own, lock)) return true;
  }
  return false;
}

/** Whether it worked; it does not as long as another run is there. */
function tryRename(disk: Disk, own: string, lock: string): boolean {
  try {
    disk.rename(own, lock);
    return true;
  } catch (error) {
    const code = systemErrorCode(error) ?? "";
    if (["ENOTEMPTY", "EEXIST"].includes(code)) return false;
    // What Windows says of a folder that is in use or not empty.
    if (["EPERM", "EACCES"].includes(code) && disk.entry(lock) !== undefined) return false;
    throw error;
  }
}
