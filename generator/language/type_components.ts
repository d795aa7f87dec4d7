import { isObject } from "#templates/core";

/** A JSON Schema as it is written: nothing is known about it yet. */
export type WrittenSchema = Readonly<Record<string, unknown>>;

/** The files of JSON Schemas, by name. */
export type SchemaFiles = Readonly<Record<string, WrittenSchema>>;

/** A schema reduced to what determines its TypeScript type, with its description. */
export interface TypeSchema {
  readonly [keyword: string]: unknown;
}

/** The name of the type for values that may be anything in the catalog. It is imported, not declared. */
export const ANY_VALUE = "PlainValue";

const ANY: TypeSchema = { $ref: refTo(ANY_VALUE) };

/** Keywords that narrow values without changing their TypeScript type, and keywords that only editors read. */
const WITHOUT_TYPE: ReadonlySet<string> = new Set([
  ...["$schema", "$id", "title", "description", "definitions", "pattern", "patternErrorMessage", "format", "multipleOf"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "minLength", "maxLength"],
  ...["minItems", "maxItems", "uniqueItems", "minProperties", "maxProperties", "propertyNames"],
  ...["if", "then", "else", "default", "examples", "defaultSnippets", "markdownDescription", "markdownEnumDescriptions"],
]);

/** Keywords that `convert` knows. */
const WITH_TYPE: ReadonlySet<string> = new Set([
  ...["$ref", "type", "const", "enum", "properties", "required", "additionalProperties", "items", "allOf", "anyOf", "oneOf"],
]);

/** Those among them that describe the keys of a mapping. */
const OF_MAPPINGS = ["properties", "required", "additionalProperties"] as const;

/**
 * The components of an OpenAPI document with the types of all files: one for each file and one for each definition that
 * describes a mapping. Other definitions become part of the types that refer to them, without their descriptions. A type may allow more than its schema,
 * because patterns and limits have no counterpart in TypeScript, but never less. Throws on a keyword or a reference that it
 * does not know, and when two types have the same name.
 */
export function toComponents(files: SchemaFiles): Readonly<Record<string, TypeSchema>> {
  const components = new Map<string, TypeSchema>([[ANY_VALUE, {}]]);
  const declare = (name: string, schema: WrittenSchema, file: string): void => {
    if (components.has(name)) throw new Error(`spec/${file}: two definitions would be the type ${name}`);
    components.set(name, convert(schema, { files, file, path: name, inlined: [] }));
  };
  const declared = new Map<string, string>();
  for (const [file, schema] of Object.entries(files)) {
    declare(fileTypeName(file), schema, file);
    for (const [name, definition] of Object.entries(definitionsOf(schema))) {
      const text = JSON.stringify(definition);
      if (!isDeclared(definition) || declared.get(name) === text) continue; // The same definition in two files is one type.
      declare(typeName(name), definition, file);
      declared.set(name, text);
    }
  }
  return Object.fromEntries(components);
}

/** `WrittenConnector` for `connector.schema.json`. */
export function fileTypeName(file: string): string {
  return typeName(file.replace(/\..*$/u, ""));
}

/** `WrittenAuthMethod` for `auth_method`. */
function typeName(name: string): string {
  return `Written${name.replace(/(?:^|_)([a-z0-9])/gu, (_, letter: string) => letter.toUpperCase())}`;
}

/** The reference to a component. */
function refTo(component: string): string {
  return `#/components/schemas/${component}`;
}

interface Surroundings {
  readonly files: SchemaFiles;
  /** The file that the schema is in. */
  readonly file: string;
  /** Names the schema in messages. */
  readonly path: string;
  /** The references that have been followed to get here. */
  readonly inlined: readonly string[];
}

function convert(schema: unknown, around: Surroundings): TypeSchema {
  if (schema === true) return ANY;
  if (!isObject(schema)) throw problem(around, "is not a schema");
  const unknown = Object.keys(schema).find((key) => !WITHOUT_TYPE.has(key) && !WITH_TYPE.has(key));
  if (unknown !== undefined)
    throw problem(around, `has \`${unknown}\`, whose TypeScript type generator/language/type_components.ts does not know`);
  return { ...convertType(schema, around), ...(schema.description !== undefined && { description: schema.description }) };
}

function convertType(schema: WrittenSchema, around: Surroundings): TypeSchema {
  if (schema.$ref !== undefined) return convertReference(schema, around);
  if (schema.allOf !== undefined) return convertDispatch(schema, around);
  if (isTypeAlone(schema.if)) return convertTypeCase(schema, schema.if.type, around);
  const stray = listOf(schema.type).includes("object") ? undefined : OF_MAPPINGS.find((key) => schema[key] !== undefined);
  if (stray !== undefined) throw problem(around, `has \`${stray}\` without \`type: object\``);
  const branches = (["anyOf", "oneOf"] as const).filter((key) => schema[key] !== undefined && !acceptsAnything(schema[key]));
  const types = listOf(schema.type);
  if (types.length === 0 && branches.length === 0 && schema.const === undefined && schema.enum === undefined) return ANY;
  return {
    ...(schema.type !== undefined && { type: schema.type }),
    ...(schema.const !== undefined && { const: schema.const }),
    ...(schema.enum !== undefined && { enum: schema.enum }),
    ...(types.includes("array") && { items: convert(schema.items ?? true, inside(around, "items")) }),
    ...(types.includes("object") && convertMapping(schema, around)),
    ...Object.fromEntries(branches.map((key) => [key, listOf(schema[key]).map((branch) => convert(branch, inside(around, key)))])),
  };
}

