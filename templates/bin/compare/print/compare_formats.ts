/** The formats of a comparison. */
export const COMPARE_FORMATS = ["pretty", "json", "markdown", "github", "sarif"] as const;
export type CompareFormat = (typeof COMPARE_FORMATS)[number];

/** How a report looks. */
export interface CompareStyle {
  readonly color: boolean;
  /** The working folder relative to the repository, as `folder/`; empty if they are the same or no repository is known. */
  readonly prefix: string;
  /** Of the program. */
  readonly version: string;
}
