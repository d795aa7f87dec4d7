/** The identity of a run, for other runs on the same machine. */
export interface Writer {
  /** Unique among the runs at one time: letters, digits and hyphens. */
  readonly id: string;
  /** Whether the run with that id is still alive. */
  readonly isRunning: (id: string) => boolean;
}
