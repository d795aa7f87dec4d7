import type { CatalogFile } from "./catalog_file.ts";
import { child, childrenOf, fieldMapsOf, type FieldsNode } from "./fields/walk_fields.ts";
import { elementKeys, fieldKeys } from "./types.ts";
import { parseTypeExpression, splitFieldLine } from "./type_expression.ts";
import { mistake, type Mistake } from "./yaml/mistake.ts";
import type { YamlEntry, YamlMap, YamlNode } from "./yaml_node.ts";

/** Mappings by names: what an element is called, and what its name looks like. */
export const ELEMENTS = [
  { key: "auth", noun: "an auth method", example: "api_key" },
  { key: "types", noun: "a type", example: "PageSize" },
  { key: "records", noun: "a record", example: "Customer" },
  { key: "paging_profiles", noun: "a paging profile", example: "by_cursor" },
  { key: "entities", noun: "an entity", example: "customers" },
  { key: "actions", noun: "an action", example: "list" },
  { key: "params", noun: "a parameter", example: "limit" },
  { key: "fields", noun: "a field", example: "id" },
] as const;

/** Finds keys of a record, an entity, an auth method or a field without its name above them. */
export function findMissingNames(file: CatalogFile): readonly Mistake[] {
  return [...collectionNames(file), ...fieldMapsOf(file).flatMap((fields) => fieldName(fields) ?? [])];
}

function collectionNames({ root }: CatalogFile): readonly Mistake[] {
  return Object.entries(elementKeys).flatMap(([key, names]) => {
    const collection = child(root, key);
    const { noun, example } = ELEMENTS.find((one) => one.key === key) ?? {};
    if (collection?.kind !== "map" || noun === undefined) return [];
    const found = names.flatMap((name) => collection.entries.get(name) ?? []).sort((left, right) => left.key.start - right.key.start);
    const [first] = found;
    if (first === undefined || found.length < 2 || followsEmpty(collection, first)) return [];
    const help = `write the name on a line of its own, such as \`${example}:\`, and indent these keys below it`;
    const scope = { start: first.key.start, end: Math.max(...found.map(({ value }) => value.range.end)) };
    return [mistake("shape/missing-name", { noun, key }, first.key, { help, scope })];
  });
}

/** A name without a value in front of the key: it is there, and the key is in the wrong column. */
function followsEmpty(collection: YamlMap, { key }: YamlEntry): boolean {
  const before = [...collection.entries.values()].findLast((entry) => entry.key.start < key.start);
  return before !== undefined && before.value.range.start === before.value.range.end;
}

/** `params: { type: string, required: true }`: what is said about a field, where fields should be. */
function fieldName({ name, node }: FieldsNode): Mistake | undefined {
  const type = child(node, "type");
  const [first] = node.kind === "map" ? node.entries.values() : [];
  if (first === undefined || type?.kind !== "scalar" || !childrenOf(node).some(([key, { value }]) => isDetail(key, value)))
    return undefined;
  const help = `write the name of the field first, such as \`${name}: { id: { type: ${String(type.value)}, … } }\``;
  return mistake("shape/missing-name", { noun: name === "params" ? "a parameter" : "a field", key: name }, first.key, {
    help,
    scope: node.range,
  });
}

/** Whether this cannot be a field: `required: true`, or a text that is no type. */
function isDetail(key: string, value: YamlNode): boolean {
  if (key === "type" || !fieldKeys.has(key)) return false;
  if (value.kind !== "scalar") return value.kind === "list";
  return typeof value.value !== "string" || "problem" in parseTypeExpression(splitFieldLine(value.value).type);
}
