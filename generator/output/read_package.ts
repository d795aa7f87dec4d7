import { join } from "node:path";
import { ownedPaths } from "./compare.ts";
import type { Destination } from "./destination.ts";
import { systemErrorCode } from "./disk.ts";

/** The texts of the package on the disk, by path: all files that its manifest lists and that can be read. */
export function readPackage(destination: Destination): ReadonlyMap<string, string> {
  const { disk, folder } = destination;
  const texts = new Map<string, string>();
  try {
    for (const path of ownedPaths(destination)) {
      if (disk.entry(join(folder, path))?.kind === "file") texts.set(path, disk.read(join(folder, path)).toString("utf8"));
    }
  } catch (error) {
    // These texts only save work. Comparing or writing the package reports the error.
    if (systemErrorCode(error) === undefined) throw error;
  }
  return texts;
}
