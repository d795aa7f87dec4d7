import { UnknownAddressError } from "./unknown_address_error.js";
import type { StandardSchemaProps, Validator } from "./validator_types.js";

/** A JSON Schema that belongs to the caller, who may change it. */
export type JsonSchema = Record<string, unknown>;

/** The schemas of a connector or of the gateway. */
export interface SchemaSource {
  /**
   * Schemas by key. `#/$defs/<key>` refers to one of the same source. The gateway refers to a connector's with
   * `#/$defs/<connector>.<key>`.
   */
  readonly definitions: Readonly<Record<string, Readonly<JsonSchema>>>;
  /** The keys of records that have an address. */
  readonly records: readonly string[];
  /** The keys of a connector's definitions that belong to the gateway, which has the same. */
  readonly shared: readonly string[];
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

/** The place of an address's schema: its owner, and the key among the owner's definitions. */
interface Entry {
  readonly owner: string;
  readonly key: string;
}

type Sources = Readonly<Record<string, SchemaSource>>;

const GATEWAY = "gateway";
const DEFINITIONS = "#/$defs/";

/**
 * A function from address to self-contained JSON Schema. `sources` are by connector id, and that of the gateway. The function
 * throws `UnknownAddressError` for an unknown address.
 */
export function createSchemaLookup(sources: Sources): (address: string) => JsonSchema {
  let entries: ReadonlyMap<string, Entry> | undefined;
  return (address) => {
    entries ??= new Map(Object.entries(sources).flatMap(([id, source]) => listEntries(id, source)));
    const entry = entries.get(address);
    if (entry === undefined) throw new UnknownAddressError(address, [...entries.keys()]);
    return extractSchema(entry, sources);
  };
}

/** A copy of the validator with the Standard JSON Schema part. */
export function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T> {
  const convert = ({ target }: JsonSchemaOptions): JsonSchema => convertSchema(find(validator.address), target);
  const jsonSchema: JsonSchemaConverter = Object.freeze({ input: convert, output: convert });
  return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

/** Records have addresses, and so have definitions with a name of one or three words; named types have none. */
function listEntries(owner: string, { definitions, records, shared }: SchemaSource): readonly (readonly [address: string, entry: Entry])[] {
  const isAddressed = (key: string): boolean => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key) && !shared.includes(key);
  const keys = Object.keys(definitions).filter(isAddressed);
  return [
    ...keys.map((key) => [`${owner}.${key}`, { owner, key }] as const),
    ...records.map((key) => [`${owner}.records.${key}`, { owner, key }] as const),
  ];
}

/** The definition with all definitions that it refers to. One that is only a reference is replaced by its target. */
function extractSchema({ owner, key }: Entry, sources: Sources): JsonSchema {
  const root = findDefinition(sources, owner, key) ?? {};
  const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : undefined;
  const schema = (target === undefined ? undefined : findDefinition(sources, owner, target)) ?? root;
  const $defs: JsonSchema = {};
  const reached = new Set(refKeys(schema));
  // A loop over a set also visits what is added on the way.
  for (const name of reached) {
    $defs[name] = findDefinition(sources, owner, name);
    for (const next of refKeys($defs[name])) reached.add(next);
  }
  return structuredClone({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: `urn:connector-gateway-spec:schemas:${owner}:${key}`,
    ...schema,
    ...(reached.size > 0 && { $defs }),
  });
}

/** The definition of a key in the document of an owner, with the references of that document. */
function findDefinition(sources: Sources, owner: string, key: string): Readonly<JsonSchema> | undefined {
  const definition = definitionAt(sources, owner, key);
  if (definition !== undefined || owner !== GATEWAY) return definition;
  const dot = key.indexOf(".");
  const connector = key.slice(0, dot);
  const borrowed = definitionAt(sources, connector, key.slice(dot + 1));
  const shared = sources[connector]?.shared ?? [];
  return borrowed && withRefs(borrowed, (name) => DEFINITIONS + (shared.includes(name) ? name : `${connector}.${name}`));
}

function definitionAt(sources: Sources, owner: string, key: string): Readonly<JsonSchema> | undefined {
  const definitions = Object.hasOwn(sources, owner) ? sources[owner]?.definitions : undefined;
  return definitions !== undefined && Object.hasOwn(definitions, key) ? definitions[key] : undefined;
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

/** Keywords of the package have the same meaning in both versions; only the definitions are elsewhere. */
function convertSchema(schema: JsonSchema, target: JsonSchemaTarget): JsonSchema {
  if (target === "draft-2020-12") return schema;
  if (target !== "draft-07") throw new Error(`The target must be draft-2020-12 or draft-07, not ${target}.`);
  const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
  const converted = withRefs({ $id, ...rest, ...(definitions !== undefined && { definitions }) }, (key) => `#/definitions/${key}`);
  return { $schema: "http://json-schema.org/draft-07/schema#", ...converted };
}

/** The schema with other `$ref`s. `toRef` gets the keys of the definitions. */
function withRefs(schema: Readonly<JsonSchema>, toRef: (key: string) => string): JsonSchema {
  const entries = Object.entries(schema).map(([keyword, value]): readonly [string, unknown] => {
    const key = keyword === "$ref" ? refKey(value) : undefined;
    return [keyword, key === undefined ? withRefsInside(value, toRef) : toRef(key)];
  });
  return Object.fromEntries(entries);
}

function withRefsInside(value: unknown, toRef: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => withRefsInside(item, toRef));
  return isSchema(value) ? withRefs(value, toRef) : value;
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
