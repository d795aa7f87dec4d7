import { nearestName } from "../../templates/shared/nearest_names.ts";
import { parseFieldPath } from "../../templates/shared/field_path.ts";
import { followElements, suggestField } from "../model/field_path.ts";
import type { RecordSources } from "../model/record_sources.ts";

/** A path that leads to no field of any of the records. */
export interface MissingField {
  readonly known: readonly string[];
  readonly suggestion: string | undefined;
}

/** Why a path leads to no field of the records; undefined if it leads to one, or to where anything may be. */
export function findMissing(path: string, { shapes, records, undocumented }: RecordSources): MissingField | undefined {
  const names = parseFieldPath(path);
  if (undocumented.includes(names[0] ?? "")) return undefined;
  const found = shapes.map((shape) => followElements(shape, names, records));
  const missing = found.flatMap((one) => (one.kind === "missing" ? [one] : []));
  const [first] = missing;
  if (first === undefined || missing.length < found.length) return undefined;
  const known = [...new Set(missing.flatMap((one) => one.known))];
  return { known, suggestion: suggestField({ ...first, known }, names) ?? nearestName(path, known) };
}
