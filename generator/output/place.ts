import type { Disk } from "./disk.ts";

/** The folder of a package, on a disk. */
export interface Place {
  readonly disk: Disk;
  /** Absolute path of the package's folder. */
  readonly folder: string;
  /** The name of that folder in messages: "generated". */
  readonly shown: string;
}
