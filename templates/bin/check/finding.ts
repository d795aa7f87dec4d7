import type { CatalogOrigin } from "../catalog/catalog_types.js";

/** One thing that is wrong with an input. Everything in it may be shown: secrets are taken out already. */
export interface Finding {
  readonly severity: "error" | "warning";
  readonly code: string;
  /** The file as it was named, relative to the working folder where it is inside. */
  readonly file: string;
  /** From 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON path in the document (in the line, for NDJSON): `$.params.limit`. */
  readonly path: string;
  /** The same as a JSON Pointer. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** What the value was held against. */
  readonly address?: string;
  /** What the catalog says about the value. */
  readonly catalog?: FindingCatalog;
  /** Lines around the place, with its marker; several lines. */
  readonly frame?: string;
  /** The same for the same fault in the same file, wherever in it. */
  readonly fingerprint: string;
}

export interface FindingCatalog {
  readonly description?: string;
  /** "Document 1, Limits" */
  readonly section?: string;
  readonly origin?: CatalogOrigin["kind"];
}

/** What a baseline knows that did not show again. */
export interface VanishedFinding {
  readonly file: string;
  readonly code: string;
  readonly pointer: string;
  readonly count: number;
}

/** How a run went; what every reporter prints. */
export interface Report {
  readonly version: string;
  readonly findings: readonly Finding[];
  readonly vanished: readonly VanishedFinding[];
  /** All inputs, in the order of their names in the arguments. */
  readonly files: readonly string[];
  readonly summary: Summary;
}

export interface Summary {
  readonly files: number;
  readonly values: number;
  readonly errors: number;
  readonly warnings: number;
  /** Findings that the baseline knows. */
  readonly known: number;
  /** Findings beyond --max-issues: counted, not shown. */
  readonly hidden: number;
  readonly milliseconds: number;
  /** 1970-01-01T00:00:00 */
  readonly started: string;
}
