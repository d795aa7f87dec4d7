/** The formats of a report. */
export const FORMATS = ["pretty", "json", "ndjson", "github", "junit", "sarif"] as const;
export type Format = (typeof FORMATS)[number];

/** One report: to a file, or to standard output. */
export interface ReportTarget {
  readonly format: Format;
  readonly output?: string;
}
