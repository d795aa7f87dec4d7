import type { JsonObject, OperationEntry } from "../agent_types.ts";
import { runToolOf } from "../arguments/continued_read.ts";
import { exampleParams } from "../operation_names.ts";
import { describeAnswer } from "./describe_answer.ts";
import { toolsFor, type ToolDefinition, type ToolSchema } from "connector-gateway-spec/tools";
import { type CatalogField, type CatalogShape, fieldsWithin } from "connector-gateway-templates/core";

/** Arguments of run_read that some operations also have as a param. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  fields: "`fields` beside `params` picks fields of the records in the answer; `fields` in `params` is sent to the third party.",
  cursor: "`cursor` beside `params` is the cursor of an earlier answer; leave it out of `params`.",
};

/** At most so many known values are listed. */
const MOST_VALUES = 12;

/** The tools of all operations by name: made once, because each call of `toolsFor` copies them all. */
let tools: ReadonlyMap<string, ToolDefinition> | undefined;

/**
 * Everything that a model needs to run an operation and to read its answer: the tool, the params as JSON Schema with the rules beside
 * it, an example of the arguments, paging, and the fields of the answer.
 */
export function describeOperation(entry: OperationEntry): JsonObject {
  const { connector, operation } = entry;
  const { id, description = "", notes, permanent } = operation;
  const [params = {}] = exampleParams(entry);
  const rules = describeRules(entry);
  const paging = describePaging(entry);
  const assumed = describeAssumptions(entry);
  return {
    operation: id,
    connector: connector.title,
    does: [description, ...notes].filter((text) => text !== "").join(" "),
    tool: runToolOf(entry),
    ...(permanent && { permanent: PERMANENT }),
    params: describeParams(entry),
    ...(rules.length > 0 && { rules }),
    example: { operation: id, params },
    ...(paging !== undefined && { paging }),
    answer: describeAnswer(entry),
    ...(assumed.length > 0 && { assumed }),
  };
}

const PERMANENT =
  "This cannot be undone. Without `confirm: true`, run_write sends nothing and shows the record that would be gone. Add `confirm: true` only when the user wants exactly that record gone.";

/** How to get the next page of an operation; undefined where there are no pages. */
function describePaging({ operation }: OperationEntry): string | undefined {
  const { paging, params } = operation;
  if (paging === undefined) return undefined;
  if (paging.kind === "none") return `Only one page can be read. ${paging.because}`;
  const turning = params.fields.filter(turnsPage).map(({ name }) => `\`${name}\``);
  const size = params.fields.find(({ role }) => role?.kind === "paging" && role.part === "size");
  const sentences = [
    "If there is more, the answer has a `cursor`: call run_read with the operation and this cursor to go on.",
    ...(turning.length === 0 ? [] : [`It takes the place of the parameter${turning.length === 1 ? "" : "s"} ${turning.join(" and ")}.`]),
    ...(size === undefined ? [] : [`\`${size.name}\` is the size of a page.`]),
    ...(paging.kind === "change_feed"
      ? [`To ask for later changes another time, pass \`${paging.startToken.field}\` of the last page as \`${paging.next}\`.`]
      : []),
  ];
  return sentences.join(" ");
}

/**
 * The JSON Schema of the params of an operation: that of its tool, with the descriptions in full and with what a schema cannot say. It
 * leaves out the params that only turn pages, because a cursor does that.
 */
function describeParams({ operation }: OperationEntry): JsonObject {
  tools ??= new Map(toolsFor().map((tool) => [tool.name, tool]));
  const tool = tools.get(operation.id.replaceAll(".", "_"));
  if (tool === undefined) throw new Error(`connector-gateway-spec/tools has no tool for ${operation.id}.`);
  const fields = operation.params.fields.filter((field) => !turnsPage(field));
  return withTexts(tool.inputSchema, { ...operation.params, fields });
}

/** Whether a param only asks for another page: the first page does without it. */
function turnsPage({ role, required }: CatalogField): boolean {
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

/** The description of a param, and all that no keyword of its schema says. */
function textOf(field: CatalogField): string {
  const { description, requiredInPractice, default: preset, deprecated, experimental } = field;
  const values = knownValues(field);
  const sentences = [
    description,
    isUnsaidList(field) ? "Separate several with commas, without spaces." : undefined,
    values.length === 0
      ? undefined
      : `${field.type.kind === "scalar" && field.type.commaList?.values !== undefined ? "Values" : "For example"}: ${values.slice(0, MOST_VALUES).map(String).join(", ")}.`,
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

/** Values that no keyword of the schema lists, unless the description names them. */
function knownValues({ type, description = "" }: CatalogField): readonly (null | boolean | number | string)[] {
  if (type.kind !== "scalar") return [];
  const values = type.knownValues ?? type.commaList?.values ?? type.commaList?.knownValues ?? [];
  return values.every((value) => description.includes(String(value))) ? [] : values;
}

/** The rules for params that are not in their schema. */
function describeRules({ operation }: OperationEntry): readonly string[] {
  const { atLeastOneOf, open, fields } = operation.params;
  const shared = Object.entries(SHARED_NAMES).filter(([name]) => fields.some((field) => field.name === name));
  return [
    ...(atLeastOneOf === undefined ? [] : [`Pass at least one of ${quote(atLeastOneOf)}.`]),
    ...(open ? ["The third party may take more parameters, but only these can be sent."] : []),
    ...shared.map(([, rule]) => rule),
  ];
}

/** The parts of the operation that no document states, in short. */
function describeAssumptions({ operation }: OperationEntry): readonly string[] {
  const { origin, params, returns, paging } = operation;
  const assumed = params.fields.filter((field) => field.origin.kind !== "stated").map(({ name }) => name);
  return [
    ...(origin.kind === "assumed" ? [origin.because] : []),
    ...(origin.kind === "not_shown" ? [origin.what] : []),
    ...(assumed.length === 0 ? [] : [`No document shows these parameters: ${quote(assumed)}.`]),
    ...(returns?.origin.kind === "assumed" ? [returns.origin.because] : []),
    ...(paging?.origin.kind === "assumed" ? [`Paging: ${paging.origin.because}`] : []),
  ];
}

function quote(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
