import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutputFile } from "../emitters/emitter.ts";
import { comparePackage, type Comparison } from "./compare.ts";
import { withLock, type Patience } from "./lock.ts";
import type { Place } from "./place.ts";
import { lockedProblem, obstacleProblem, systemProblem } from "./problems.ts";
import { completeRun, hasTraces, isUnfinished, removeAbandoned, stageFiles } from "./staging.ts";
import type { Writer } from "./writer.ts";

/** The folder of a package, and the run that writes it. */
export interface Destination extends Place {
  readonly writer: Writer;
  readonly patience: Patience;
}

/** What was written, or why nothing was written. */
export type WriteResult = WriteReport | { readonly kind: "blocked"; readonly problems: readonly Diagnostic[] };

export interface WriteReport {
  readonly kind: "written";
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** This run first finished an interrupted one. */
  readonly completedEarlierRun: boolean;
}

/**
 * Makes the folder contain these files: writes those whose content or mode differs, removes files from earlier runs that
 * are no longer among them, and touches nothing else. All or nothing, even when it is interrupted.
 */
export async function writePackage(destination: Destination, files: readonly OutputFile[]): Promise<WriteResult> {
  const { disk, folder, shown, writer, patience } = destination;
  try {
    const before = comparePackage(disk, folder, files);
    if (isUpToDate(before) && !hasTraces(disk, folder)) return report(before, false);
    const locked = await withLock(disk, folder, writer, patience, () => writeLocked(destination, files));
    return "lockedBy" in locked ? { kind: "blocked", problems: [lockedProblem(shown, locked.lockedBy)] } : locked.result;
  } catch (error) {
    return { kind: "blocked", problems: [systemProblem("output/unwritable", destination, error)] };
  }
}

function writeLocked({ disk, folder, shown, writer }: Destination, files: readonly OutputFile[]): WriteResult {
  const unfinished = isUnfinished(disk, folder);
  if (unfinished) completeRun(disk, folder);
  removeAbandoned(disk, folder, writer);
  const comparison = comparePackage(disk, folder, files);
  if (comparison.obstacles.length > 0) {
    return { kind: "blocked", problems: comparison.obstacles.map((obstacle) => obstacleProblem(shown, obstacle)) };
  }
  if (!isUpToDate(comparison)) {
    stageFiles(
      disk,
      folder,
      comparison.changes.map(({ file }) => file),
      writer,
    );
    completeRun(disk, folder);
  }
  return report(comparison, unfinished);
}

function isUpToDate({ changes, orphans, obstacles }: Comparison): boolean {
  return changes.length + orphans.length + obstacles.length === 0;
}

function report({ changes, orphans, unchanged }: Comparison, completedEarlierRun: boolean): WriteReport {
  return { kind: "written", written: changes.map(({ file }) => file.path), removed: orphans, unchanged, completedEarlierRun };
}
