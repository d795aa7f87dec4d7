/** How a report is to look. */
export interface ReportStyle {
  readonly color: boolean;
  /** Findings only. */
  readonly quiet: boolean;
}
