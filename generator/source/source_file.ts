/** Why a file that the catalog needs could not be taken as text. */
export type SourceProblem = "missing" | "unreadable" | "not_a_file" | "not_utf8" | "too_large" | "misplaced" | "wrong_extension";

/** One YAML file of the catalog: path relative to the project, with `/`, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  /** Set when the text could not be read; `text` is then empty. */
  readonly problem?: SourceProblem;
}

/** Where the catalog lies inside the project. */
export const CATALOG_FOLDER = "spec";
export const GATEWAY_FILE = "spec/gateway.yaml";
export const CONNECTORS_FOLDER = "spec/connectors";
