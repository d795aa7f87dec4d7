import type { CatalogFile } from "./catalog_file.ts";
import type { Mistake } from "./yaml/mistake.ts";
import { toPlain, type PlainValue, type YamlEntry, type YamlNode } from "./yaml_node.ts";
import type { UnlocatedDiagnostic } from "./diagnostics/diagnostic.ts";
import { GATEWAY_FILE, type Place } from "./source/source_file.ts";

/** The path of something in a file. */
export type KeyPath = readonly string[];

/** The part of a file that remains when its wrong entries are left out. */
export interface SoundPart<Written> {
  readonly written: Written;
  /** The paths of the entries that are left out. */
  readonly broken: readonly KeyPath[];
}

/**
 * Leaves out the wrong entries, then the entries around them, until the rest matches the schema of the file. A wrong field stays, with the
 * type that is meant, else `any`. Returns undefined if nothing usable remains. `check` returns the paths that do not match the schema.
 */
export function soundPart<Written>(
  { root }: CatalogFile,
  mistakes: readonly Mistake[],
  check: (value: PlainValue) => { readonly written: Written } | { readonly misfits: readonly KeyPath[] },
): SoundPart<Written> | undefined {
  let broken = mistakes.map((mistake) => brokenPath(root, mistake));
  const meant = new Map(mistakes.map((mistake, index) => [String(broken[index]), mistake.meant]));
  while (broken.every(({ length }) => length > 1)) {
    const checked = check(toPlain(without(root, broken, meant)));
    if ("written" in checked) return { ...checked, broken };
    const isCause = (path: KeyPath): boolean => checked.misfits.some((one) => isWithin(path, one) || isWithin(one, path.slice(0, -1)));
    if (!broken.some(isCause)) return undefined;
    broken = broken.map((path) => (isCause(path) ? path.slice(0, -1) : path));
  }
  return undefined;
}

/** Whether a path equals another one or leads to something inside it. */
function isWithin(path: readonly (string | number)[], outer: readonly (string | number)[]): boolean {
  return outer.every((step, index) => String(path[index]) === String(step));
}

/** The path of the field with a mistake, or else of the innermost entry; of the mapping around it if the name itself is in doubt. */
function brokenPath(root: YamlNode, { code, range }: Mistake): KeyPath {
  const path = pathAt(root, range.start);
  const isMerged = path.at(-1) === "<<" && isFieldMap(path.slice(0, -1));
  if (code === "shape/unknown-key") return path;
  if (isMerged || /^yaml\/(?:missing|key|character|typographic)|bad-name/u.test(code)) return path.slice(0, -1);
  const field = path.findLastIndex((_, index) => isFieldMap(path.slice(0, index)));
  return field === -1 ? path : path.slice(0, field + 1);
}

/** The path of the innermost entry at an offset of the text. */
function pathAt(node: YamlNode, offset: number): KeyPath {
  const isAround = ([, { key, value }]: readonly [string, YamlEntry]): boolean =>
    key.start <= offset && offset <= Math.max(key.end, value.range.end);
  const found = node.kind === "map" ? [...node.entries].find(isAround) : undefined;
  return found === undefined ? [] : [found[0], ...pathAt(found[1].value, offset)];
}

function without(node: YamlNode, broken: readonly KeyPath[], meant: ReadonlyMap<string, Mistake["meant"]>, path: KeyPath = []): YamlNode {
  if (node.kind !== "map") return node;
  const kept = [...node.entries].flatMap(([name, { key, value }]): [string, YamlEntry][] => {
    const inner = [...path, name];
    if (broken.every((one) => !isWithin(inner, one))) return [[name, { key, value: without(value, broken, meant, inner) }]];
    return isFieldMap(path) ? [[name, { key, value: fieldOf(meant.get(String(inner)), value) }]] : [];
  });
  return { ...node, entries: new Map(kept) };
}

function fieldOf(meant: Mistake["meant"] = { type: "any" }, { range }: YamlNode): YamlNode {
  const keys = Object.entries(meant).filter(([key]) => key === "type" || key === "format");
  return {
    kind: "map",
    entries: new Map(keys.map(([key, value]) => [key, { key: range, value: { kind: "scalar", value, range } }])),
    range,
  };
}

type Path = Place["path"];

/** Keys of an operation that do not affect the meaning of its other keys. */
const HARMLESS: ReadonlySet<unknown> = new Set(
  "description section assumed not_shown deprecated experimental notes effect permanent ordered sandbox take take_meta rename headers not_sent fixed".split(
    " ",
  ),
);

/** Whether the mapping at a path contains fields, params or named types. */
function isFieldMap(path: Path): boolean {
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
  // So may a connector whose file could not be read.
  const isOfLost = ({ path: [key] }: Place): boolean => key === "extends" && broken.some(({ path }) => path.length === 0);
  return found.filter(({ code, at }) => !/unused|idle/u.test(code) && !isInside(at) && !isAround(at) && !isOfLost(at));
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
