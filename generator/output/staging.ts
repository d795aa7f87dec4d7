import { dirname, join } from "node:path";
import type { OutputFile } from "../emitters/emitter.ts";
import { listedPaths, MANIFEST_PATH } from "../finishing/manifest.ts";
import { findOrphans, ownedPaths } from "./compare.ts";
import type { Disk } from "./disk.ts";
import type { Writer } from "./writer.ts";

/** Folder for new files inside the package's folder. It is never published or committed. */
export const STAGING_PATH = ".staging";

/**
 * A run first writes its changes to a separate folder. Renaming that folder to `ready` is the commit point: before it, the
 * package is untouched; after it, `completeRun` puts the changes in place, in this run or in a later one.
 */
const readyPath = `${STAGING_PATH}/ready`;

/** Whether a run was interrupted after its commit point. The package may then be a mix of old and new files. */
export function isUnfinished(disk: Disk, folder: string): boolean {
  return disk.entry(join(folder, readyPath)) !== undefined;
}

/** Whether another run is active or was interrupted at any point. */
export function hasTraces(disk: Disk, folder: string): boolean {
  return disk.entry(join(folder, STAGING_PATH)) !== undefined;
}

/** Writes the files to the staging folder and commits. Requires the lock, and that no run is unfinished. */
export function stageFiles(disk: Disk, folder: string, files: readonly OutputFile[], writer: Writer): void {
  const filling = join(folder, STAGING_PATH, `filling-${writer.id}`);
  disk.removeFolder(filling);
  disk.makeFolder(filling);
  for (const file of files) {
    const path = join(filling, file.path);
    disk.makeFolder(dirname(path));
    disk.create(path, file.text, file.executable ?? false);
  }
  disk.rename(filling, join(folder, readyPath));
}

/** Removes what interrupted runs left behind before their commit point. */
export function removeAbandoned(disk: Disk, folder: string, writer: Writer): void {
  const staging = join(folder, STAGING_PATH);
  for (const name of disk.list(staging)) {
    const [, id] = /^[a-z]+-(.+)$/u.exec(name) ?? [];
    if (id !== undefined && !writer.isRunning(id)) disk.removeFolder(join(staging, name));
  }
}

/**
 * Puts committed changes in place: removes files that are no longer part of the package, then renames the staged files
 * into place, the manifest last. Safe to interrupt at any step: the next call does the rest.
 */
export function completeRun(disk: Disk, folder: string): void {
  const ready = join(folder, readyPath);
  const staged = listFiles(disk, ready, "");
  if (staged.includes(MANIFEST_PATH)) {
    const wanted = listedPaths(disk.read(join(ready, MANIFEST_PATH)).toString("utf8"));
    for (const path of findOrphans(disk, folder, ownedPaths(disk, folder), wanted)) removeOrphan(disk, folder, path);
  }
  for (const path of staged.filter((name) => name !== MANIFEST_PATH)) moveIntoPlace(disk, folder, path);
  if (staged.includes(MANIFEST_PATH)) moveIntoPlace(disk, folder, MANIFEST_PATH);
  disk.removeFolder(ready);
}

function moveIntoPlace(disk: Disk, folder: string, path: string): void {
  const target = join(folder, path);
  disk.makeFolder(dirname(target));
  disk.rename(join(folder, readyPath, path), target);
}

/** Removes a file and the parent folders that become empty. */
function removeOrphan(disk: Disk, folder: string, path: string): void {
  disk.removeFile(join(folder, path));
  let above = dirname(path);
  while (above !== "." && disk.removeIfEmpty(join(folder, above))) above = dirname(above);
}

/** The files below a folder, as paths relative to it, in a stable order. */
function listFiles(disk: Disk, folder: string, below: string): string[] {
  return disk.list(join(folder, below)).flatMap((name) => {
    const path = below === "" ? name : `${below}/${name}`;
    return disk.entry(join(folder, path))?.kind === "folder" ? listFiles(disk, folder, path) : [path];
  });
}
