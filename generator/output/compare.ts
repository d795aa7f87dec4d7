import { join } from "node:path";
import type { OutputFile } from "../emitters/emitter.ts";
import { listedPaths, MANIFEST_PATH } from "../finishing/manifest.ts";
import type { Disk } from "./disk.ts";

/** A file of the package that is missing on the disk or differs from it. */
export interface Change {
  readonly kind: "missing" | "changed" | "mode";
  readonly file: OutputFile;
  /** The text on the disk; "" when the file is missing or not a regular file. */
  readonly before: string;
}

/** Something that the generator did not write, at a path that the package needs. */
export interface Obstacle {
  readonly kind: "foreign_file" | "not_a_file" | "not_a_folder";
  /** Path of the obstacle inside the package. */
  readonly path: string;
}

/** The differences between the disk and the package. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** Files from an earlier run that are no longer part of the package. */
  readonly orphans: readonly string[];
  readonly obstacles: readonly Obstacle[];
  readonly unchanged: number;
}

type FileResult = Change | Obstacle | "unchanged";

/** Compares the content and the executable bit of each file with the disk. Only reads. */
export function comparePackage(disk: Disk, folder: string, files: readonly OutputFile[]): Comparison {
  const owned = ownedPaths(disk, folder);
  const wanted = new Set(files.map(({ path }) => path));
  const results = files.map((file) => compareFile(disk, folder, file, owned));
  const differing = results.filter((result) => result !== "unchanged");
  return {
    changes: differing.flatMap((result) => ("file" in result ? [result] : [])),
    obstacles: uniqueByPath(differing.flatMap((result) => ("file" in result ? [] : [result]))),
    orphans: findOrphans(disk, folder, owned, wanted),
    unchanged: results.length - differing.length,
  };
}

/** The files that an earlier run wrote, according to the manifest on the disk. */
export function ownedPaths(disk: Disk, folder: string): ReadonlySet<string> {
  const path = join(folder, MANIFEST_PATH);
  return disk.entry(path)?.kind === "file" ? listedPaths(disk.read(path).toString("utf8")) : new Set();
}

/** The owned paths that are no longer wanted and still exist, except folders. */
export function findOrphans(disk: Disk, folder: string, owned: ReadonlySet<string>, wanted: ReadonlySet<string>): string[] {
  return [...owned]
    .filter((path) => !wanted.has(path) && folderInTheWay(disk, folder, path) === undefined)
    .filter((path) => !["folder", undefined].includes(disk.entry(join(folder, path))?.kind));
}

function compareFile(disk: Disk, folder: string, file: OutputFile, owned: ReadonlySet<string>): FileResult {
  const above = folderInTheWay(disk, folder, file.path);
  if (above !== undefined) return { kind: "not_a_folder", path: above };
  const path = join(folder, file.path);
  const entry = disk.entry(path);
  if (entry === undefined) return { kind: "missing", file, before: "" };
  if (entry.kind === "folder") return { kind: "not_a_file", path: file.path };
  // Links are never followed: a link at the path of a file is replaced.
  const bytes = entry.kind === "file" ? disk.read(path) : undefined;
  const same = bytes?.equals(Buffer.from(file.text)) ?? false;
  if (!same && !owned.has(file.path)) return { kind: "foreign_file", path: file.path };
  if (!same) return { kind: "changed", file, before: bytes?.toString("utf8") ?? "" };
  const executable = file.executable ?? false;
  return (entry.executable ?? executable) === executable ? "unchanged" : { kind: "mode", file, before: file.text };
}

/** The first parent of a path that is a file or a link instead of a folder. Links could lead anywhere. */
function folderInTheWay(disk: Disk, folder: string, path: string): string | undefined {
  const segments = path.split("/").slice(0, -1);
  const above = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
  return above.find((candidate) => !["folder", undefined].includes(disk.entry(join(folder, candidate))?.kind));
}

function uniqueByPath(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return [...new Map(obstacles.map((obstacle) => [obstacle.path, obstacle])).values()];
}
