import type { JsonScalar, JsonValue } from "../model/types.ts";

export type TypeName = "string" | "integer" | "number" | "boolean" | "object" | "array" | "null";

/**
 * A schema with the keywords that the package uses. The last group is for OpenAPI documents only: JSON Schema tools that
 * refuse unknown keywords must be able to read the JSON Schemas.
 */
export type JsonSchema = {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: JsonScalar;
  readonly enum?: readonly JsonScalar[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
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

/** The text of a JSON file: two spaces per level, one line feed at the end. */
export function printJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Which objects and arrays of a JSON file have a line for each entry: the outermost value, and inside it those that are
 * named here, level by level. `*` stands for every key that has no entry of its own, and for every element of an array.
 */
export interface JsonLines {
  readonly [key: string]: JsonLines;
}

/**
 * The text of a JSON file for programs, small but with short diffs: a line for each entry of what `lines` names, no white
 * space besides, one line feed at the end.
 */
export function printJsonLines(value: object, lines: JsonLines): string {
  return `${printLines(value, lines)}\n`;
}

function printLines(value: unknown, lines: JsonLines | undefined): string {
  if (lines === undefined || typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  const isArray = Array.isArray(value);
  const printed = entries.map(([key, entry]) => {
    const text = printLines(entry, linesOf(lines, key));
    return isArray ? text : `${JSON.stringify(key)}:${text}`;
  });
  const [open, close] = isArray ? ["[", "]"] : ["{", "}"];
  return printed.length === 0 ? `${open}${close}` : `${open}\n${printed.join(",\n")}\n${close}`;
}

function linesOf(lines: JsonLines, key: string): JsonLines | undefined {
  return Object.hasOwn(lines, key) ? lines[key] : lines["*"];
}

/** All `$ref`s inside a schema in their order, each once. */
export function refsIn(schema: JsonSchema): readonly string[] {
  return [...new Set(directRefs(schema))];
}

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
