import type { JsonSchema } from "connector-gateway-spec/schemas";

/** A value that a schema names: in `const` or `enum`. */
export type Literal = string | number | boolean | null;

/** A property of an object. */
export interface Field<Type> {
  readonly name: string;
  readonly required: boolean;
  readonly type: Type;
}

/** How a library makes its types. It need not have everything: a function that throws says what is missing. */
export interface TypeBuilder<Type> {
  readonly any: () => Type;
  readonly literals: (values: readonly Literal[]) => Type;
  readonly text: (maxLength: number | undefined, pattern: string | undefined) => Type;
  readonly number: (integer: boolean, minimum: number | undefined, maximum: number | undefined) => Type;
  readonly boolean: () => Type;
  readonly list: (items: Type, maxItems: number | undefined) => Type;
  /** `others` is the type of all other properties; without it, there may be none. */
  readonly object: (fields: readonly Field<Type>[], others: Type | undefined) => Type;
  readonly either: (types: readonly Type[]) => Type;
  readonly both: (left: Type, right: Type) => Type;
  /** The type of a named definition; without this function, the definition stands in every place that refers to it. */
  readonly named?: (name: string, make: () => Type) => Type;
}

const KNOWN = new Set(
  "$schema $id $defs $ref title description default type properties required additionalProperties items enum const minimum maximum pattern format maxItems maxLength anyOf".split(
    " ",
  ),
);

/** Makes the type of a library from a JSON Schema of the package. Throws on a keyword that those schemas do not have. */
export function foldSchema<Type>(root: JsonSchema, builder: TypeBuilder<Type>): Type {
  const definitions = isSchema(root["$defs"]) ? root["$defs"] : {};
  return fold(root, definitions, builder);
}

function fold<Type>(schema: JsonSchema, definitions: JsonSchema, builder: TypeBuilder<Type>): Type {
  const stray = Object.keys(schema).find((keyword) => !KNOWN.has(keyword));
  if (stray !== undefined) throw new Error(`The keyword ${stray} is not supported.`);
  const { $ref: reference, anyOf: options } = schema;
  if (typeof reference === "string") {
    const name = reference.replace("#/$defs/", "");
    const make = (): Type => fold(schemaOf(definitions[name]), definitions, builder);
    return builder.named?.(name, make) ?? make();
  }
  const { anyOf: _, ...rest } = schema;
  if (!Array.isArray(options)) return foldTypes(rest, definitions, builder);
  const choice = builder.either(options.map((option) => fold(schemaOf(option), definitions, builder)));
  return "type" in rest || "properties" in rest ? builder.both(foldTypes(rest, definitions, builder), choice) : choice;
}

function foldTypes<Type>(schema: JsonSchema, definitions: JsonSchema, builder: TypeBuilder<Type>): Type {
  const { type, const: constant, enum: values } = schema;
  if (isLiteral(constant)) return builder.literals([constant]);
  if (Array.isArray(values)) return builder.literals(values.filter(isLiteral));
  const kinds: readonly unknown[] = Array.isArray(type)
    ? type
    : [type ?? ("properties" in schema || "required" in schema ? "object" : undefined)];
  const types = kinds.map((kind) => foldKind(kind, schema, definitions, builder));
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : builder.either(types);
}

function foldKind<Type>(kind: unknown, schema: JsonSchema, definitions: JsonSchema, builder: TypeBuilder<Type>): Type {
  switch (kind) {
    case undefined:
      return builder.any();
    case "null":
      return builder.literals([null]);
    case "boolean":
      return builder.boolean();
    case "string":
      return builder.text(numberAt(schema, "maxLength"), typeof schema["pattern"] === "string" ? schema["pattern"] : undefined);
    case "integer":
    case "number":
      return builder.number(kind === "integer", numberAt(schema, "minimum"), numberAt(schema, "maximum"));
    case "array":
      return builder.list(foldItems(schema["items"], definitions, builder), numberAt(schema, "maxItems"));
    case "object":
      return foldObject(schema, definitions, builder);
  }
  throw new Error(`There is no type ${String(kind)}.`);
}

function foldItems<Type>(items: unknown, definitions: JsonSchema, builder: TypeBuilder<Type>): Type {
  return isSchema(items) ? fold(items, definitions, builder) : builder.any();
}

function foldObject<Type>(schema: JsonSchema, definitions: JsonSchema, builder: TypeBuilder<Type>): Type {
  const required: readonly unknown[] = Array.isArray(schema["required"]) ? schema["required"] : [];
  const properties = isSchema(schema["properties"]) ? schema["properties"] : {};
  const names = new Set([...Object.keys(properties), ...required.map(String)]);
  const fields = [...names].map((name): Field<Type> => {
    const property = properties[name];
    return { name, required: required.includes(name), type: isSchema(property) ? fold(property, definitions, builder) : builder.any() };
  });
  const others = schema["additionalProperties"];
  return builder.object(fields, others === false ? undefined : foldItems(others, definitions, builder));
}

function numberAt(schema: JsonSchema, keyword: string): number | undefined {
  const value = schema[keyword];
  return typeof value === "number" ? value : undefined;
}

function isLiteral(value: unknown): value is Literal {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function schemaOf(value: unknown): JsonSchema {
  if (!isSchema(value)) throw new Error("A schema was expected.");
  return value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
