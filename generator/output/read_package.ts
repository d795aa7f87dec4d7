import { join } from "node:path";
import type { TextsByPath } from "../finishing/declarations.ts";
import { ownedPaths } from "./compare.ts";
import type { Destination } from "./destination.ts";
import { systemErrorCode } from "./disk.ts";

/** The texts of the package on the disk: all files that its manifest lists and that can be read. Each is read when it is asked for. */
export function readPackage(destination: Destination): TextsByPath {
  const { disk, folder } = destination;
  // These texts only save work. Comparing or writing the package reports what cannot be read.
  const owned = unlessUnreadable(() => ownedPaths(destination));
  const read = (path: string): string | undefined =>
    disk.entry(join(folder, path))?.kind === "file" ? disk.read(join(folder, path)).toString("utf8") : undefined;
  return { get: (path) => (owned?.has(path) === true ? unlessUnreadable(() => read(path)) : undefined) };
}

function unlessUnreadable<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (systemErrorCode(error) === undefined) throw error;
    return undefined;
  }
}
