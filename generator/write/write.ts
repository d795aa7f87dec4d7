import { dirname, join, basename } from "node:path";
import { aboutFile, type Diagnostic } from "#generator/read";
import type { OutputFile } from "#generator/emit";
import { MANIFEST_PATH, withEarlierFiles } from "./finishing/manifest.ts";
import { comparePackage, readManifest, type Comparison } from "./compare.ts";
import { type Destination, systemErrorCode, type Disk, unlessRefused } from "./disk.ts";
import { isUnfinished, STAGING_PATH, withLock } from "./lock.ts";
import { obstacleProblem, systemProblem, reasonOf } from "./problems.ts";

/** The report on the written files, or the reasons why nothing was written. */
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
    const staging = destination.disk.entry(join(destination.folder, STAGING_PATH));
    if (staging !== undefined && staging.kind !== "folder")
      return { kind: "blocked", problems: [obstacleProblem(shown, { code: "output/not-a-folder", path: STAGING_PATH })] };
    const outcome = await withLock(destination, {
      prepare: (claim) => prepareFiles(destination, claim, files),
      apply: (claim, comparison) => replaceFiles(destination, claim, files, comparison),
    });
    if ("result" in outcome) return outcome.result;
    const slots = { folder: shown, process: outcome.lockedBy, lock: `${shown}/${STAGING_PATH}` };
    return { kind: "blocked", problems: [aboutFile("output/locked", shown, slots)] };
  } catch (error) {
    return { kind: "blocked", problems: [systemProblem("output/unwritable", destination, error)] };
  }
}

/** The name in the claim of a manifest with the files of both packages, the old one and the new one. */
const BOTH = `.both-${MANIFEST_PATH}`;

/** Puts all files that change into the claim, unless something is in their way. */
function prepareFiles(destination: Destination, claim: string, files: readonly OutputFile[]): Comparison {
  const { disk } = destination;
  // Another run may have written since the first comparison.
  const comparison = comparePackage(destination, files);
  if (comparison.obstacles.length > 0) return comparison;
  for (const { file } of comparison.changes) {
    const { path, text, executable = false } = file;
    disk.makeFolder(dirname(join(claim, path)));
    disk.create(join(claim, path), text, executable);
    if (path === MANIFEST_PATH) disk.create(join(claim, BOTH), withEarlierFiles(text, readManifest(destination)), false);
  }
  return comparison;
}

/**
 * Replaces the files of the package by those in the claim. Every file of the generator on the disk is in the manifest at any time, with its
 * hash, so that a later run may delete it: a manifest with the files of both packages comes first, and that of the new one last.
 */
function replaceFiles(destination: Destination, claim: string, files: readonly OutputFile[], comparison: Comparison): WriteResult {
  const { disk, folder, shown } = destination;
  const { changes, orphans, obstacles } = comparison;
  if (obstacles.length > 0) return { kind: "blocked", problems: obstacles.map((obstacle) => obstacleProblem(shown, obstacle)) };
  const paths = changes.map(({ file }) => file.path);
  const manifests = paths.filter((path) => path === MANIFEST_PATH);
  for (const path of manifests) disk.rename(join(claim, BOTH), join(folder, path));
  for (const path of orphans) removeOrphan(destination, path);
  for (const path of [...paths.filter((one) => one !== MANIFEST_PATH), ...manifests]) {
    disk.makeFolder(dirname(join(folder, path)));
    disk.rename(join(claim, path), join(folder, path));
  }
  return report(comparison, files);
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

/** A file whose text changes. */
interface Replacement {
  /** Absolute. */
  readonly path: string;
  /** The text that the new one was made of. */
  readonly before: string;
  readonly after: string;
}

/**
 * Replaces the text of a file at once: a program that reads it sees the old text or the new one. Returns why it could not be
 * replaced, and then leaves the file as it is. `writer` tells the temporary files of two programs apart.
 */
export function replaceFile(disk: Disk, { path, before, after }: Replacement, writer: string): string | undefined {
  const target = join(dirname(path), `.${basename(path)}.${writer}.tmp`);
  try {
    // A link would be replaced by a file, and its target would keep the old text.
    const entry = disk.entry(path);
    if (entry?.kind !== "file") return entry?.kind === "other" ? "it is a link" : "it is not a file";
    if (disk.read(path).toString("utf8") !== before) return "it has changed in the meantime";
    disk.remove(target);
    disk.create(target, after, entry.executable === true);
    disk.rename(target, path);
    return undefined;
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === undefined) throw error;
    // The folder may be closed to us, which is why we are here.
    unlessRefused(() => {
      disk.remove(target);
    });
    return reasonOf(code);
  }
}
