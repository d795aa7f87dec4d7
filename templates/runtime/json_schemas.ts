import { UnknownAddressError } from "./unknown_address_error.js";
import type { StandardSchemaProps, Validator } from "./validator_types.js";

/** A JSON Schema that belongs to the caller, who may change it. */
export type JsonSchema = Record<string, unknown>;

/** A JSON Schema document of the package: definitions only, the document itself describes no value. */
export interface SchemaDocument {
  readonly $schema: string;
  readonly $id: string;
  readonly title: string;
  readonly description: string;
  readonly $defs: Readonly<Record<string, Readonly<JsonSchema>>>;
}

/** The exports of the module of a document. */
export interface SchemaModule {
  readonly schema: SchemaDocument;
  /** The definitions that are records with an address. */
  readonly records: readonly string[];
}

/** A version of JSON Schema. A converter throws for versions that it does not support. */
export type JsonSchemaTarget = "draft-2020-12" | "draft-07" | "openapi-3.0" | ({} & string);

export interface JsonSchemaOptions {
  readonly target: JsonSchemaTarget;
  readonly libraryOptions?: Record<string, unknown> | undefined;
}

/** The part that Standard JSON Schema adds to a validator. */
export interface JsonSchemaConverter {
  /** The schema of the values that the validator accepts. */
  readonly input: (options: JsonSchemaOptions) => JsonSchema;
  /** The schema of the values that it returns, which is the same: nothing is converted. */
  readonly output: (options: JsonSchemaOptions) => JsonSchema;
}

/** A validator that implements both Standard Schema and Standard JSON Schema. */
export interface ValidatorWithJsonSchema<T> extends Validator<T> {
  readonly "~standard": StandardSchemaProps<unknown, T> & { readonly jsonSchema: JsonSchemaConverter };
}

/** The place of an address's schema. */
interface Entry {
  readonly document: SchemaDocument;
  readonly key: string;
}

const DEFINITIONS = "#/$defs/";

/**
 * A function from address to self-contained JSON Schema. `modules` are the documents by connector id. The function throws
 * `UnknownAddressError` for an unknown address.
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

/** The same validator with the Standard JSON Schema part. */
export function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T> {
  const convert = ({ target }: JsonSchemaOptions): JsonSchema => convertSchema(find(validator.address), target);
  const jsonSchema: JsonSchemaConverter = Object.freeze({ input: convert, output: convert });
  return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

/** Records have addresses, and so have definitions with a name of one or three words; named types have none. */
function listEntries(id: string, { schema: document, records }: SchemaModule): readonly (readonly [address: string, entry: Entry])[] {
  const keys = Object.keys(document.$defs).filter((key) => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key));
  return [
    ...keys.map((key) => [`${id}.${key}`, { document, key }] as const),
    ...records.map((key) => [`${id}.records.${key}`, { document, key }] as const),
  ];
}

/** The definition with all definitions that it refers to. One that is only a reference is replaced by its target. */
function extractSchema({ document, key }: Entry): JsonSchema {
  const definitions = document.$defs;
  const root = definitions[key] ?? {};
  const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : undefined;
  const schema = (target === undefined ? undefined : definitions[target]) ?? root;
  const reached = new Set(refKeys(schema));
  // A loop over a set also visits what is added on the way.
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
  if (target !== "draft-07") throw new Error(`The target must be draft-2020-12 or draft-07, not ${target}.`);
  const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
  const converted = withRefsTo("#/definitions/", { $id, ...rest, ...(definitions !== undefined && { definitions }) });
  return { $schema: "http://json-schema.org/draft-07/schema#", ...converted };
}

/** The keywords that the package uses have the same meaning in both versions; only the definitions are elsewhere. */
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
