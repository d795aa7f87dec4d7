/** The formats of a report. */
export const FORMATS = ["pretty", "json", "ndjson", "github", "junit", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

/** One report: to a file, or to standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly output?: string;
}

/** How a report looks. */
export interface ReportStyle {
  readonly color: boolean;
  /** Findings only. */
  readonly quiet: boolean;
  /** The working folder relative to the repository, as `folder/`; empty if they are the same or no repository is known. */
  readonly prefix: string;
}
