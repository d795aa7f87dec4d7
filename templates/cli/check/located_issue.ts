import { type CatalogOrigin, suggestion, UsageError } from "#templates/core";
import { issueCodes } from "#templates/runtime";
import { fatalCodes, inputCodes } from "../input/input_problem.js";
import type { BaselineEntry, VanishedIssue } from "./baseline.js";

/** How an issue counts: `off` hides it. */
export const SEVERITY_LEVELS = ["error", "warning", "off"] as const;

/** Every code whose severity can be set. */
export const adjustableCodes: readonly string[] = Object.keys({ ...issueCodes, ...inputCodes }).filter((code) => !fatalCodes.has(code));

const LEVELS = "use error, warning or off";

/** One thing that is wrong with an input. All of it may be shown: secrets are replaced already. */
export interface LocatedIssue {
  readonly severity: "error" | "warning";
  readonly code: string;
  /** The file relative to the working folder. */
  readonly file: string;
  /** From 1; columns in UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** JSON path in the document (in the line, for NDJSON): `$.params.limit`. */
  readonly path: string;
  /** The path as a JSON Pointer. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  /** The address whose schema applies to the value. */
  readonly address?: string;
  /** The catalog's statements about the value. */
  readonly catalog?: IssueBackground;
  /** The lines around the place, with a marker. */
  readonly frame?: string;
  /** Identifies the issue in later runs, even if it moves inside the file. */
  readonly fingerprint: string;
}

export interface IssueBackground {
  readonly description?: string;
  /** "Document 1, Limits" */
  readonly section?: string;
  readonly origin?: CatalogOrigin["kind"];
}

/** The result of a run. */
export interface ValidationRun {
  readonly version: string;
  readonly findings: readonly LocatedIssue[];
  /** The findings as a baseline, if the settings ask for one. */
  readonly entries: Iterable<BaselineEntry> | undefined;
  readonly vanished: readonly VanishedIssue[];
  /** All inputs, in the order of the arguments. */
  readonly files: readonly string[];
  readonly summary: Summary;
}

export interface Summary {
  readonly files: number;
  readonly values: number;
  readonly errors: number;
  readonly warnings: number;
  /** Findings in the baseline. */
  readonly known: number;
  /** Findings beyond the limit: counted but not shown. */
  readonly hidden: number;
  readonly milliseconds: number;
  /** 1970-01-01T00:00:00 */
  readonly started: string;
}

export type SeverityLevel = (typeof SEVERITY_LEVELS)[number];

/** The levels that a run sets for codes. */
export type Severities = ReadonlyMap<string, SeverityLevel>;

/** The level that a code is set to, or what is wrong with the setting. */
export function readSeverity(code: string, level: unknown): SeverityLevel | UsageError {
  if (fatalCodes.has(code)) {
    return new UsageError(`the severity of ${code} cannot be changed`, "it is always an error, because nothing is left to check");
  }
  if (!adjustableCodes.includes(code)) {
    return new UsageError(`unknown rule "${code}"`, suggestion(code, adjustableCodes, "every finding names its rule"));
  }
  const known = SEVERITY_LEVELS.find((name) => name === level);
  if (known !== undefined) return known;
  if (typeof level !== "string") return new UsageError(`the severity of ${code} must be a string`, LEVELS);
  return new UsageError(`unknown severity "${level}"`, suggestion(level, SEVERITY_LEVELS, LEVELS));
}
