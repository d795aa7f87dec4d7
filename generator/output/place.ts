import type { Disk } from "./disk.ts";

/** Where a package is kept. */
export interface Place {
  readonly disk: Disk;
  /** Absolute path of the package's folder. */
  readonly folder: string;
  /** How messages call that folder: "generated". */
  readonly shown: string;
}
