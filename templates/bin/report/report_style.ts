/** How a report looks. */
export interface ReportStyle {
  readonly color: boolean;
  /** Findings only. */
  readonly quiet: boolean;
}
