import { GATEWAY_FILE, type Range } from "../source/source_file.ts";
import type { CatalogFile } from "../catalog_file.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "../yaml_node.ts";

/** A field, param or named type as it is written: one line, or a mapping. */
export interface WrittenFieldNode {
  readonly name: string;
  readonly node: YamlNode;
  /** Whether it is sent or comes back. */
  readonly side: "request" | "response";
}

/** A whole field on one line, `type` in a mapping in braces or on lines of its own, or what is under `items` or `also_seen`. */
export type TypePlace = "line" | "flow" | "block" | "element";

/** A text that should be a type. */
export interface TypeNode {
  readonly node: YamlScalar;
  readonly text: string;
  readonly side: "request" | "response";
  readonly place: TypePlace;
}

/** A mapping of names to fields. */
export interface FieldsNode {
  /** The key that holds it, such as `params` or `fields`. */
  readonly name: string;
  readonly node: YamlNode;
  /** Its path in the file. */
  readonly path: readonly string[];
  readonly side: "request" | "response";
}

/**
 * The mappings of fields in a file, found by their paths. The file may have any shape: what is not where
 * the language has it is left out.
 */
export function fieldMapsOf({ path, root }: CatalogFile): readonly FieldsNode[] {
  const file = { node: root, path: [] };
  return path === GATEWAY_FILE ? gatewayMaps(file) : connectorMaps(file);
}

/** A node and its path in the file. */
interface PlacedNode {
  readonly node: YamlNode | undefined;
  readonly path: readonly string[];
}

function connectorMaps(root: PlacedNode): readonly FieldsNode[] {
  const operations = placedChildren(below(root, "entities")).flatMap((entity) => placedChildren(below(entity, "actions")));
  return [
    ...placedChildren(below(root, "auth")).flatMap((method) => fieldsIn(method, "fields", "request")),
    ...fieldsIn(below(root, "config"), "fields", "request"),
    ...fieldsIn(root, "types", "request"),
    ...recordMaps(root),
    ...innerMaps(below(root, "inner")),
    ...operations.flatMap((operation) => [...fieldsIn(operation, "params", "request"), ...fieldsIn(operation, "meta", "response")]),
  ];
}

function gatewayMaps(root: PlacedNode): readonly FieldsNode[] {
  return [
    ...fieldsIn(root, "headers", "request"),
    ...placedChildren(below(root, "endpoints")).flatMap((endpoint) => [
      ...fieldsIn(endpoint, "path_params", "request"),
      ...fieldsIn(below(endpoint, "request"), "fields", "request"),
      ...fieldsIn(below(endpoint, "response"), "fields", "response"),
    ]),
    ...fieldsIn(below(root, "error"), "fields", "response"),
    ...recordMaps(root),
  ];
}

function recordMaps(root: PlacedNode): readonly FieldsNode[] {
  return placedChildren(below(root, "records")).flatMap((record) => fieldsIn(record, "fields", "response"));
}

function innerMaps(inner: PlacedNode): readonly FieldsNode[] {
  const types = placedChildren(below(inner, "types"));
  return [
    ...types.flatMap((type) => [...fieldsIn(type, "fields", "response"), ...fieldsIn(type, "others", "response")]),
    ...recordMaps(inner),
  ];
}

/** The mapping under a key and those inside its fields. */
function fieldsIn(holder: PlacedNode, name: string, side: "request" | "response"): readonly FieldsNode[] {
  const fields = below(holder, name);
  const { node, path } = fields;
  return node === undefined ? [] : [{ name, node, path, side }, ...placedChildren(fields).flatMap((field) => nestedMaps(field, side))];
}

function nestedMaps(field: PlacedNode, side: "request" | "response"): readonly FieldsNode[] {
  const items = below(field, "items");
  // JSON Schema calls them `properties`.
  const key = child(field.node, "properties") === undefined ? "fields" : "properties";
  return [...fieldsIn(field, key, side), ...(items.node === undefined ? [] : nestedMaps(items, side))];
}

function below({ node, path }: PlacedNode, key: string): PlacedNode {
  return { node: child(node, key), path: [...path, key] };
}

function placedChildren({ node, path }: PlacedNode): readonly PlacedNode[] {
  return childrenOf(node).map(([key, { value }]) => ({ node: value, path: [...path, key] }));
}

/** The fields of all mappings of a file. */
export function fieldsOf(maps: readonly FieldsNode[]): readonly WrittenFieldNode[] {
  return maps.flatMap(({ node, side }) => childrenOf(node).map(([name, { value }]) => ({ name, node: value, side })));
}

/** The texts that should be types: a field on one line, or what is under `type`, `items` and `also_seen`. */
export function typesOf({ node, side }: WrittenFieldNode, text: string): readonly TypeNode[] {
  return node.kind === "scalar" ? typeNode(node, side, "line") : typesInMap(node, side, text);
}

function typesInMap(node: YamlNode, side: "request" | "response", text: string): readonly TypeNode[] {
  const type = child(node, "type");
  const inner = ["items", "also_seen"].flatMap((key) => {
    const value = child(node, key);
    if (value === undefined) return [];
    return value.kind === "scalar" ? typeNode(value, side, "element") : typesInMap(value, side, text);
  });
  const place = text.charAt(node.range.start) === "{" ? "flow" : "block";
  return [...(type?.kind === "scalar" ? typeNode(type, side, place) : []), ...inner];
}

function typeNode(node: YamlScalar, side: "request" | "response", place: TypePlace): readonly TypeNode[] {
  return typeof node.value === "string" && node.value.trim() !== "" ? [{ node, text: node.value, side, place }] : [];
}

/** The value that a mapping has under a key; undefined for everything else. */
export function child(node: YamlNode | undefined, key: string): YamlNode | undefined {
  return node?.kind === "map" ? node.entries.get(key)?.value : undefined;
}

/** The entries of a mapping; none for everything else. */
export function childrenOf(node: YamlNode | undefined): readonly (readonly [string, YamlEntry])[] {
  return node?.kind === "map" ? [...node.entries] : [];
}

/** Where the parts of a field on one line are: the type, and the description behind ` -- `. */
interface FieldLineRanges {
  readonly type?: Range;
  readonly description?: Range;
}

/** The places of the parts of `string | null -- Email address.`; empty for what is not a text. */
export function fieldLineRanges(text: string, node: YamlNode): FieldLineRanges {
  if (node.kind !== "scalar" || typeof node.value !== "string") return {};
  const { start, end } = withoutQuotes(text, node.range);
  const dashes = /\s--(?=\s|$)/u.exec(text.slice(start, end));
  if (dashes === null) return { type: trimmed(text, { start, end }) };
  const type = trimmed(text, { start, end: start + dashes.index });
  return { type, description: trimmed(text, { start: start + dashes.index + dashes[0].length, end }) };
}

function withoutQuotes(text: string, { start, end }: Range): Range {
  const isQuoted = /["']/u.test(text.charAt(start)) && end - start > 1;
  return isQuoted ? { start: start + 1, end: end - 1 } : { start, end };
}

function trimmed(text: string, { start, end }: Range): Range {
  const inside = text.slice(start, end);
  const from = start + (inside.length - inside.trimStart().length);
  return { start: Math.min(from, end), end: Math.max(Math.min(from, end), start + inside.trimEnd().length) };
}
