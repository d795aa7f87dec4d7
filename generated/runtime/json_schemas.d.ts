import type { StandardSchemaProps } from "./standard_schema.js";
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
    readonly "~standard": StandardSchemaProps<unknown, T> & {
        readonly jsonSchema: JsonSchemaConverter;
    };
}

/**
 * A function from address to JSON Schema, complete in itself, over the modules by the id of their connector. It throws
 * `UnknownAddressError` for an address that there is not.
 */
export declare function createSchemaLookup(modules: Readonly<Record<string, SchemaModule>>): (address: string) => JsonSchema;

/** The same validator, which also tells its JSON Schema. */
export declare function addJsonSchema<T>(validator: Validator<T>, find: (address: string) => JsonSchema): ValidatorWithJsonSchema<T>;