function convertMapping({ properties, required, additionalProperties = true }: WrittenSchema, around: Surroundings): TypeSchema {
  const entries = isObject(properties) ? Object.entries(properties) : [];
  return {
    ...(entries.length > 0 && {
      properties: Object.fromEntries(entries.map(([key, value]) => [key, convert(value, inside(around, key))])),
    }),
    ...(required !== undefined && { required }),
    additionalProperties: additionalProperties === false ? false : convert(additionalProperties, inside(around, "additionalProperties")),
  };
}

function convertReference({ $ref }: WrittenSchema, around: Surroundings): TypeSchema {
  const [, file = around.file, name = ""] = /^([^#]+)?#\/definitions\/(\w+)$/u.exec(String($ref)) ?? [];
  const definition = definitionsOf(around.files[file === "" ? around.file : file] ?? {})[name];
  if (definition === undefined) throw problem(around, `refers to \`${String($ref)}\`, which does not exist`);
  if (isDeclared(definition)) return { $ref: refTo(typeName(name)) };
  const reference = `${file}#${name}`;
  if (around.inlined.includes(reference)) throw problem(around, `refers to \`${String($ref)}\`, which refers to itself`);
  const { description: _, ...type } = convert(definition, { ...around, file, path: name, inlined: [...around.inlined, reference] });
  return type;
}

/**
 * A mapping whose keys depend on the value of one of them, written so that a wrong key is one error: `allOf` with an `if` and
 * a `then` for each value. It is a choice between what the branches describe.
 */
function convertDispatch(schema: WrittenSchema, around: Surroundings): TypeSchema {
  const branches = listOf(schema.allOf).map((branch) => readBranch(branch, around));
  const [tag = ""] = branches.map(({ key }) => key);
  const values = listOf(isObject(schema.properties) && isObject(schema.properties[tag]) ? schema.properties[tag].enum : undefined);
  const isComplete = branches.every(({ key, value }) => key === tag && values.includes(value)) && values.length === branches.length;
  if (!isComplete || !listOf(schema.required).includes(tag)) {
    throw problem(around, `needs one branch in \`allOf\` for each value of its required key \`${tag}\``);
  }
  const others = listOf(schema.type).filter((type) => type !== "object");
  return { anyOf: [...others.map((type) => ({ type })), ...branches.map(({ then }) => convert(then, inside(around, "then")))] };
}

/** Whether one of the branches has nothing but a title. The other ones are there for editors, which suggest what they describe. */
function acceptsAnything(branches: unknown): boolean {
  return listOf(branches).some((branch) => isObject(branch) && Object.keys(branch).every((key) => key === "title"));
}

/** A condition that is about nothing but the type. */
function isTypeAlone(condition: unknown): condition is { readonly type: string } {
  return isObject(condition) && typeof condition.type === "string" && Object.keys(condition).length === 1;
}

/** A value of several types, of which `then` describes one: a name or a mapping. */
function convertTypeCase(schema: WrittenSchema, type: string, around: Surroundings): TypeSchema {
  const others = listOf(schema.type).filter((one) => one !== type);
  if (schema.then === undefined || others.length === 0) throw problem(around, `needs \`then\`, and a further type beside \`${type}\``);
  return { anyOf: [...others.map((one) => convert({ type: one }, around)), convert(schema.then, inside(around, "then"))] };
}

/** The key and value that a branch is for, and what it describes. */
function readBranch(branch: unknown, around: Surroundings): { readonly key: string; readonly value: unknown; readonly then: unknown } {
  const condition = isObject(branch) && isObject(branch.if) && isObject(branch.if.properties) ? Object.entries(branch.if.properties) : [];
  const [[key, value] = ["", undefined], ...more] = condition;
  if (!isObject(branch) || branch.then === undefined || !isObject(value) || value.const === undefined || more.length > 0) {
    throw problem(around, "has a branch in `allOf` that is not an `if` with the value of one key and a `then`");
  }
  return { key, value: value.const, then: branch.then };
}

/** Mappings get a type of their own. */
function isDeclared(definition: WrittenSchema): boolean {
  const choices = (["anyOf", "oneOf"] as const).filter(
    (keyword) => definition[keyword] !== undefined && !acceptsAnything(definition[keyword]),
  );
  return choices.length > 0 || ["properties", "additionalProperties", "allOf"].some((keyword) => definition[keyword] !== undefined);
}

function definitionsOf({ definitions }: WrittenSchema): Readonly<Record<string, WrittenSchema>> {
  return isObject(definitions)
    ? Object.fromEntries(Object.entries(definitions).filter((entry): entry is [string, WrittenSchema] => isObject(entry[1])))
    : {};
}

function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}

function inside(around: Surroundings, key: string): Surroundings {
  return { ...around, path: `${around.path}.${key}` };
}

function problem({ file, path }: Surroundings, text: string): Error {
  return new Error(`spec/${file}: ${path} ${text}`);
}
