import { join } from "node:path";
import type { OutputFile } from "../emitters/emitter.ts";
import { listedPaths, MANIFEST_PATH, sha256 } from "../finishing/manifest.ts";
import type { Destination } from "./destination.ts";
import type { Entry } from "./disk.ts";

/** A file of the package that is missing on the disk or differs from it. */
export interface Change {
  readonly kind: "missing" | "changed" | "mode";
  readonly file: OutputFile;
  /** The text on the disk; "" when the file is missing or not a regular file. */
  readonly before: string;
}

/** Something that the generator did not write, at a path that the package needs. */
export interface Obstacle {
  readonly code: "output/foreign-file" | "output/not-a-file" | "output/not-a-folder";
  /** Path of the obstacle inside the package. */
  readonly path: string;
}

/** The differences between the disk and the package. */
export interface Comparison {
  readonly changes: readonly Change[];
  /** Files from an earlier run that are no longer part of the package. */
  readonly orphans: readonly string[];
  readonly obstacles: readonly Obstacle[];
}

/** Compares the content and the executable bit of each file with the disk. Only reads. */
export function comparePackage(destination: Destination, files: readonly OutputFile[]): Comparison {
  const owned = ownedPaths(destination);
  const wanted = new Set(files.map(({ path }) => path));
  const changes: Change[] = [];
  const obstacles = new Map<string, Obstacle>();
  for (const file of files) {
    const result = compareFile(destination, file, owned);
    if (result !== undefined && "file" in result) changes.push(result);
    else if (result !== undefined) obstacles.set(result.path, result);
  }
  const orphans = [...owned].filter((path) => !wanted.has(path) && isFile(follow(destination, path), path));
  return { changes, orphans, obstacles: [...obstacles.values()] };
}

/** A file of a package without its text. */
export interface ListedFile {
  readonly path: string;
  /** The SHA-256 of its text, in hexadecimal digits. */
  readonly hash: string;
  readonly executable: boolean;
}

/** Whether the disk has these files and none besides them from an earlier run. Only reads, one file at a time. */
export function hasFiles(destination: Destination, files: readonly ListedFile[]): boolean {
  const { disk, folder } = destination;
  const isThere = ({ path, hash, executable }: ListedFile): boolean => {
    const { reached, entry } = follow(destination, path);
    if (reached !== path || entry?.kind !== "file" || (entry.executable ?? executable) !== executable) return false;
    return sha256(disk.read(join(folder, path))) === hash;
  };
  const wanted = new Set(files.map(({ path }) => path));
  const isOrphan = (path: string): boolean => !wanted.has(path) && isFile(follow(destination, path), path);
  return files.every(isThere) && ![...ownedPaths(destination)].some(isOrphan);
}

/** The files that an earlier run wrote, according to the manifest on the disk. */
export function ownedPaths({ disk, folder }: Destination): ReadonlySet<string> {
  const path = join(folder, MANIFEST_PATH);
  return disk.entry(path)?.kind === "file" ? listedPaths(disk.read(path).toString("utf8")) : new Set();
}

/** Undefined when the file on the disk is the same. */
function compareFile(destination: Destination, file: OutputFile, owned: ReadonlySet<string>): Change | Obstacle | undefined {
  const { path, executable = false } = file;
  const { reached, entry } = follow(destination, path);
  if (entry === undefined) return { kind: "missing", file, before: "" };
  if (reached !== path) return { code: "output/not-a-folder", path: reached };
  if (entry.kind === "folder") return { code: "output/not-a-file", path };
  const bytes = entry.kind === "file" ? destination.disk.read(join(destination.folder, path)) : undefined;
  const same = bytes?.equals(Buffer.from(file.text)) ?? false;
  if (!same && !owned.has(path)) return { code: "output/foreign-file", path };
  if (!same) return { kind: "changed", file, before: bytes?.toString("utf8") ?? "" };
  return (entry.executable ?? executable) === executable ? undefined : { kind: "mode", file, before: file.text };
}

interface Reached {
  readonly reached: string;
  readonly entry: Entry | undefined;
}

/** Follows a path from folder to folder, and stops at what is not a folder. A link is not a folder: it could lead anywhere. */
function follow({ disk, folder }: Destination, path: string): Reached {
  const segments = path.split("/");
  for (let length = 1; ; length += 1) {
    const reached = segments.slice(0, length).join("/");
    const entry = disk.entry(join(folder, reached));
    if (reached === path || entry?.kind !== "folder") return { reached, entry };
  }
}

/** Whether a regular file or a link is at the path. */
function isFile({ reached, entry }: Reached, path: string): boolean {
  return reached === path && entry !== undefined && entry.kind !== "folder";
}
