import type { CatalogFile } from "./catalog_file.ts";
import { isFieldMap } from "./consequences.ts";
import type { Slip } from "./yaml/slip.ts";
import { toPlain, type PlainValue, type YamlEntry, type YamlNode } from "./yaml_node.ts";

/** The path of something in a file. */
export type KeyPath = readonly string[];

/** What is left of a file without what is wrong with it. */
export interface SoundPart<Written> {
  readonly written: Written;
  /** The paths of what is left out. */
  readonly broken: readonly KeyPath[];
}

/**
 * Leaves out the entries that are wrong, and those around them until the rest has the shape of a file. A field becomes `any`. Undefined if
 * no file is left. `check` returns the paths that do not have the shape.
 */
export function soundPart<Written>(
  { root }: CatalogFile,
  slips: readonly Slip[],
  check: (value: PlainValue) => { readonly written: Written } | { readonly misfits: readonly KeyPath[] },
): SoundPart<Written> | undefined {
  let broken = slips.map((slip) => brokenPath(root, slip));
  while (broken.every(({ length }) => length > 1)) {
    const checked = check(toPlain(without(root, broken, [])));
    if ("written" in checked) return { ...checked, broken };
    const isCause = (path: KeyPath): boolean => checked.misfits.some((one) => isWithin(path, one) || isWithin(one, path.slice(0, -1)));
    if (!broken.some(isCause)) return undefined;
    broken = broken.map((path) => (isCause(path) ? path.slice(0, -1) : path));
  }
  return undefined;
}

/** Whether a path is another one, or leads to something inside of it. */
export function isWithin(path: readonly (string | number)[], outer: readonly (string | number)[]): boolean {
  return outer.every((step, index) => String(path[index]) === String(step));
}

/** The field that a slip is in, or the innermost entry; the mapping around it when the name itself is in doubt. */
function brokenPath(root: YamlNode, { code, range }: Slip): KeyPath {
  const path = pathAt(root, range.start);
  const isMerged = path.at(-1) === "<<" && isFieldMap(path.slice(0, -1));
  if (isMerged || /^yaml\/(?:missing|key|character|typographic)|bad-name/u.test(code)) return path.slice(0, -1);
  const field = path.findLastIndex((_, index) => isFieldMap(path.slice(0, index)));
  return field === -1 ? path : path.slice(0, field + 1);
}

/** The path of the innermost entry with a place in the text. */
function pathAt(node: YamlNode, offset: number): KeyPath {
  const isAround = ([, { key, value }]: readonly [string, YamlEntry]): boolean =>
    key.start <= offset && offset <= Math.max(key.end, value.range.end);
  const found = node.kind === "map" ? [...node.entries].find(isAround) : undefined;
  return found === undefined ? [] : [found[0], ...pathAt(found[1].value, offset)];
}

function without(node: YamlNode, broken: readonly KeyPath[], path: KeyPath): YamlNode {
  if (node.kind !== "map") return node;
  const kept = [...node.entries].flatMap(([name, { key, value }]): [string, YamlEntry][] => {
    const inner = [...path, name];
    if (broken.every((one) => !isWithin(inner, one))) return [[name, { key, value: without(value, broken, inner) }]];
    return isFieldMap(path) ? [[name, { key, value: { kind: "scalar", value: "any", range: value.range } }]] : [];
  });
  return { ...node, entries: new Map(kept) };
}
