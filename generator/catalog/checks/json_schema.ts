import { fieldMapsOf, child, childrenOf, type FieldsNode } from "../fields/walk_fields.ts";
import type { CatalogFile } from "../catalog_file.ts";
import { fieldKeys } from "../language.ts";
import { slip, type Slip } from "../yaml/slip.ts";
import type { YamlNode } from "../yaml_node.ts";

/**
 * Finds `params: { type: object, properties: { … } }` and `params: { fields: { … } }`: mappings of names that are written
 * as JSON Schema has them.
 */
export function findJsonSchemas(file: CatalogFile): readonly Slip[] {
  return fieldMapsOf(file).flatMap((fields) => asJsonSchema(fields) ?? []);
}

function asJsonSchema({ name, node }: FieldsNode): Slip | undefined {
  if (node.kind !== "map") return undefined;
  const container = ["properties", "fields"].find((key) => holdsNames(child(node, key)));
  if (container === undefined) return undefined;
  const type = child(node, "type");
  const isSchema =
    (type?.kind === "scalar" && type.value === "object") || child(node, "required")?.kind === "list" || node.entries.size === 1;
  const [first] = node.entries.values();
  if (!isSchema || first === undefined) return undefined;
  const names = childrenOf(child(node, container)).map(([key]) => key);
  const shown = names
    .slice(0, 3)
    .map((key) => `${key}: …`)
    .join(", ");
  return slip("shape/json-schema", { where: `\`${name}\`` }, first.key, {
    scope: node.range,
    help: `write the names directly under \`${name}\`: \`${name}: { ${shown} }\``,
  });
}

function holdsNames(node: YamlNode | undefined): boolean {
  const entries = childrenOf(node);
  return entries.length > 0 && !entries.every(([key]) => fieldKeys.has(key));
}
