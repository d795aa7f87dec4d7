import { toolsFor, type ToolDefinition, type ToolSchema } from "connector-gateway-spec/tools";
import type { CatalogField, CatalogShape } from "../../../../templates/bin/catalog/catalog_types.ts";
import { fieldsWithin } from "../../../../templates/bin/catalog/type_kinds.ts";
import type { JsonObject, OperationEntry } from "../agent_types.ts";

/** At most so many known values are listed. */
const MOST_VALUES = 12;

/** The tools of all operations by name: made once, because each call of `toolsFor` copies them all. */
let tools: ReadonlyMap<string, ToolDefinition> | undefined;

/**
 * The JSON Schema of the params of an operation: that of its tool, with the descriptions in full and with what a schema cannot say. It
 * leaves out the params that only turn pages, because a cursor does that.
 */
export function describeParams({ operation }: OperationEntry): JsonObject {
  tools ??= new Map(toolsFor().map((tool) => [tool.name, tool]));
  const tool = tools.get(operation.id.replaceAll(".", "_"));
  if (tool === undefined) throw new Error(`connector-gateway-spec/tools has no tool for ${operation.id}.`);
  const fields = operation.params.fields.filter((field) => !turnsPage(field));
  return withTexts(tool.inputSchema, { ...operation.params, fields });
}

/** Whether a param only asks for another page: the first page does without it. */
export function turnsPage({ role, required }: CatalogField): boolean {
  return role?.kind === "paging" && role.part !== "size" && !required;
}

/** The schema of an object, or of a list of objects, whose fields are described in full. */
function withTexts(schema: ToolSchema, shape: CatalogShape): JsonObject {
  const { items, properties, ...others } = schema;
  return {
    ...others,
    ...(items !== undefined && { items: withTexts(items, shape) }),
    ...(properties !== undefined && { properties: propertiesWithTexts(properties, shape) }),
  };
}

function propertiesWithTexts(properties: Readonly<Record<string, ToolSchema>>, { fields }: CatalogShape): JsonObject {
  const described = fields.flatMap((field) => {
    const schema = properties[field.name];
    if (schema === undefined) return [];
    const inner = fieldsWithin(field.type);
    const { description: _, ...others }: JsonObject = inner === undefined ? schema : withTexts(schema, inner);
    const text = textOf(field);
    return [[field.name, { ...(text !== "" && { description: text }), ...others }] as const];
  });
  return Object.fromEntries(described);
}

/** What to know about a param: its description, and what is in no keyword of its schema. */
function textOf(field: CatalogField): string {
  const { description, requiredInPractice, default: preset, deprecated, experimental } = field;
  const known = knownValues(field);
  const sentences = [
    description,
    isUnsaidList(field) ? "Separate several with commas, without spaces." : undefined,
    known.length === 0
      ? undefined
      : `${isClosedList(field) ? "Values" : "For example"}: ${known.slice(0, MOST_VALUES).map(String).join(", ")}.`,
    requiredInPractice === undefined ? undefined : `Required in practice. ${requiredInPractice}`,
    preset?.origin.kind === "assumed" ? `The default ${JSON.stringify(preset.value)} is assumed.` : undefined,
    deprecated === undefined ? undefined : `Deprecated. ${deprecated}`,
    experimental === undefined ? undefined : `Experimental. ${experimental}`,
  ];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

/** Whether it takes values with commas between them, and its description does not say so. */
function isUnsaidList({ type, description = "" }: CatalogField): boolean {
  return type.kind === "scalar" && type.commaList !== undefined && !/comma/i.test(description);
}

/** Whether only certain values may be between the commas. */
function isClosedList({ type }: CatalogField): boolean {
  return type.kind === "scalar" && type.commaList?.values !== undefined;
}

/** Values that no keyword of the schema lists, unless the description names them. */
function knownValues({ type, description = "" }: CatalogField): readonly (null | boolean | number | string)[] {
  if (type.kind !== "scalar") return [];
  const known = type.knownValues ?? type.commaList?.values ?? type.commaList?.knownValues ?? [];
  return known.every((value) => description.includes(String(value))) ? [] : known;
}
