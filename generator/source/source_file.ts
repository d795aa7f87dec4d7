/** Why a file of the catalog could not be read as text. */
export type SourceProblem = "missing" | "unreadable" | "not_a_file" | "not_utf8" | "too_large" | "misplaced" | "wrong_extension";

/** One YAML or GraphQL file of the catalog. */
export interface SourceFile {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly text: string;
  /** Set when the file could not be read as text; `text` is then empty. */
  readonly problem?: SourceProblem;
}

/** The paths of the catalog inside the project. */
export const CATALOG_FOLDER = "spec";
export const GATEWAY_FILE = "spec/gateway.yaml";
export const CONNECTORS_FOLDER = "spec/connectors";

/** Compares paths and other texts by code unit, with the same result on every machine and in every locale. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
