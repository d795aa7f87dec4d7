import type { UnlocatedDiagnostic } from "../diagnostics/unlocated_diagnostic.ts";
import type { Place } from "../source/place.ts";
import { GATEWAY_FILE } from "../source/source_file.ts";
import { isWithin } from "./sound_part.ts";

type Path = Place["path"];

/** Keys of an operation that do not affect the meaning of its other keys. */
const HARMLESS: ReadonlySet<unknown> = new Set(
  "description section assumed not_shown deprecated experimental notes effect permanent ordered sandbox take take_meta rename headers not_sent fixed".split(
    " ",
  ),
);

/** Whether the mapping at a path contains fields, params or named types. */
export function isFieldMap(path: Path): boolean {
  const key = path.at(-1);
  return key === "params" || key === "fields" || key === "meta" || (key === "types" && path.length === 1);
}

/** The diagnostics that are independent of mistakes at some places: those outside everything that the mistakes may affect. */
export function withoutConsequences(found: readonly UnlocatedDiagnostic[], broken: readonly Place[]): readonly UnlocatedDiagnostic[] {
  if (broken.length === 0) return found;
  const areas = broken.map(({ file, path }) => ({ file, paths: areasOf(file, path) }));
  const isInside = ({ file, path, base }: Place): boolean =>
    areas.some((area) => area.file === file && area.paths.some((one) => isWithin(path, one))) || (base !== undefined && isInside(base));
  // An entry may be missing only because it was wrong and has been left out.
  const isAround = ({ file, path }: Place): boolean =>
    broken.some((one) => one.file === file && one.path.length === path.length + 1 && isWithin(one.path, path));
  return found.filter(({ code, at }) => !/unused|idle/u.test(code) && !isInside(at) && !isAround(at));
}

/** The paths of everything whose meaning may depend on the entry at a path. */
function areasOf(file: string, path: Path): readonly Path[] {
  const [part, , key, , field] = path;
  if (file === GATEWAY_FILE) return [[]];
  if (part === "types") return [path.slice(0, 2)];
  if (part === "records" && path.length > 3 && key === "fields") return [path.slice(0, 4)];
  if (part === "records" && path.length > 2) return [path.slice(0, key === "fields" || key === "extends" ? 2 : 3)];
  if (part === "records") return [["records"], ["entities"]];
  if (part !== "entities") return [path.slice(0, 1)];
  if (key !== "actions") return [path.slice(0, key === "record" ? 2 : 3)];
  const isHarmless = path.length > 5 ? isFieldMap(path.slice(0, 5)) || HARMLESS.has(field) : HARMLESS.has(field);
  return [path.slice(0, isHarmless ? 6 : 4)];
}
