/** How a report looks. */
export interface ReportStyle {
  readonly color: boolean;
  /** Findings only. */
  readonly quiet: boolean;
  /** The working folder relative to the repository, as `folder/`; empty if they are the same or no repository is known. */
  readonly prefix: string;
}
