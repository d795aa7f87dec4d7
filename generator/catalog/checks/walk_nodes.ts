import type { YamlMap, YamlNode, YamlScalar } from "../yaml_node.ts";

/** A scalar that is written without quotes on one line, and where it is. */
export interface PlainNode {
  readonly node: YamlScalar;
  /** As it is written. */
  readonly source: string;
  /** The keys that lead to it; elements of a list count as the list. */
  readonly keys: readonly string[];
  /** Inside of `{ }` or `[ ]`. */
  readonly inFlow: boolean;
}

/** All plain scalars of a tree that are on one line. */
export function plainNodesOf(text: string, root: YamlNode): readonly PlainNode[] {
  const found: PlainNode[] = [];
  const visit = (node: YamlNode, keys: readonly string[], inFlow: boolean): void => {
    const isFlow = inFlow || /[{[]/u.test(text.charAt(node.range.start));
    if (node.kind === "map") for (const [key, { value }] of node.entries) visit(value, [...keys, key], isFlow);
    else if (node.kind === "list") for (const item of node.items) visit(item, keys, isFlow);
    else {
      const source = text.slice(node.range.start, node.range.end);
      if (source !== "" && !/^["'|>]|[\r\n]/u.test(source)) found.push({ node, source, keys, inFlow });
    }
  };
  visit(root, [], false);
  return found;
}

/** All mappings of a tree that are written in `{ }`. */
export function flowMapsOf(text: string, root: YamlNode): readonly YamlMap[] {
  if (root.kind === "scalar") return [];
  const inside = root.kind === "list" ? root.items : [...root.entries.values()].map(({ value }) => value);
  const own = root.kind === "map" && text.charAt(root.range.start) === "{" ? [root] : [];
  return [...own, ...inside.flatMap((node) => flowMapsOf(text, node))];
}
