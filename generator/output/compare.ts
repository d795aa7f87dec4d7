import { join } from "node:path";
import type { OutputFile } from "../emitters/emitter.ts";
import { listedPaths, MANIFEST_PATH } from "../finishing/manifest/manifest.ts";
import type { Disk } from "./disk.ts";

/** A file of the package that is not on the disk as it should be. */
export interface Change {
  readonly kind: "missing" | "changed" | "mode";
  readonly file: OutputFile;
  /** The text on the disk; "" when there is none. */
  readonly before: string;
}

/** Something that we did not write and that stands where a file of ours belongs. */
export interface Obstacle {
  readonly kind: "foreign_file" | "not_a_file" | "not_a_folder";
  /** Path inside the package of what is in the way. */
  readonly path: string;
}

/** How the disk differs from what the package should be. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** Files that an earlier run wrote and that are no longer part of the package. */
  readonly orphans: readonly string[];
  readonly obstacles: readonly Obstacle[];
  readonly unchanged: number;
}

type Verdict = Change | Obstacle | "unchanged";

/** Compares the folder of the package with its files, bytes and executable bit. Reads only. */
export function comparePackage(disk: Disk, folder: string, files: readonly OutputFile[]): Comparison {
  const owned = ownedPaths(disk, folder);
  const wanted = new Set(files.map(({ path }) => path));
  const verdicts = files.map((file) => compareFile(disk, folder, file, owned));
  const differing = verdicts.filter((verdict) => verdict !== "unchanged");
  return {
    changes: differing.flatMap((verdict) => ("file" in verdict ? [verdict] : [])),
    obstacles: uniqueByPath(differing.flatMap((verdict) => ("file" in verdict ? [] : [verdict]))),
    orphans: findOrphans(disk, folder, owned, wanted),
    unchanged: verdicts.length - differing.length,
  };
}

/** The files that the manifest on the disk says an earlier run wrote. */
export function ownedPaths(disk: Disk, folder: string): ReadonlySet<string> {
  const path = join(folder, MANIFEST_PATH);
  return disk.entry(path)?.kind === "file" ? listedPaths(disk.read(path).toString("utf8")) : new Set();
}

/** The owned paths that are not wanted any more and still hold something that may be removed. */
export function findOrphans(disk: Disk, folder: string, owned: ReadonlySet<string>, wanted: ReadonlySet<string>): string[] {
  return [...owned]
    .filter((path) => !wanted.has(path) && folderInTheWay(disk, folder, path) === undefined)
    .filter((path) => !["folder", undefined].includes(disk.entry(join(folder, path))?.kind));
}

function compareFile(disk: Disk, folder: string, file: OutputFile, owned: ReadonlySet<string>): Verdict {
  const above = folderInTheWay(disk, folder, file.path);
  if (above !== undefined) return { kind: "not_a_folder", path: above };
  const path = join(folder, file.path);
  const entry = disk.entry(path);
  if (entry === undefined) return { kind: "missing", file, before: "" };
  if (entry.kind === "folder") return { kind: "not_a_file", path: file.path };
  // A link is never followed: one at a place of ours is replaced, whatever it points to.
  const bytes = entry.kind === "file" ? disk.read(path) : undefined;
  const same = bytes?.equals(Buffer.from(file.text)) ?? false;
  if (!same && !owned.has(file.path)) return { kind: "foreign_file", path: file.path };
  if (!same) return { kind: "changed", file, before: bytes?.toString("utf8") ?? "" };
  const executable = file.executable ?? false;
  return (entry.executable ?? executable) === executable ? "unchanged" : { kind: "mode", file, before: file.text };
}

/** The first folder on the way to a path that is none: a file, or a link that could lead anywhere. */
function folderInTheWay(disk: Disk, folder: string, path: string): string | undefined {
  const segments = path.split("/").slice(0, -1);
  const above = segments.map((_, index) => segments.slice(0, index + 1).join("/"));
  return above.find((candidate) => !["folder", undefined].includes(disk.entry(join(folder, candidate))?.kind));
}

function uniqueByPath(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  return [...new Map(obstacles.map((obstacle) => [obstacle.path, obstacle])).values()];
}
