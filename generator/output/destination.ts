import type { Disk } from "./disk.ts";

/** The folder of a package, and the run that compares or writes it. */
export interface Destination {
  readonly disk: Disk;
  /** Absolute path of the package's folder. */
  readonly folder: string;
  /** The name of that folder in messages: "generated". */
  readonly shown: string;
  readonly writer: Writer;
  /** How long to wait for another run. */
  readonly patience: { readonly attempts: number; readonly pauseInMilliseconds: number };
}

/** The identity of a run, for other runs on the same machine. */
export interface Writer {
  /** Unique among the runs at one time: letters, digits and hyphens. */
  readonly id: string;
  /** Whether the run with that id is still alive. */
  readonly isRunning: (id: string) => boolean;
}
