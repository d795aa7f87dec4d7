import { join } from "node:path";
import type { OutputFile } from "#generator/emit";
import { listedHashes, listedPaths, MANIFEST_PATH, sha256 } from "./finishing/manifest.ts";
import { type Entry, type Destination, unlessRefused } from "./disk.ts";
import type { TextsByPath } from "./finishing/declarations.ts";

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
  /** Files from an earlier run that are no longer part of the package, and have not been edited since. */
  readonly orphans: readonly string[];
  readonly obstacles: readonly Obstacle[];
}

/** Compares the content and the executable bit of each file with the disk. Only reads. */
export function comparePackage(destination: Destination, files: readonly OutputFile[]): Comparison {
  const manifest = readManifest(destination);
  const owned = listedPaths(manifest);
  const changes: Change[] = [];
  const obstacles = new Map<string, Obstacle>();
  for (const file of files) {
    const result = compareFile(destination, file, owned);
    if (result !== undefined && "file" in result) changes.push(result);
    else if (result !== undefined) obstacles.set(result.path, result);
  }
  const orphans = orphansOf(destination, manifest, files);
  return { changes, orphans, obstacles: [...obstacles.values()] };
}

/** Whether the disk has the files with these hashes, by path. Only reads, one file at a time. */
export function hasFiles(destination: Destination, hashes: ReadonlyMap<string, string>): boolean {
  const { disk, folder } = destination;
  return [...hashes].every(([path, hash]) => {
    const { reached, entry } = follow(destination, path);
    const executable = path.startsWith("bin/");
    if (reached !== path || entry?.kind !== "file" || (entry.executable ?? executable) !== executable) return false;
    return sha256(disk.read(join(folder, path))) === hash;
  });
}

/** The files of the manifest that are not among these. Whoever puts another file into the manifest, or in the place of one, does not lose it. */
function orphansOf(destination: Destination, manifest: string, files: readonly { readonly path: string }[]): readonly string[] {
  const { disk, folder } = destination;
  const wanted = new Set(files.map(({ path }) => path));
  const isOwn = (path: string, hashes: readonly string[]): boolean => {
    const { reached, entry } = follow(destination, path);
    if (reached !== path || entry?.kind !== "file") return false;
    const text = disk.read(join(folder, path)).toString("utf8");
    // Git may have changed the line ends.
    return [text, text.replaceAll("\r\n", "\n")].some((one) => hashes.includes(sha256(one)));
  };
  return [...listedHashes(manifest)].filter(([path, hashes]) => !wanted.has(path) && isOwn(path, hashes)).map(([path]) => path);
}

/** The text of the manifest on the disk; "" without one. */
export function readManifest({ disk, folder }: Destination): string {
  const path = join(folder, MANIFEST_PATH);
  return disk.entry(path)?.kind === "file" ? disk.read(path).toString("utf8") : "";
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

/** Follows a path from folder to folder, and stops at what is not a folder. A link is not a folder: it could lead anywhere. */
function follow({ disk, folder }: Destination, path: string): { readonly reached: string; readonly entry: Entry | undefined } {
  const segments = path.split("/");
  for (let length = 1; ; length += 1) {
    const reached = segments.slice(0, length).join("/");
    const entry = disk.entry(join(folder, reached));
    if (reached === path || entry?.kind !== "folder") return { reached, entry };
  }
}

/** The texts of the package on the disk: all files that its manifest lists and that can be read. Each is read when it is asked for. */
export function readPackage(destination: Destination): TextsByPath {
  const { disk, folder } = destination;
  // These texts only save work. Comparing or writing the package reports what cannot be read.
  const owned = unlessRefused(() => listedPaths(readManifest(destination)));
  const read = (path: string): string | undefined =>
    disk.entry(join(folder, path))?.kind === "file" ? disk.read(join(folder, path)).toString("utf8") : undefined;
  return { get: (path) => (owned?.has(path) === true ? unlessRefused(() => read(path)) : undefined) };
}
