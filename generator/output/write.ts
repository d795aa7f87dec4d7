import { dirname, join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { OutputFile } from "../emitters/emitter.ts";
import { MANIFEST_PATH } from "../finishing/manifest.ts";
import { comparePackage, type Comparison } from "./compare.ts";
import type { Destination } from "./destination.ts";
import { isUnfinished, STAGING_PATH, withLock } from "./lock.ts";
import { aboutPath, obstacleProblem, systemProblem } from "./problems.ts";

/** What was written, or why nothing was written. */
export type WriteResult = WriteReport | { readonly kind: "blocked"; readonly problems: readonly Diagnostic[] };

export interface WriteReport {
  readonly kind: "written";
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/**
 * Makes the folder contain these files: writes those whose content or mode differs, removes files from earlier runs that are
 * no longer among them, and touches nothing else. A run that is interrupted at any step leaves only complete files, and the
 * next run writes the rest.
 */
export async function writePackage(destination: Destination, files: readonly OutputFile[]): Promise<WriteResult> {
  const { shown } = destination;
  try {
    const before = comparePackage(destination, files);
    if (isUpToDate(before) && !isUnfinished(destination)) return report(before, files);
    const outcome = await withLock(destination, (claim) => replaceFiles(destination, claim, files));
    if ("result" in outcome) return outcome.result;
    const slots = { folder: shown, process: outcome.lockedBy, lock: `${shown}/${STAGING_PATH}` };
    return { kind: "blocked", problems: [aboutPath("output/locked", shown, slots)] };
  } catch (error) {
    return { kind: "blocked", problems: [systemProblem("output/unwritable", destination, error)] };
  }
}

/**
 * Prepares all files in the claim before it touches the package. The order after that keeps every file of the generator in
 * the manifest on the disk, so that a later run may replace or delete it: first the files that leave the manifest, then the
 * manifest, then the files that it lists.
 */
function replaceFiles(destination: Destination, claim: string, files: readonly OutputFile[]): WriteResult {
  const { disk, folder, shown } = destination;
  // Another run may have written since the first comparison.
  const comparison = comparePackage(destination, files);
  const { obstacles, orphans } = comparison;
  if (obstacles.length > 0) return { kind: "blocked", problems: obstacles.map((obstacle) => obstacleProblem(shown, obstacle)) };
  const changed = manifestFirst(comparison);
  for (const { path, text, executable = false } of changed) {
    disk.makeFolder(dirname(join(claim, path)));
    disk.create(join(claim, path), text, executable);
  }
  for (const path of orphans) removeOrphan(destination, path);
  for (const { path } of changed) {
    disk.makeFolder(dirname(join(folder, path)));
    disk.rename(join(claim, path), join(folder, path));
  }
  return report(comparison, files);
}

function manifestFirst({ changes }: Comparison): readonly OutputFile[] {
  const files = changes.map(({ file }) => file);
  return [...files.filter(({ path }) => path === MANIFEST_PATH), ...files.filter(({ path }) => path !== MANIFEST_PATH)];
}

/** Removes a file and the parent folders that become empty. */
function removeOrphan({ disk, folder }: Destination, path: string): void {
  disk.remove(join(folder, path));
  let above = dirname(path);
  while (above !== "." && disk.removeIfEmpty(join(folder, above))) above = dirname(above);
}

function isUpToDate({ changes, orphans, obstacles }: Comparison): boolean {
  return changes.length + orphans.length + obstacles.length === 0;
}

function report({ changes, orphans }: Comparison, files: readonly OutputFile[]): WriteReport {
  const written = changes.map(({ file }) => file.path);
  return { kind: "written", written, removed: orphans, unchanged: files.length - written.length };
}
