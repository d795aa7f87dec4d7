import type { Position, Catalog } from "#templates/core";

/** Where something is written: a file, and a position in it. */
export interface FilePosition extends Position {
  readonly file: string;
}

/** A value of a catalog, as its keys and indexes. */
export type CatalogPath = readonly (string | number)[];

/** The place that a change is about. */
export interface ChangedPlace {
  readonly path: CatalogPath;
  /** The group of the change's code: `max` for a limit. */
  readonly facet: string;
}

/** One of the two catalogs of a comparison, and what comes with it. */
export interface Side {
  /** As the user named it. */
  readonly name: string;
  readonly catalog: Catalog;
  /** The declaration files of the package by path, without the folder of the package. Undefined if only the catalog is known. */
  readonly declarations?: ReadonlyMap<string, string>;
  /**
   * The position of each value; that of the nearest one around it if there is no such value. Undefined if nothing can open the
   * file in an editor.
   */
  readonly findPositions?: (places: readonly ChangedPlace[]) => readonly FilePosition[];
}
