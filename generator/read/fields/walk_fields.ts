import { GATEWAY_FILE, type Range } from "../source/source_file.ts";
import type { CatalogFile } from "../catalog_file.ts";
import type { YamlEntry, YamlNode, YamlScalar } from "../yaml_node.ts";

/** A whole field on one line, `type` in a mapping in braces or on lines of its own, or what is under `items` or `also_seen`. */
export type TypePlace = "line" | "flow" | "block" | "element";

/** A text that should be a type. */
export interface TypeNode {
  readonly node: YamlScalar;
  readonly text: string;
  readonly place: TypePlace;
}

/** A mapping of names to fields. */
export interface FieldsNode {
  /** The key that holds it, such as `params` or `fields`. */
  readonly name: string;
  readonly node: YamlNode;
  /** Its path in the file. */
  readonly path: readonly string[];
  /** Whether its fields are sent or come back. */
  readonly side: "request" | "response";
}

/**
 * The mappings of fields in a file, found by their paths. The file may have any shape: what is not where
 * the language has it is left out.
 */
export function fieldMapsOf({ path, root }: CatalogFile): readonly FieldsNode[] {
  const places = path === GATEWAY_FILE ? FIELDS_OF_GATEWAYS : FIELDS_OF_CONNECTORS;
  return places.flatMap(([keys, side]) => placesAt({ node: root, path: [] }, keys.split(".")).flatMap((fields) => mapsIn(fields, side)));
}

/** The paths of the mappings of fields, in which `*` is any key, and whether the fields are sent or come back. */
type FieldPlaces = readonly (readonly [path: string, side: FieldsNode["side"]])[];

const FIELDS_OF_CONNECTORS: FieldPlaces = [
  ["auth.*.fields", "request"],
  ["config.fields", "request"],
  ["types", "request"],
  ["records.*.fields", "response"],
  ["inner.types.*.fields", "response"],
  ["inner.types.*.others", "response"],
  ["inner.records.*.fields", "response"],
  ["entities.*.actions.*.params", "request"],
  ["entities.*.actions.*.meta", "response"],
];

const FIELDS_OF_GATEWAYS: FieldPlaces = [
  ["headers", "request"],
  ["endpoints.*.path_params", "request"],
  ["endpoints.*.request.fields", "request"],
  ["endpoints.*.response.fields", "response"],
  ["error.fields", "response"],
  ["records.*.fields", "response"],
];

/** A node and its path in the file. */
interface PlacedNode {
  readonly node: YamlNode | undefined;
  readonly path: readonly string[];
}

function placesAt(place: PlacedNode, [key, ...rest]: readonly string[]): readonly PlacedNode[] {
  if (key === undefined) return [place];
  return (key === "*" ? placedChildren(place) : [below(place, key)]).flatMap((next) => placesAt(next, rest));
}

/** A mapping of fields and those inside its fields. */
function mapsIn(fields: PlacedNode, side: FieldsNode["side"]): readonly FieldsNode[] {
  const { node, path } = fields;
  const inside = placedChildren(fields).flatMap((field) => nestedMaps(field, side));
  return node === undefined ? [] : [{ name: path.at(-1) ?? "", node, path, side }, ...inside];
}

function nestedMaps(field: PlacedNode, side: "request" | "response"): readonly FieldsNode[] {
  const items = below(field, "items");
  // JSON Schema calls them `properties`.
  const key = child(field.node, "properties") === undefined ? "fields" : "properties";
  return [...mapsIn(below(field, key), side), ...(items.node === undefined ? [] : nestedMaps(items, side))];
}

function below({ node, path }: PlacedNode, key: string): PlacedNode {
  return { node: child(node, key), path: [...path, key] };
}

function placedChildren({ node, path }: PlacedNode): readonly PlacedNode[] {
  return childrenOf(node).map(([key, { value }]) => ({ node: value, path: [...path, key] }));
}

/** The texts in a mapping of fields that should be types: a field on one line, or what is under `type`, `items` and `also_seen`. */
export function typesOf({ node }: FieldsNode, text: string): readonly TypeNode[] {
  return childrenOf(node).flatMap(([, { value }]) => typesIn(value, "line", text));
}

/** The types of a field or of its elements: `place` is that of a type alone. */
function typesIn(node: YamlNode, place: "line" | "element", text: string): readonly TypeNode[] {
  if (node.kind === "scalar") return typeNode(node, place);
  const type = child(node, "type");
  const inner = ["items", "also_seen"].flatMap((key) => child(node, key) ?? []).flatMap((value) => typesIn(value, "element", text));
  const placeOfType = text.charAt(node.range.start) === "{" ? "flow" : "block";
  return [...(type?.kind === "scalar" ? typeNode(type, placeOfType) : []), ...inner];
}

function typeNode(node: YamlScalar, place: TypePlace): readonly TypeNode[] {
  return typeof node.value === "string" && node.value.trim() !== "" ? [{ node, text: node.value, place }] : [];
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
