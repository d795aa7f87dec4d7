import type { StandardSchemaProps } from "./standard_schema.js";
import { UnknownAddressError } from "./unknown_address_error.js";
import type { Validator } from "./validator_types.js";

/** A JSON Schema, for whoever gets it to change. */
export type JsonSchema = Record<string, unknown>;

/** A JSON Schema document of the package: definitions, none of which holds for the document itself. */
export interface SchemaDocument {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly $defs: Readonly<Record<string, Readonly<JsonSchema>>>;
}

/** What the module of a document exports. */
export interface SchemaModule {
  readonly schema: SchemaDocument;
  /** The definitions that have an address as a record. */
  readonly records: readonly string[];
}

/** A version of JSON Schema. Those that a converter does not know make it throw. */
export type JsonSchemaTarget = "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);

export interface JsonSchemaOptions {
  readonly target: JsonSchemaTarget;
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** The part that Standard JSON Schema adds to a validator. */
export interface JsonSchemaConverter {
  /** The schema of what the validator takes. */
  readonly input: (options: JsonSchemaOptions) => JsonSchema;
  /** The schema of what it gives back, which is the same: nothing is converted. */
  readonly output: (options: JsonSchemaOptions) => JsonSchema;
}

/** A validator that is Standard Schema and Standard JSON Schema at once. */
export interface ValidatorWithJsonSchema<T> extends Validator<T> {
  readonly "~standard": StandardSchemaProps<unknown, T> & { readonly jsonSchema: JsonSchemaConverter };
}

/** Where the schema of an address is. */
interface Entry {
  readonly document: SchemaDocument;
  readonly key: string;
}

const DEFINITIONS = "#/$defs/";

/**
 * A function from address to JSON Schema, complete in itself, over the modules by the id of their connector. It throws
 * `UnknownAddressError` for an address that there is not.
 */
export function createSchemaLookup(modules: Readonly<Record<string, SchemaModule>>): (address: string) => JsonSchema {
  let entries: ReadonlyMap<string, Entry> | undefined;
  return (address) => {
    entries ??= new Map(Object.entries(modules).flatMap(([id, module]) => listEntries(id, module)));
    const entry = entries.get(address);
    if (entry === undefined) throw new UnknownAddressError(address, [...entries.keys()]);
    return extractSchema(entry);
  };
}

/** The same validator, which also tells its JSON Schema. */
export function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T> {
  const convert = ({ target }: JsonSchemaOptions): JsonSchema => convertSchema(find(validator.address), target);
  const jsonSchema: JsonSchemaConverter = Object.freeze({ input: convert, output: convert });
  return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

/** Addresses are records and what has a name of one word or of three: named types and parts of other documents have not. */
function listEntries(id: string, { schema: document, records }: SchemaModule): readonly (readonly [address: string, entry: Entry])[] {
  const keys = Object.keys(document.$defs).filter((key) => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key));
  return [
    ...keys.map((key) => [`${id}.${key}`, { document, key }] as const),
    ...records.map((key) => [`${id}.records.${key}`, { document, key }] as const),
  ];
}

/** The definition itself with those that it leads to. A definition that only points at another one gives way to it. */
function extractSchema({ document, key }: Entry): JsonSchema {
  const definitions = document.$defs;
  const root = definitions[key] ?? {};
  const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : undefined;
  const schema = (target === undefined ? undefined : definitions[target]) ?? root;
  const reached = new Set(refKeys(schema));
  // A set also hands out what is added while it is walked.
  for (const name of reached) for (const next of refKeys(definitions[name])) reached.add(next);
  const $defs = Object.fromEntries(Object.entries(definitions).filter(([name]) => reached.has(name)));
  return structuredClone({
    $schema: document.$schema,
    $id: `${document.$id}:${key}`,
    ...schema,
    ...(reached.size > 0 && { $defs }),
  });
}

function refKeys(schema: unknown): readonly string[] {
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const key = keyword === "$ref" ? refKey(value) : undefined;
    return key === undefined ? refKeys(value) : [key];
  });
}

function refKey(ref: unknown): string | undefined {
  return typeof ref === "string" && ref.startsWith(DEFINITIONS) ? ref.slice(DEFINITIONS.length) : undefined;
}

function convertSchema(schema: JsonSchema, target: JsonSchemaTarget): JsonSchema {
  if (target === "draft-2020-12") return schema;
  if (target !== "draft-07") throw new Error(`JSON Schema is given as draft-2020-12 or draft-07, not as ${target}.`);
  const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
  const converted = withRefsTo("#/definitions/", { $id, ...rest, ...(definitions !== undefined && { definitions }) });
  return { $schema: "http://json-schema.org/draft-07/schema#", ...converted };
}

/** The keywords that the package uses mean the same in both versions; only the definitions have another place. */
function withRefsTo(place: string, schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([keyword, value]): readonly [string, unknown] => {
    const key = keyword === "$ref" ? refKey(value) : undefined;
    return [keyword, key === undefined ? withRefsInside(place, value) : place + key];
  });
  return Object.fromEntries(entries);
}

function withRefsInside(place: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefsInside(place, item));
  return isSchema(value) ? withRefsTo(place, value) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
