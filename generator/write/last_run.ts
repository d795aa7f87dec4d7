import { readFileSync, writeFileSync } from "node:fs";
import { isObject } from "#templates/core";
import { listedHashes, sha256 } from "./finishing/manifest.ts";
import type { CatalogSize } from "#generator/resolve";
import { hasFiles, readManifest } from "./compare.ts";
import { unlessRefused, type Destination } from "./disk.ts";
import { isUnfinished } from "./lock.ts";

/** The facts that are reported about a package that is up to date. */
export interface UnchangedPackage {
  readonly size: CatalogSize;
  readonly fileCount: number;
}

/**
 * Notes in a file beside the program that the package of these inputs is on the disk. It only saves time: where the file cannot be written, the
 * next run makes the package again.
 */
export function noteRun(file: string, inputs: string, manifest: string, size: CatalogSize): void {
  unlessRefused(() => {
    writeFileSync(file, JSON.stringify({ inputs, manifest: sha256(manifest), size }));
  });
}

/** The package of these inputs, if the last run of the program has made it, and the disk still has exactly that. Only reads. */
export function findUnchanged(file: string, inputs: string, destination: Destination): UnchangedPackage | undefined {
  return unlessRefused(() => {
    const last: unknown = JSON.parse(readFileSync(file, "utf8"));
    const manifest = readManifest(destination);
    if (!isObject(last) || last["inputs"] !== inputs || last["manifest"] !== sha256(manifest) || isUnfinished(destination))
      return undefined;
    const hashes = new Map([...listedHashes(manifest)].map(([path, [hash = ""]]) => [path, hash]));
    // `noteRun` has written it, or the hashes would be others.
    return hasFiles(destination, hashes) ? { size: last["size"] as CatalogSize, fileCount: hashes.size + 1 } : undefined;
  });
}
