// @generated from templates/runtime/json_schemas.ts by connector-gateway-spec. Do not edit.
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
  readonly "~standard": StandardSchemaProps<unknown, T> & {
    readonly jsonSchema: JsonSchemaConverter;
  };
}
type Sources = Readonly<Record<string, SchemaSource>>;

/**
 * A function from address to self-contained JSON Schema. `sources` are by connector id, and that of the gateway. The function
 * throws `UnknownAddressError` for an unknown address.
 */
export declare function createSchemaLookup(sources: Sources): (address: string) => JsonSchema;

/** A copy of the validator with the Standard JSON Schema part. */
export declare function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T>;
export {};
