import { join } from "node:path";
import { ownedPaths } from "./compare.ts";
import { systemErrorCode } from "./disk.ts";
import type { Place } from "./place.ts";

/** The texts of the package on the disk, by path: all files that its manifest lists and that can be read. */
export function readPackage({ disk, folder }: Place): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  try {
    for (const path of ownedPaths(disk, folder)) {
      if (disk.entry(join(folder, path))?.kind === "file") texts.set(path, disk.read(join(folder, path)).toString("utf8"));
    }
  } catch (error) {
    // These texts only save work. Comparing or writing the package reports the error.
    if (systemErrorCode(error) === undefined) throw error;
  }
  return texts;
}
