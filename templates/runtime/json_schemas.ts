import type { StandardSchemaProps } from "./standard_schema.js";
import { UnknownAddressError } from "./unknown_address_error.js";
import type { Validator } from "./validator_types.js";

/** A JSON Schema that belongs to the caller, who may change it. */
export type JsonSchema = Record<string, unknown>;

/** The exports of a module of the package: the schemas that belong to a connector or to the gateway. */
export interface SchemaModule {
  /**
   * Schemas by key. `#/$defs/<key>` refers to one of the same module. If the module has none, a connector refers to the
   * gateway's, and the gateway with `#/$defs/<connector>.<key>` to a connector's.
   */
  readonly definitions: Readonly<Record<string, Readonly<JsonSchema>>>;
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

/** The place of an address's schema: the module of an owner, and the key in it. */
interface Entry {
  readonly owner: string;
  readonly key: string;
}

type Modules = Readonly<Record<string, SchemaModule>>;

const GATEWAY = "gateway";
const DEFINITIONS = "#/$defs/";

/**
 * A function from address to self-contained JSON Schema. `modules` are by connector id, and that of the gateway. The function
 * throws `UnknownAddressError` for an unknown address.
 */
export function createSchemaLookup(modules: Modules): (address: string) => JsonSchema {
  let entries: ReadonlyMap<string, Entry> | undefined;
  return (address) => {
    entries ??= new Map(Object.entries(modules).flatMap(([id, module]) => listEntries(id, module)));
    const entry = entries.get(address);
    if (entry === undefined) throw new UnknownAddressError(address, [...entries.keys()]);
    return extractSchema(entry, modules);
  };
}

/** The same validator with the Standard JSON Schema part. */
export function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T> {
  const convert = ({ target }: JsonSchemaOptions): JsonSchema => convertSchema(find(validator.address), target);
  const jsonSchema: JsonSchemaConverter = Object.freeze({ input: convert, output: convert });
  return Object.freeze({ ...validator, "~standard": Object.freeze({ ...validator["~standard"], jsonSchema }) });
}

/** Records have addresses, and so have definitions with a name of one or three words; named types have none. */
function listEntries(owner: string, { definitions, records }: SchemaModule): readonly (readonly [address: string, entry: Entry])[] {
  const keys = Object.keys(definitions).filter((key) => /^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+\.[a-z0-9_]+)?$/.test(key));
  return [
    ...keys.map((key) => [`${owner}.${key}`, { owner, key }] as const),
    ...records.map((key) => [`${owner}.records.${key}`, { owner, key }] as const),
  ];
}

/** The definition with all definitions that it refers to. One that is only a reference is replaced by its target. */
function extractSchema({ owner, key }: Entry, modules: Modules): JsonSchema {
  const root = findDefinition(modules, owner, key) ?? {};
  const target = Object.keys(root).length === 1 ? refKey(root["$ref"]) : undefined;
  const schema = (target === undefined ? undefined : findDefinition(modules, owner, target)) ?? root;
  const $defs: JsonSchema = {};
  const reached = new Set(refKeys(schema));
  // A loop over a set also visits what is added on the way.
  for (const name of reached) {
    $defs[name] = findDefinition(modules, owner, name);
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
function findDefinition(modules: Modules, owner: string, key: string): Readonly<JsonSchema> | undefined {
  const definition = ownDefinition(modules, owner, key) ?? ownDefinition(modules, GATEWAY, key);
  if (definition !== undefined || owner !== GATEWAY) return definition;
  const dot = key.indexOf(".");
  const connector = key.slice(0, dot);
  const borrowed = ownDefinition(modules, connector, key.slice(dot + 1));
  if (borrowed === undefined) return undefined;
  return withRefs(
    borrowed,
    (name) => DEFINITIONS + (ownDefinition(modules, connector, name) === undefined ? name : `${connector}.${name}`),
  );
}

function ownDefinition(modules: Modules, owner: string, key: string): Readonly<JsonSchema> | undefined {
  const definitions = Object.hasOwn(modules, owner) ? modules[owner]?.definitions : undefined;
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

function convertSchema(schema: JsonSchema, target: JsonSchemaTarget): JsonSchema {
  if (target === "draft-2020-12") return schema;
  if (target !== "draft-07") throw new Error(`The target must be draft-2020-12 or draft-07, not ${target}.`);
  const { $schema: _schema, $id, $defs: definitions, ...rest } = schema;
  // The keywords that the package uses have the same meaning in both versions; only the definitions are elsewhere.
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
