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

/** Items by what they have in common, in the order of the first of each. */
export function groupBy<Key, Item>(items: Iterable<Item>, keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Compares paths and other texts by code unit, with the same result on every machine and in every locale. */
export function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
