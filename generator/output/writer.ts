/** Who writes, as other runs on this machine can tell. */
export interface Writer {
  /** Different for all that run at the same time; letters, digits and dashes. */
  readonly id: string;
  /** Whether the writer with that id still runs. */
  readonly isRunning: (id: string) => boolean;
}
