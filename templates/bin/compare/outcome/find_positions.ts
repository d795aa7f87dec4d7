import type { Change } from "../change.js";
import type { FilePosition, Side } from "../sources/side.js";
import { findPath, type FoundPath } from "./catalog_path.js";

/** Where a change is in the file of a side. */
interface Found extends FoundPath {
  readonly position: FilePosition | undefined;
}

/**
 * The position of each change: in the new catalog if it has what the change is about, else in the old one, else that of the nearest
 * thing in the new catalog. Undefined if neither side has positions, and for changes of declarations.
 */
export function findPositions(old: Side, next: Side, changes: readonly Change[]): readonly (FilePosition | undefined)[] {
  const [inNew, inOld] = [findIn(next, changes), findIn(old, changes)];
  return changes.map((change, index) => {
    if (change.code.startsWith("declaration/")) return undefined;
    const places = [inNew[index], inOld[index]].filter((place) => place?.position !== undefined);
    return (places.find((place) => place?.isExact === true) ?? places[0])?.position;
  });
}

function findIn({ catalog, findPositions: find }: Side, changes: readonly Change[]): readonly Found[] {
  if (find === undefined) return [];
  const paths = changes.map((change) => findPath(catalog, change));
  const positions = find(paths.map(({ path }, index) => ({ path, facet: changes[index]?.code.split("/")[0] ?? "" })));
  return paths.map((found, index) => ({ ...found, position: positions[index] }));
}
