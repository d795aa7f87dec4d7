import type { Range } from "./source/source_file.ts";

/** A YAML value with its place in the text. Plain data only: nothing of the parser's own types leaks out of this layer. */
export type YamlNode = YamlScalar | YamlList | YamlMap;

export type PlainScalar = null | boolean | number | string;
export type PlainValue = PlainScalar | readonly PlainValue[] | { readonly [key: string]: PlainValue };

export interface YamlScalar {
  readonly kind: "scalar";
  readonly value: PlainScalar;
  readonly range: Range;
}

export interface YamlList {
  readonly kind: "list";
  readonly items: readonly YamlNode[];
  readonly range: Range;
}

export interface YamlEntry {
  readonly key: Range;
  readonly value: YamlNode;
}

export interface YamlMap {
  readonly kind: "map";
  readonly entries: ReadonlyMap<string, YamlEntry>;
  readonly range: Range;
}

/** The value of a node, without positions. Keys are own properties, whatever their name. */
export function toPlain(node: YamlNode): PlainValue {
  if (node.kind === "scalar") return node.value;
  if (node.kind === "list") return node.items.map(toPlain);
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, toPlain(entry.value)]));
}

/**
 * The range of what a path of keys leads to: the value, or with `on: "key"` the last key itself. Where the path leaves
 * the tree, the range of the last node on the way: a diagnostic about a missing key shows the mapping that lacks it.
 */
export function rangeAt(root: YamlNode, path: readonly (string | number)[], on: "key" | "value"): Range {
  let node = root;
  let found: Range = startOf(root);
  for (const step of path) {
    const next = childOf(node, step);
    if (next === undefined) return found;
    node = next.value;
    found = on === "key" ? next.key : node.range;
  }
  return path.length === 0 ? startOf(root) : found;
}

/** The node that a path of keys leads to; undefined where the path leaves the tree. */
export function nodeAt(root: YamlNode, path: readonly (string | number)[]): YamlNode | undefined {
  let node: YamlNode | undefined = root;
  for (const step of path) node = node === undefined ? undefined : childOf(node, step)?.value;
  return node;
}

/** Whether a path of keys leads to a value. */
export function hasPath(root: YamlNode, path: readonly (string | number)[]): boolean {
  return nodeAt(root, path) !== undefined;
}

function childOf(node: YamlNode, step: string | number): YamlEntry | undefined {
  if (node.kind === "map") return node.entries.get(String(step));
  const item = node.kind === "list" ? node.items[Number(step)] : undefined;
  return item === undefined ? undefined : { key: item.range, value: item };
}

/** A whole file underlined helps nobody: its first key does. */
function startOf(root: YamlNode): Range {
  const [first] = root.kind === "map" ? root.entries.values() : [];
  return first?.key ?? { start: root.range.start, end: root.range.start };
}
