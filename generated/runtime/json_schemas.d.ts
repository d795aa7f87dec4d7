import type { StandardSchemaProps } from "./standard_schema.js";
import type { Validator } from "./validator_types.js";

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
    readonly "~standard": StandardSchemaProps<unknown, T> & {
        readonly jsonSchema: JsonSchemaConverter;
    };
}

/**
 * A function from address to self-contained JSON Schema. `modules` are the documents by connector id. The function throws
 * `UnknownAddressError` for an unknown address.
 */
export declare function createSchemaLookup(modules: Readonly<Record<string, SchemaModule>>): (address: string) => JsonSchema;

/** The same validator with the Standard JSON Schema part. */
export declare function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T>;
