import { isObject } from "../../../templates/shared/json_values.ts";
import type { WrittenFile } from "../../catalog/load_catalog.ts";
import type { WrittenOverlay } from "../../catalog/types.ts";
import { diagnosticAt, type UnlocatedDiagnostic } from "../../diagnostics/unlocated_diagnostic.ts";

/** What several overlays of one connector set: one of them has to go, whether they agree or not. */
export function findConflicts(overlays: readonly WrittenFile<WrittenOverlay>[]): readonly UnlocatedDiagnostic[] {
  return overlays.flatMap((overlay, index) => overlays.slice(0, index).flatMap((earlier) => conflictsOf(overlay, earlier)));
}

function conflictsOf(overlay: WrittenFile<WrittenOverlay>, earlier: WrittenFile<WrittenOverlay>): readonly UnlocatedDiagnostic[] {
  const { extends: _, ...later } = overlay.written;
  return pathsOfBoth(later, earlier.written).map((path) =>
    diagnosticAt("overlay/conflict", { file: overlay.file, path }, { path: path.join("."), file: earlier.file }, { on: "key" }),
  );
}

/** The paths of what both mappings have, apart from mappings in both, which add up. */
function pathsOfBoth(later: object, earlier: object): readonly (readonly string[])[] {
  const known = new Map(Object.entries(earlier));
  return Object.entries(later).flatMap(([key, value]: [string, unknown]): readonly (readonly string[])[] => {
    const other: unknown = known.get(key);
    if (other === undefined) return [];
    return isObject(value) && isObject(other) ? pathsOfBoth(value, other).map((path) => [key, ...path]) : [[key]];
  });
}
