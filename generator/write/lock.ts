import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { unlessRefused, type Destination } from "./disk.ts";

/**
 * A folder inside the package's folder that exists while a run writes and after a run that was interrupted. Each run has a
 * folder in it, named after its id: its claim to the package, and the place where it prepares files.
 */
export const STAGING_PATH = ".staging";

/** Whether a run is writing or was interrupted. The package may then be a mix of old and new files. */
export function isUnfinished({ disk, folder }: Destination): boolean {
  return disk.entry(join(folder, STAGING_PATH)) !== undefined;
}

/** The result of the work, or the id of the run that was writing all the time. */
export type LockOutcome<T> = { readonly result: T } | { readonly lockedBy: string };

/** The work of a run while no other run writes the package. The path is that of its claim, an empty folder. */
export interface Work<Prepared, Result> {
  /** Touches nothing but the claim. */
  readonly prepare: (claim: string) => Prepared;
  readonly apply: (claim: string, prepared: Prepared) => Result;
}

/**
 * Does the work while no other run writes the package. Waits for runs that do, and removes what dead ones left. Throws what the work or the
 * disk throws; the claim remains only if the package may have changed, as after a crash.
 */
export async function withLock<Prepared, Result>(
  destination: Destination,
  { prepare, apply }: Work<Prepared, Result>,
): Promise<LockOutcome<Result>> {
  const { folder, writer } = destination;
  const claim = join(folder, STAGING_PATH, writer.id);
  const prepared = await orRelease(destination, claim, async () => {
    const lockedBy = await takeLock(destination, claim);
    return lockedBy === undefined ? { value: prepare(claim) } : { lockedBy };
  });
  const outcome = "value" in prepared ? { result: apply(claim, prepared.value) } : prepared;
  release(destination, claim);
  return outcome;
}

/** The result of `work`. If it throws, nothing of this run stays on the disk, as far as the disk lets it be removed. */
async function orRelease<T>(destination: Destination, claim: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    unlessRefused(() => {
      release(destination, claim);
    });
    throw error;
  }
}

/** Makes the claim when no other run has one. Otherwise the id of a run that was writing all the time. */
async function takeLock(destination: Destination, claim: string): Promise<string | undefined> {
  const { disk, writer, patience } = destination;
  // From an interrupted run with the same id: in a container, every run may have the same process id.
  disk.remove(claim);
  let others: readonly string[] = [];
  for (let attempt = 1; attempt <= patience.attempts; attempt += 1) {
    if (attempt > 1) await setTimeout(patience.pauseInMilliseconds);
    // Every run makes its claim before it looks for others, so two runs cannot both miss each other.
    disk.makeFolder(claim);
    others = otherRuns(destination);
    if (others.length === 0) return undefined;
    // Of two runs that see each other, one gives way.
    if (others.some((id) => id < writer.id)) disk.remove(claim);
  }
  return others[0] ?? "";
}

function release({ disk, folder }: Destination, claim: string): void {
  disk.remove(claim);
  disk.removeIfEmpty(join(folder, STAGING_PATH));
}

/** The live runs that have a claim, besides this one. Removes the claims of dead runs. */
function otherRuns({ disk, folder, writer }: Destination): readonly string[] {
  const staging = join(folder, STAGING_PATH);
  const others = disk.list(staging).filter((id) => id !== writer.id);
  const live = others.filter((id) => writer.isRunning(id));
  for (const id of others) if (!live.includes(id)) disk.remove(join(staging, id));
  return live;
}
