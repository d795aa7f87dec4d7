import type { AppliedConstraint, ConstraintKeywords, JsonScalar, JsonValue, ScalarType, Constraint } from "#generator/resolve";
import { constraintsOnStrings, remember, itemConstraints, numberConstraints, stringConstraints } from "#generator/resolve";
import { exactly } from "#templates/core";

export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/**
 * A schema with the keywords that the package uses. The last group is for OpenAPI documents only: JSON Schema tools that
 * refuse unknown keywords must be able to read the JSON Schemas.
 */
export type JsonSchema = ConstraintKeywords & {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: JsonScalar;
  readonly enum?: readonly JsonScalar[];
  readonly pattern?: string;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly default?: JsonValue;

  readonly oneOf?: readonly JsonSchema[];
  readonly examples?: readonly JsonValue[];
  readonly deprecated?: true;
  readonly [extension: `x-${string}`]: JsonValue;
};

/** All `$ref`s inside a schema in their order, each once. */
export const refsIn = remember((schema: JsonSchema): readonly string[] => [...new Set(directRefs(schema))]);

function directRefs(schema: JsonSchema): readonly string[] {
  const { additionalProperties, items, if: condition, then } = schema;
  const children = [
    ...Object.values(schema.properties ?? {}),
    ...(typeof additionalProperties === "object" ? [additionalProperties] : []),
    ...[items, condition, then].filter((child) => child !== undefined),
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
  return [...(schema.$ref === undefined ? [] : [schema.$ref]), ...children.flatMap(directRefs)];
}

/** The keywords for some constraints of a type. */
export function toKeywords<Value>(constraints: readonly AppliedConstraint<Value>[]): JsonSchema {
  return constraints.reduce<JsonSchema>((schema, { keywords }) => ({ ...schema, ...keywords }), {});
}

/** One pattern for a string's own pattern, its format and its comma list; undefined if it has none of them. */
export function stringPattern(type: ScalarType): string | undefined {
  const patterns = [
    ...constraintsOnStrings(type).map(({ pattern }) => pattern),
    type.commaList === undefined ? undefined : commaListPattern(type.commaList),
  ].filter((pattern) => pattern !== undefined);
  return patterns.length < 2 ? patterns[0] : allOf(patterns);
}

/** A pattern that matches if all the given ones match: a schema has only one `pattern`. */
export function allOf(patterns: readonly string[]): string {
  return `^${patterns.map((pattern) => `(?=[\\s\\S]*?(?:${pattern}))`).join("")}`;
}

/** A pattern for listed values joined by commas, or for a limited number of elements; undefined if anything is allowed. */
function commaListPattern({ values, minItems = 1, maxItems }: NonNullable<ScalarType["commaList"]>): string | undefined {
  const least = Math.max(minItems - 1, 0);
  if (values === undefined && least === 0 && maxItems === undefined) return undefined;
  const element = values === undefined ? "[^,]*" : `(?:${values.map(exactly).join("|")})`;
  const more = maxItems === undefined && least === 0 ? "*" : `{${least},${maxItems === undefined ? "" : maxItems - 1}}`;
  return `^${element}(?:,${element})${more}$`;
}

/** The keys of the template in whose place the limits of constraints go. */
const SLOTS: Readonly<Record<string, object>> = {
  "{{limits on numbers}}": schemasOf(numberConstraints),
  "{{limits on strings}}": schemasOf(stringConstraints),
  "{{limits on items}}": schemasOf(itemConstraints),
};

/** `catalog.schema.json`: the template with the limits of all constraints. Throws a `SyntaxError` for a text that is not a JSON object. */
export function toCatalogSchema(template: string): object {
  const schema: unknown = JSON.parse(template);
  if (typeof schema === "object" && schema !== null) return fillSlots(schema);
  throw new SyntaxError("catalog.schema.json is not an object");
}

function fillSlots(node: object): object {
  if (Array.isArray(node)) return node.map(fillValue);
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]: [string, unknown]) => Object.entries(SLOTS[key] ?? { [key]: fillValue(value) })),
  );
}

function fillValue(value: unknown): unknown {
  return typeof value === "object" && value !== null ? fillSlots(value) : value;
}

function schemasOf(constraints: Readonly<Record<string, Pick<Constraint<never, never, object>, "limitSchema">>>): object {
  return Object.fromEntries(Object.entries(constraints).map(([name, { limitSchema }]) => [name, limitSchema]));
}
